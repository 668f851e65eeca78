import type { Page } from '@playwright/test';
import { breakScript, type BrokenScript } from '../steps/broken-script.ts';
import { hold } from '../steps/hold.ts';
import { logIn, OVERSIKT, startLogin, identify } from '../steps/log-in.ts';
import { openRow, PROFIL } from '../steps/profil.ts';
import { listAvtalerWithout, seeAvtaler } from '../steps/oversikt.ts';
import { customerPages } from '../steps/pages.ts';
import { chooseSamtykke } from '../steps/profil.ts';
import { expect, test } from '../steps/test.ts';

/** Tells the page that the network is back until it asks again: it may not have seen the failure yet. */
async function askAgain(page: Page, file: RegExp): Promise<void> {
  const again = page.waitForRequest(file);
  await page.evaluate(() => setInterval(() => window.dispatchEvent(new Event('online')), 100));
  await again;
}

const ways = ['blocked', 'cut', 'throws', 'old'] as const satisfies readonly BrokenScript[];

// Only these two: `old` leaves the page as sent, which the next story compares, and `blocked` has stories of its own.
for (const how of ['cut', 'throws'] as const) {
  test.describe(`the script is broken: ${how}`, () => {
    test.use({ brokenScript: how });

    test('I log in, see what comes late, save a consent, and go to my claims', async ({
      page,
      createKunde,
    }) => {
      const kunde = await createKunde({
        avtaler: [
          { name: 'Bil' },
          { systemSource: 'PROLIFE', name: 'Livsforsikring', productType: 'GRUPPELIV' },
        ],
        faults: { prolife: { fault: 'slow', delayMs: 1500 } },
      });
      await startLogin(page);
      await identify(page, kunde);
      await seeAvtaler(page, ['Bil', 'Livsforsikring']);
      await expect(page.getByRole('button', { name: 'Informasjonskapsler' })).toBeHidden();

      await page.goto(PROFIL);
      await chooseSamtykke(page, 'Tilbud og tips om forsikring', 'Ja');
      await expect(page.getByText('Samtykket til markedsføring er endret')).toBeVisible();

      await page.goto(`${OVERSIKT}/jump/seopp/skadesaker`);
      await page.getByRole('link', { name: 'Gå til skadesakene dine' }).click();
      await page.getByRole('button', { name: 'Gå til skadesakene dine' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skadesakene dine');
    });
  });
}

test.describe('the script breaks when I have chosen', () => {
  test.use({ brokenScript: 'throws' });

  test('I am told that the choice is not saved, and save it', async ({ page, createKunde }) => {
    let letCome = (): void => undefined;
    const come = new Promise<void>((resolve) => (letCome = resolve));
    await logIn(page, await createKunde());
    await page.route(/\.js$/, async (route) => {
      await come;
      await route.fallback();
    });
    await page.goto(PROFIL, { waitUntil: 'commit' });
    const group = page.getByRole('group', { name: 'Tilbud og tips om forsikring' });
    const form = page.locator('form').filter({ has: group });
    await group.getByLabel('Ja', { exact: true }).click();
    await expect(page.locator('html')).toHaveAttribute('data-script', 'awaited');
    await expect(form.getByText('Valget er ikke lagret ennå')).toBeHidden();
    letCome();
    await expect(form.getByText('Valget er ikke lagret ennå')).toBeVisible();
    await form.getByRole('button', { name: 'Lagre valget' }).click();
    await expect(page.getByText('Samtykket til markedsføring er endret')).toBeVisible();
    await expect(group.getByLabel('Ja', { exact: true })).toBeChecked();
    await expect(form.getByText('Valget er ikke lagret ennå')).toBeHidden();
  });
});

/** Makes everything that reads the customer's name throw. The name is outside all sections and their error boundaries. */
function breakName(): void {
  const { trim } = String.prototype;
  Reflect.defineProperty(String.prototype, 'trim', {
    value(this: string) {
      if (this.includes('Lakris')) throw new Error('Broken');
      return trim.call(this);
    },
  });
}

test('every page has the same links, buttons and fields as one without script, however the script is broken', async ({
  page,
  context,
  browser,
  createKunde,
}) => {
  test.slow();
  await logIn(page, await createKunde({ avtaler: [{}], tilbud: [{}] }));
  const storageState = await context.storageState();
  const visit = async (how: BrokenScript | 'none', paths: readonly string[]) => {
    const other = await browser.newContext({ storageState, javaScriptEnabled: how !== 'none' });
    if (how !== 'none') await breakScript(other, how);
    const tab = await other.newPage();
    const found: [string, string[]][] = [];
    for (const path of paths) {
      await tab.goto(path, { waitUntil: 'load' });
      await expect(tab.locator('html')).not.toHaveAttribute('data-script', 'awaited');
      found.push([path, await listControls(tab)]);
    }
    await other.unrouteAll({ behavior: 'ignoreErrors' });
    await other.close();
    return found;
  };
  const plain = await visit('none', customerPages);
  for (const [path, controls] of plain) expect(controls.length, path).toBeGreaterThan(8);
  await Promise.all(ways.map(async (how) => expect(await visit(how, customerPages), how).toEqual(plain)));
});

/**
 * Everything that can be pressed or filled in, but for the link to the offers: without script it stands after the content
 * when the session does not remember their number.
 */
function listControls(page: Page): Promise<string[]> {
  const controls = page.locator('a[href], button, summary, input:not([type="hidden"]), select, textarea');
  return controls
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements.map(
        (element) => `${element.tagName} ${element.getAttribute('name') ?? ''} ${element.textContent}`,
      ),
    )
    .then((lines) => lines.filter((line) => !/^A {2}Tilbud ?\d$/.test(line)));
}

test.describe('a component of the page throws', () => {
  test.use({ allowedTrouble: /page error|console\.error/ });

  test('during hydration: the page stays as it was sent, and its links and forms work', async ({
    page,
    createKunde,
  }) => {
    await page.addInitScript(breakName);
    const kunde = await createKunde({ navn: 'Seig Lakris', avtaler: [{ name: 'Bil' }] });
    await logIn(page, kunde);
    await expect(page.locator('html')).toHaveAttribute('data-script', 'failed');
    await seeAvtaler(page, ['Bil']);
    await page.getByRole('link', { name: 'Profil', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsprofil');
  });

  test('in one section of the page of costs: the others stay, and the amounts can be hidden', async ({
    page,
  }) => {
    // The bars alone write the months in short.
    await page.addInitScript(() => {
      const { get } = Object.getOwnPropertyDescriptor(Intl.DateTimeFormat.prototype, 'format') ?? {};
      Object.defineProperty(Intl.DateTimeFormat.prototype, 'format', {
        get(this: Intl.DateTimeFormat) {
          if (this.resolvedOptions().month === 'short') throw new Error('Broken');
          return get?.call(this) as unknown;
        },
      });
    });
    await logIn(page, 'standard');
    await page.goto(`${OVERSIKT}/kostnader`);
    await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
    const section = (id: string) => page.locator('section', { has: page.locator(`#${id}`) });
    await expect(section('aret').getByRole('button', { name: 'Prøv igjen' })).toBeVisible();
    await expect(section('fordelt').getByRole('cell', { name: / kr$/ }).first()).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Skjul beløp' }).click();
    await expect(section('fordelt').getByRole('cell', { name: 'skjult' }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Profil', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsprofil');
  });

  test('after following a link: the frame of the page stays, with contact, the other pages and the logout', async ({
    page,
    createKunde,
  }) => {
    await logIn(page, await createKunde({ navn: 'Seig Lakris', avtaler: [{ name: 'Bil' }] }));
    await page.goto(`${OVERSIKT}/klage-og-rettigheter`);
    await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
    await page.evaluate(breakName);
    await page.getByRole('link', { name: 'Forsikringsoversikt', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oisann, her skjedde det en feil');
    await expect(page).toHaveTitle(/^Oisann/);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: /^\+47/ })).toBeVisible();
    await page.getByRole('link', { name: 'Profil', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsprofil');
    await page.getByRole('button', { name: 'Logg ut' }).click();
    await page.waitForURL((url) => !url.pathname.startsWith(OVERSIKT));
  });
});

test.describe('the lower part of the overview does not arrive', () => {
  test.use({ allowedTrouble: /page-lower|Failed to load resource|preload/ });

  test('what the server has sent stays, and the rest is hydrated', async ({ page }) => {
    await page.route(/\/page-lower[^/]*\.js$/, (route) => route.abort());
    await logIn(page, 'prolifeTreg');
    await seeAvtaler(page, listAvtalerWithout());
    await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { name: 'Finner du ikke' })).toBeVisible();
  });
});

test.describe('the network is gone just when the end of a page comes into sight', () => {
  test.use({ allowedTrouble: /footer|tilbakemelding|Failed to load resource|preload/ });

  test('after following a link: the page stays, with what I have typed, and the footer works when the network is back', async ({
    page,
    createKunde,
  }) => {
    await logIn(page, await createKunde({ avtaler: [{ name: 'Bil' }] }));
    await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
    await page.getByRole('link', { name: 'Profil', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsprofil');
    const field = (await openRow(page, 'E-post')).getByRole('textbox');
    await field.fill('seig.lakris@eksempel.no');
    let isGone = true;
    await page.route(/\/footer[^/]*\.js$/, (route) => (isGone ? route.abort() : route.continue()));
    const failed = page.waitForEvent('requestfailed', (request) => /\/footer/.test(request.url()));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await failed;
    isGone = false;
    await askAgain(page, /\/footer[^/]*\.js$/);
    await page.getByRole('button', { name: 'Velg informasjonskapsler' }).click();
    await expect(page.getByLabel('Tillat statistikk')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('seig.lakris@eksempel.no');
  });

  test('another language chosen while the footer is asked for again takes along what I have typed', async ({
    page,
    createKunde,
  }) => {
    const second = hold();
    let attempts = 0;
    await page.route(/\/footer[^/]*\.js$/, (route) => {
      attempts += 1;
      return attempts === 1 ? route.abort() : second.route(route);
    });
    await logIn(page, await createKunde({ avtaler: [{ name: 'Bil' }] }), PROFIL);
    await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
    const field = (await openRow(page, 'E-post')).getByRole('textbox');
    await field.fill('seig.lakris@eksempel.no');
    const failed = page.waitForEvent('requestfailed', (request) => /\/footer/.test(request.url()));
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await failed;
    await askAgain(page, /\/footer[^/]*\.js$/);
    await page.getByRole('button', { name: 'English', exact: true }).click();
    second.release();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('textbox')).toHaveValue('seig.lakris@eksempel.no');
  });

  test('after following a link: the page stays, and the feedback comes when the network is back', async ({
    page,
    createKunde,
  }) => {
    await logIn(page, await createKunde({ avtaler: [{ name: 'Bil' }], tilbud: [{}] }), PROFIL);
    await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
    await page.evaluate(() => Object.assign(globalThis, { isFirstDocument: true }));
    let isGone = true;
    await page.route(/\/tilbakemelding[^/]*\.js$/, (route) => (isGone ? route.abort() : route.continue()));
    const failed = page.waitForEvent('requestfailed', (request) => /\/tilbakemelding/.test(request.url()));
    await page.locator(`a[href="${OVERSIKT}/tilbud"]`).filter({ visible: true }).first().click();
    await expect(page).toHaveTitle(/^Tilbud/);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await failed;
    isGone = false;
    await askAgain(page, /\/tilbakemelding[^/]*\.js$/);
    await expect(page.getByRole('radio', { name: 'Ganske fornøyd' })).toBeVisible();
    expect(await page.evaluate(() => 'isFirstDocument' in globalThis)).toBe(true);
  });
});

test.describe('the network is gone just when I leave an overview whose lower part I have not seen', () => {
  test.use({ allowedTrouble: /page-lower|Failed to load resource|preload/ });

  test('the next page stays, with what I have typed, and the lower part comes when I am back', async ({
    page,
    createKunde,
  }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    const avtaler = Array.from({ length: 8 }, (_, index) => ({ name: `Avtale ${index}` }));
    await logIn(page, await createKunde({ avtaler }));
    await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
    await page.evaluate(() => Object.assign(globalThis, { isFirstDocument: true }));
    let isGone = true;
    await page.route(/\/page-lower[^/]*\.js$/, (route) => (isGone ? route.abort() : route.continue()));
    const failed = page.waitForEvent('requestfailed', (request) => /\/page-lower/.test(request.url()));
    await page
      .locator(`a[href="${PROFIL}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsprofil');
    const field = (await openRow(page, 'E-post')).getByRole('textbox');
    await field.fill('seig.lakris@eksempel.no');
    await failed;
    isGone = false;
    await askAgain(page, /\/page-lower[^/]*\.js$/);
    await expect(field).toHaveValue('seig.lakris@eksempel.no');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Finner du ikke' })).toBeVisible();
    expect(await page.evaluate(() => 'isFirstDocument' in globalThis)).toBe(true);
  });
});

test.describe('the network is gone just as a part of the overview is on its way', () => {
  test.use({ allowedTrouble: /page-late|Failed to load resource|preload/ });

  const isFirstDocument = (page: Page) => page.evaluate(() => 'isFirstDocument' in globalThis);

  /** The profile, with the first document marked, and what is pressed to come to the overview. */
  async function openProfil(page: Page, kunde: { fodselsnummer: string }) {
    await logIn(page, kunde, PROFIL);
    await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
    await page.evaluate(() => Object.assign(globalThis, { isFirstDocument: true }));
    return page.getByRole('link', { name: 'Forsikringsoversikt', exact: true });
  }

  test('and I have gone on to another page: it stays, with what I have typed', async ({
    page,
    createKunde,
  }) => {
    const { promise: isGone, resolve: lose } = Promise.withResolvers<void>();
    await page.route(/\/page-late[^/]*\.js$/, (route) => isGone.then(() => route.abort()));
    const link = await openProfil(page, await createKunde({ avtaler: [{}] }));
    const asked = page.waitForRequest(/\/page-late[^/]*\.js$/);
    await link.click();
    await asked;
    await page.getByRole('link', { name: 'Profil', exact: true }).click();
    const field = (await openRow(page, 'E-post')).getByRole('textbox');
    await field.fill('seig.lakris@eksempel.no');
    const failed = page.waitForEvent('requestfailed', (request) => /\/page-late/.test(request.url()));
    lose();
    await failed;
    await askAgain(page, /\/page-late[^/]*\.js$/);
    expect(await isFirstDocument(page)).toBe(true);
    await expect(field).toHaveValue('seig.lakris@eksempel.no');
  });

  test('and I come back to it by a link: the part comes with the network', async ({ page, createKunde }) => {
    let isGone = true;
    await page.route(/\/page-late[^/]*\.js$/, (route) => (isGone ? route.abort() : route.continue()));
    const failed = page.waitForEvent('requestfailed', (request) => /\/page-late/.test(request.url()));
    await logIn(page, await createKunde({ avtaler: [{}] }));
    await failed;
    await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
    await page.getByRole('link', { name: 'Profil', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsprofil');
    isGone = false;
    await page.getByRole('link', { name: 'Forsikringsoversikt', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Finner du ikke' })).toBeVisible();
  });

  test('and I wait for it at a loader, with a network: it comes with a whole page', async ({
    page,
    createKunde,
  }) => {
    await page.route(/\/page-late[^/]*\.js$/, (route) => route.abort());
    const link = await openProfil(page, await createKunde({ avtaler: [{}] }));
    await link.click();
    await expect(page.getByRole('heading', { name: 'Finner du ikke' })).toBeVisible();
    expect(await isFirstDocument(page)).toBe(false);
  });
});

test.describe('a file that is fetched later is changed on its way', () => {
  test.use({ allowedTrouble: /page-lower|preload/ });

  test('it does not run, what the server has sent stays, and the rest is hydrated', async ({ page }) => {
    const changed: string[] = [];
    await page.route(/\/page-lower[^/]*\.js$/, async (route) => {
      const response = await route.fetch({ maxRetries: 1 });
      changed.push(route.request().url());
      await route.fulfill({ response, body: `globalThis.wasChanged = 1;${await response.text()}` });
    });
    const refused = page.waitForEvent('console', (message) => /integrity.*page-lower/.test(message.text()));
    await logIn(page, 'standard');
    await refused;
    await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
    await expect(page.getByRole('heading', { name: 'Finner du ikke' })).toBeVisible();
    expect(new Set(changed).size).toBe(1);
    expect(await page.evaluate(() => 'wasChanged' in globalThis)).toBe(false);
  });
});

test.describe('a style sheet that does not match its hash', () => {
  test.use({ allowedTrouble: /integrity/ });

  test('it is not used, and the page comes as a whole document', async ({ page, createKunde }) => {
    // Another sheet comes in its place, which is not the one that the page names by hash.
    await page.addInitScript(() => {
      const { set, ...href } = Object.getOwnPropertyDescriptor(HTMLLinkElement.prototype, 'href') ?? {};
      Object.defineProperty(HTMLLinkElement.prototype, 'href', {
        ...href,
        set(value: string) {
          const map = document.querySelector('script[type="importmap"]')?.textContent ?? '';
          const [other = ''] = /[^"]*\/profil[^"]*\.css/.exec(map) ?? [];
          set?.call(this, /\/tilbud[^/]*\.css$/.test(value) ? other : value);
        },
      });
    });
    let refusals = 0;
    page.on('console', (message) => (refusals += /integrity.*profil.*css/.test(message.text()) ? 1 : 0));
    await logIn(page, await createKunde({ avtaler: [{}], tilbud: [{}] }));
    await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
    await page.evaluate(() => Object.assign(globalThis, { isFirstDocument: true }));
    const link = page.locator(`main a[href="${OVERSIKT}/tilbud"]`).first();
    // Just after the script has started, a link may still be followed as the browser does: to a whole document.
    await expect(async () => {
      await page.getByRole('heading', { level: 1 }).hover();
      await link.hover();
      expect(refusals).toBeGreaterThan(0);
    }).toPass();
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tilbudene dine' })).toBeVisible();
    expect(await page.evaluate(() => 'isFirstDocument' in globalThis)).toBe(false);
  });
});
