import type { Page } from '@playwright/test';

import { BELOP_SKJULT, getBelopCookie } from '../../contract/src/skjulte-belop.ts';
import { alleSprak, type Sprak, sprakNavn } from '../../contract/src/sprak.ts';
import { hold } from '../steps/hold.ts';
import { createSay, listOwn } from '../steps/sprak.ts';
import { logIn, OVERSIKT } from '../steps/log-in.ts';
import { testOnOwnPortal } from '../steps/own-portal.ts';
import { seeNoSidewaysScroll } from '../steps/page-quality.ts';
import { PROFIL } from '../steps/profil.ts';
import { expectScriptIn } from '../steps/script.ts';
import { expect, expectNoAxeViolations, test } from '../steps/test.ts';

const PAGES = [
  '',
  '/tilbud',
  '/kostnader',
  '/kjopsinnganger',
  '/forsikringsprofil',
  '/forsikringsprofil/data',
  '/forsikringsprofil/last-ned',
  '/klage-og-rettigheter',
  '/tilgjengelighet',
  '/borte',
];
/** Nobody's words: the customer's own name and addresses, names of brands and boards, and amounts. */
const NAMES =
  /^(?:Hei, )?(?:Lun|Blank|Slukket|Låst|Fersk)(?: (?:Bris|Tavle|Lampe|Skap|Vaffel))?$|^[+−\d\s.,]+kr|^(?:(?:SpareBank 1|DNB|Eika|Fana Sparebank|Sparebanken Møre|Fremtind) )?Forsikring$|BankID|Finansportalen|Finansklagenemnda|Datatilsynet|example|\.no\b|\d{4} [A-ZÆØÅ]{2}|Postboks|^LO$|^kr|^PDF$|^QQ/;

/** What is written alike in the two languages, and is no text of a file: months, and sentences with a date. */
const ALIKE = {
  nn: /^(?:jan|feb|mar|apr|mai|jun|jul|aug|sep|okt|nov|des)\p{L}*(?: \d{4})?$|^(?:Gyldig til|Sist vurdert) [\d.]+$|^(?:Du\s+svarte\s+(?:ja|nei)\s+|Sist\s+)?[\d.]+\s+kl\.\s+[\d.]+$|^Referanse [\dA-Z-]+$|^Det er [\d\s]+kr mindre enn før \(\d+\s%\)\.$|^Totalt minst skjult\.$|^\((?:minst )?[\d\s]+\skr\/år\)$|^Du tok i bruk folkeregistrert adresse,\s[\d.]+\skl\.\s[\d.]+$/iu,
  en: /^(?:April|August|September|November|feb|mar|apr|jun|jul|aug|sep|nov)(?: \d{4})?$/,
};

const AMOUNT = /\d[\d\s.,]*kr\b|(?:kr|NOK)\s?\d/;
const OF_PROFIL = ['/forsikringsprofil', '/forsikringsprofil/data', '/forsikringsprofil/last-ned'];
/** Pages in states that the standard customer does not meet; `{}` posts a form that is refused there. */
const STATES = [
  [undefined, ['', '?timeout=true', '?innlogging=feilet', '/klage-og-rettigheter', '/tilgjengelighet']],
  ['standard', ['/forsikringsprofil/innlogginger', '/andre-forsikringer']],
  ['prisopp', ['/kostnader']],
  ['prisned', ['/kostnader']],
  ['forfalt', ['/kostnader']],
  ['utenDeler', ['/kostnader']],
  ['tom', ['', '/tilbud', '/kostnader', ...OF_PROFIL]],
  ['alleNede', ['', '/tilbud', '/kostnader', ...OF_PROFIL]],
  ['registerNede', ['', ...OF_PROFIL]],
  ['under18', ['']],
] as const;
/** What the forms of a page refuse: no address, no number, no tick, nothing that there is. */
const REFUSED = {
  '/forsikringsprofil': [
    { skjema: 'kontaktinformasjon', epostAdresse: 'x' },
    { skjema: 'kontaktinformasjon', mobilNummer: 'x' },
    { skjema: 'reservasjon', valg: 'ja' },
    { skjema: 'samtykke', samtykke: 'MARKETING' },
  ],
  '/forsikringsprofil/data': [
    { skjema: 'ikke-meg', id: '00000000-0000-4000-8000-000000000000' },
    { skjema: 'trekk-samtykke', samtykke: 'MARKETING', valg: 'nei', tekstversjon: 'x' },
    { skjema: 'trekk-post', valg: 'ja' },
    { skjema: 'deling', id: 'x', valg: 'nei' },
  ],
};

/**
 * All texts that a customer reads or hears, save those that are marked as another language's.
 * @param html another page than the one that is open, without its script
 */
function listTexts(page: Page, html?: string): Promise<string[]> {
  return page.evaluate((source) => {
    const document =
      source === undefined ? globalThis.document : new DOMParser().parseFromString(source, 'text/html');
    // A copy, in which a word that may wrap is one text.
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const wrap of body.querySelectorAll('wbr')) wrap.remove();
    body.normalize();
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (
        parentElement === null ||
        parentElement.closest('script, style, template, noscript, body [lang]') !== null
      )
        continue;
      found.add((textContent ?? '').replaceAll('\u00ad', '').trim());
    }
    for (const element of body.querySelectorAll('[aria-label], [title], [alt]'))
      for (const name of ['aria-label', 'title', 'alt']) found.add(element.getAttribute(name) ?? '');
    return [...found].filter((text) => /\p{L}{2}/u.test(text));
  }, html);
}

/** What a page in another language says as the one in bokmål does, without being alike in the two or nobody's words. */
const createFindLeft = (sprak: 'nn' | 'en') => {
  const own = listOwn(sprak);
  return (texts: readonly string[], bokmal: ReadonlySet<string>): string[] =>
    texts.filter(
      (text) => bokmal.has(text) && !own.has(text) && !NAMES.test(text) && !ALIKE[sprak].test(text),
    );
};

const findLeft = { nn: createFindLeft('nn'), en: createFindLeft('en') };

// The last page is one that there is not.
test.use({ allowedTrouble: /404/ });

for (const sprak of ['nn', 'en'] as const) {
  test(`in ${sprakNavn[sprak]} I log in, save, am refused, complain and log out`, async ({
    page,
    createKunde,
  }) => {
    const say = await createSay(sprak);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(OVERSIKT);
    await page.getByRole('button', { name: sprakNavn[sprak], exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', sprak);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('features/login', 'title'));
    await expect(
      page
        .frameLocator('iframe')
        .getByRole('button', { name: `${say('features/login', 'loggInn').trim()} BankID`, exact: true }),
    ).toBeVisible();
    await expectNoAxeViolations(page);

    await logIn(page, await createKunde({ avtaler: [{ name: 'Bil' }] }));
    await expect(
      page.getByRole('heading', { level: 2, name: say('features/avtaler', 'overskrift'), exact: true }),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await seeNoSidewaysScroll(page);

    await page.goto(PROFIL);
    const row = page
      .locator('details')
      .filter({ has: page.getByText(say('features/kontaktinformasjon', 'epost.etikett'), { exact: true }) });
    // Sent before that, the form is refused by the server too, which the browser tells of.
    await expectScriptIn(row);
    await row.locator('summary').click();
    await row.getByRole('textbox').fill('ikke en adresse');
    await row.getByRole('button', { name: say('features/kontaktinformasjon', 'lagre') }).click();
    await expect(row.getByText(say('features/kontaktinformasjon', 'epost.ugyldig'))).toBeVisible();
    await row.getByRole('textbox').fill('ny.adresse@example.com');
    for (const chosen of ['nb', sprak] as const) {
      const choice = page.getByRole('button', { name: sprakNavn[chosen], exact: true });
      // It takes what was typed along, even when it is pressed before its script has come.
      await choice.click();
      await expect(page.locator('html')).toHaveAttribute('lang', chosen);
      await expect(page.getByRole('textbox')).toHaveValue('ny.adresse@example.com');
    }
    await row.getByRole('button', { name: say('features/kontaktinformasjon', 'lagre') }).click();
    await expect(page.getByText(say('features/kontaktinformasjon', 'epost.oppdatert'))).toBeVisible();
    await expectNoAxeViolations(page);

    await page.goto(`${OVERSIKT}/klage-og-rettigheter`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('features/klage', 'tittel'));
    await page.getByText(say('frame', 'meny'), { exact: true }).click();
    await page.getByRole('button', { name: say('frame', 'loggUt') }).click();
    await page.waitForURL(/logget-ut/);
  });
}

test('what I type before the script has come goes along to another language', async ({
  page,
  createKunde,
}) => {
  const say = await createSay('nb');
  await logIn(page, await createKunde({}));
  const script = hold();
  await page.route(/\/entry\.client[^/]*\.js$/, script.route);
  await page.goto(PROFIL, { waitUntil: 'commit' });
  const row = page
    .locator('details')
    .filter({ has: page.getByText(say('features/kontaktinformasjon', 'epost.etikett'), { exact: true }) });
  await row.locator('summary').click();
  await row.getByRole('textbox').fill('ny.adresse@example.com');
  await page.getByRole('button', { name: sprakNavn.en, exact: true }).click();
  script.release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('textbox')).toHaveValue('ny.adresse@example.com');
});

test('what I type goes along also when I press again, since the line is slow', async ({
  page,
  createKunde,
}) => {
  await logIn(page, await createKunde({}), PROFIL);
  const row = page.locator('details').filter({ has: page.getByText('E-post', { exact: true }) });
  await row.locator('summary').click();
  await expectScriptIn(row.locator('form'));
  await row.getByRole('textbox').fill('ny.adresse@example.com');
  const line = hold();
  const asked: string[] = [];
  await page.route('**/sprak', (route) => {
    asked.push(route.request().url());
    return line.route(route);
  });
  const english = page.getByRole('button', { name: sprakNavn.en, exact: true });
  await english.scrollIntoViewIfNeeded();
  const { x = 0, y = 0 } = (await english.boundingBox()) ?? {};
  for (const times of [1, 2]) {
    // The locator's own press would wait for the page that the one before it has asked for.
    await page.mouse.click(x + 5, y + 5);
    await expect.poll(() => asked).toHaveLength(times);
  }
  line.release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.getByRole('textbox')).toHaveValue('ny.adresse@example.com');
});

test('nothing of ours is left in bokmål in the other languages, and all of it has room', async ({
  page,
  context,
  baseURL,
}) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 700 });
  await logIn(page, 'standard');
  const read = async (path: string, sprak: Sprak) => {
    await context.addCookies([{ name: 'kfp-sprak', value: sprak, url: baseURL ?? '' }]);
    await page.goto(`${OVERSIKT}${path}`, { waitUntil: 'networkidle' });
    await seeNoSidewaysScroll(page);
    return listTexts(page);
  };
  for (const path of PAGES) {
    const bokmal = new Set(await read(path, 'nb'));
    for (const sprak of ['nn', 'en'] as const) {
      expect.soft(findLeft[sprak](await read(path, sprak), bokmal), `${path} in ${sprak}`).toEqual([]);
    }
  }
});

test('a text in bokmål that is left in another language is found', async ({ page, context, baseURL }) => {
  const open = async (sprak: Sprak) => {
    await context.addCookies([{ name: 'kfp-sprak', value: sprak, url: baseURL ?? '' }]);
    await page.goto(`${OVERSIKT}/tilgjengelighet`, { waitUntil: 'networkidle' });
  };
  await open('nb');
  const bokmal = new Set(await listTexts(page));
  const say = await createSay('nb');
  const planted = say('features/tilgjengelighet', 'ingress');
  expect([...bokmal]).toContain(planted);
  for (const sprak of ['nn', 'en'] as const) {
    await open(sprak);
    expect(findLeft[sprak](await listTexts(page), bokmal)).toEqual([]);
    await page.locator('main').evaluate((main, text) => main.append(text), planted);
    expect(findLeft[sprak](await listTexts(page), bokmal)).toEqual([planted]);
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  testOnOwnPortal(
    'nothing of ours is left in bokmål where something is empty, down, late or refused',
    async ({ page, context, baseURL }) => {
      const choose = (chosen: Sprak) =>
        context.addCookies([{ name: 'kfp-sprak', value: chosen, url: baseURL ?? '' }]);
      // The portal's own pages let no script read a page as text.
      const reader = await context.newPage();
      const read = async (address: string, form?: Readonly<Record<string, string>>) => {
        const { request } = context;
        const headers = { origin: baseURL ?? '', 'sec-fetch-site': 'same-origin' };
        const answer = await (form === undefined
          ? request.get(address)
          : request.post(address, { form, headers }));
        return listTexts(reader, await answer.text());
      };
      const seeNothingLeft = async (path: string, form?: Readonly<Record<string, string>>) => {
        const address = `${OVERSIKT}${path}${path.includes('?') ? '&' : '?'}komplett`;
        await choose('nb');
        const bokmal = new Set(await read(address, form));
        expect(bokmal.size, address).toBeGreaterThan(10);
        for (const sprak of ['nn', 'en'] as const) {
          await choose(sprak);
          const left = findLeft[sprak](await read(address, form), bokmal);
          expect.soft(left, `${address} ${JSON.stringify(form ?? {})} in ${sprak}`).toEqual([]);
        }
      };
      for (const [customer, paths] of STATES) {
        await context.clearCookies();
        if (customer !== undefined) await logIn(page, customer);
        for (const path of paths) await seeNothingLeft(path);
        if (customer !== 'standard') continue;
        await page.goto(PROFIL);
        const formToken = await page.locator('input[name=formToken]').first().inputValue();
        for (const [path, forms] of Object.entries(REFUSED))
          for (const form of forms) await seeNothingLeft(path, { formToken, ...form });
        const pages = ['', '/tilbud', '/kostnader'];
        const countAmounts = async () => {
          const counts: number[] = [];
          for (const path of pages)
            for (const sprak of alleSprak) {
              await choose(sprak);
              const texts = await read(`${OVERSIKT}${path}?komplett`);
              counts.push(texts.filter((text) => AMOUNT.test(text)).length);
            }
          return counts;
        };
        expect(await countAmounts()).not.toContain(0);
        await context.addCookies([{ name: getBelopCookie(false), value: BELOP_SKJULT, url: baseURL ?? '' }]);
        expect(new Set(await countAmounts())).toEqual(new Set([0]));
        for (const path of pages) await seeNothingLeft(path);
      }
    },
  );
});

test.describe('a browser in English', () => {
  test.use({ locale: 'en-GB' });
  test('is offered English until I say no thanks', async ({ page }) => {
    await page.goto(OVERSIKT);
    const offer = page.getByRole('button', { name: 'This page is available in English' });
    await page.getByRole('button', { name: 'No thanks' }).click();
    // The answer waits for the script, and a reload would take it back.
    await expect(offer).toBeHidden();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
    await expect(offer).toBeHidden();
  });

  test('is offered the page in English, which stays in bokmål until I ask for it', async ({ page }) => {
    await page.goto(OVERSIKT);
    await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
    await page.getByRole('button', { name: 'This page is available in English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('what I have typed goes along, also when I ask before the script of the offer has come', async ({
    page,
    createKunde,
  }) => {
    await logIn(page, await createKunde({}));
    const script = hold();
    await page.route(/\/footer-[^/]*\.js$/, script.route);
    await page.goto(PROFIL);
    const row = page.locator('details').filter({ has: page.getByText('E-post', { exact: true }) });
    await row.locator('summary').click();
    await row.getByRole('textbox').fill('ny.adresse@example.com');
    await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
    await page.getByRole('button', { name: 'This page is available in English' }).click();
    script.release();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('textbox')).toHaveValue('ny.adresse@example.com');
  });
});
