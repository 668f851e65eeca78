import type { Page } from '@playwright/test';

import { type Sprak, sprakNavn } from '../../contract/src/sprak.ts';
import { createSay, listOwn } from '../steps/sprak.ts';
import { logIn, OVERSIKT } from '../steps/log-in.ts';
import { seeNoSidewaysScroll } from '../steps/page-quality.ts';
import { PROFIL } from '../steps/profil.ts';
import { expect, expectNoAxeViolations, test } from '../steps/test.ts';

const PAGES = [
  '',
  '/tilbud',
  '/kostnader',
  '/kjopsinnganger',
  '/forsikringsprofil',
  '/klage-og-rettigheter',
  '/borte',
];
/** Nobody's words: the customer's own name and addresses, names of brands and boards, and amounts. */
const NAMES =
  /^(?:Hei, )?Lun(?: Bris)?$|^[+−\d\s.,]+kr|^Forsikring$|BankID|Finansportalen|Finansklagenemnda|Datatilsynet|example|\.no\b|\d{4} [A-ZÆØÅ]{2}|Postboks|^LO$|^kr|^PDF$|^QQ/;

/** What is written alike in the two languages, and is no text of a file: months, and sentences with a date. */
const ALIKE = {
  nn: /^(?:jan|feb|mar|apr|mai|jun|jul|aug|sep|okt|nov|des)\p{L}*(?: \d{4})?$|^Gyldig til [\d.]+$/iu,
  en: /^(?:April|August|September|November|feb|mar|apr|jun|jul|aug|sep|nov)(?: \d{4})?$/,
};

/** All texts on the page that a customer reads or hears, save those that are marked as another language's. */
function listTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (parentElement === null || parentElement.closest('script, style, template, body [lang]') !== null)
        continue;
      found.add((textContent ?? '').replaceAll('\u00ad', '').trim());
    }
    for (const element of document.querySelectorAll('[aria-label], [title], [alt]'))
      for (const name of ['aria-label', 'title', 'alt']) found.add(element.getAttribute(name) ?? '');
    return [...found].filter((text) => /\p{L}{2}/u.test(text));
  });
}

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
        .getByRole('button', { name: say('features/login', 'loggInn'), exact: true }),
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
    await row.locator('summary').click();
    await row.getByRole('textbox').fill('ikke en adresse');
    await row.getByRole('button', { name: say('features/kontaktinformasjon', 'lagre') }).click();
    await expect(row.getByText(say('features/kontaktinformasjon', 'epost.ugyldig'))).toBeVisible();
    await row.getByRole('textbox').fill('ny.adresse@example.com');
    await row.getByRole('button', { name: say('features/kontaktinformasjon', 'lagre') }).click();
    await expect(page.getByText(say('features/kontaktinformasjon', 'epost.oppdatert'))).toBeVisible();
    await expectNoAxeViolations(page);

    await page.goto(`${OVERSIKT}/klage-og-rettigheter`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('features/klage', 'tittel'));
    await page.getByText(say('frame', 'meny'), { exact: true }).click();
    await page.getByRole('button', { name: say('frame', 'loggUt') }).click();
    await page.waitForURL(/logget-ut/);
  });

  test(`nothing of ours is left in bokmål in ${sprakNavn[sprak]}, and all of it has room`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 700 });
    await logIn(page, 'standard');
    const choose = (chosen: Sprak) =>
      context.addCookies([{ name: 'kfp-sprak', value: chosen, url: baseURL ?? '' }]);
    const own = listOwn(sprak);
    for (const path of PAGES) {
      await choose('nb');
      await page.goto(`${OVERSIKT}${path}`, { waitUntil: 'networkidle' });
      const bokmal = new Set(await listTexts(page));
      await choose(sprak);
      await page.goto(`${OVERSIKT}${path}`, { waitUntil: 'networkidle' });
      await seeNoSidewaysScroll(page);
      const left = (await listTexts(page)).filter(
        (text) => bokmal.has(text) && !own.has(text) && !NAMES.test(text) && !ALIKE[sprak].test(text),
      );
      expect(left, `${path} in ${sprak}`).toEqual([]);
    }
  });
}

test.describe('a browser in English', () => {
  test.use({ locale: 'en-GB' });
  test('is offered the page in English, which stays in bokmål until I ask for it', async ({ page }) => {
    await page.goto(OVERSIKT);
    await expect(page.locator('html')).toHaveAttribute('lang', 'nb');
    await page.getByRole('button', { name: 'This page is available in English' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
