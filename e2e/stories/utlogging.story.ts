import type { Page } from '@playwright/test';
import { fodselsnumre } from '../../tools/testing/fodselsnumre.ts';
import { hold } from '../steps/hold.ts';
import { logIn, logOut, OVERSIKT } from '../steps/log-in.ts';
import { getCards } from '../steps/oversikt.ts';
import { servePage } from '../steps/serve-page.ts';
import { expect, expectNoAxeViolations, test } from '../steps/test.ts';

const LOGGED_OUT = 'http://localhost:8000/bank/none/logget-ut';

/** Everything the browser stores, apart from the session cookie, which scripts cannot read. */
async function expectNothingPersonalKept(page: Page): Promise<void> {
  const { cookies, origins } = await page.context().storageState({ indexedDB: true });
  const kept = JSON.stringify([cookies.map(({ name, value }) => [name, decodeURIComponent(value)]), origins]);
  expect(kept).toContain('XSRF-TOKEN');
  // Whole words only: the random session secrets contain any three letters now and then.
  for (const mine of [
    new RegExp(fodselsnumre.standard),
    /148384 30121/,
    /\bLun\b/,
    /\bBris\b/,
    /@/,
    /Volvo/,
    /Enyaq/,
  ])
    expect(kept).not.toMatch(mine);
}

test('I log out, and end at my bank; Back shows nothing of mine @no-js', async ({ page }) => {
  await logIn(page, 'standard');
  await expect(getCards(page)).toHaveCount(5);
  await page.goto(`${OVERSIKT}/tilbud`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tilbudene dine');
  for (const path of ['/kostnader', '/forsikringsprofil/data', '/forsikringsprofil/last-ned']) {
    await page.goto(OVERSIKT + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await page.goto(`${OVERSIKT}/forsikringsprofil`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNothingPersonalKept(page);
  await logOut(page);
  await page.waitForURL(LOGGED_OUT);
  // With script the page that logged out is no longer in the history.
  for (const path of ['/forsikringsprofil/last-ned', '/forsikringsprofil/data', '/kostnader']) {
    do await page.goBack();
    while (page.url().endsWith('/forsikringsprofil'));
    expect(new URL(page.url()).pathname).toBe(OVERSIKT + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logg inn');
    await expect(page.getByText('Hei, Lun')).toHaveCount(0);
    for (const mine of ['Volvo', 'Enyaq', 'Norsk Pensjon', 'Du logget inn'])
      expect(await page.content()).not.toContain(mine);
  }
});

test('I log out while the page still reads: the read is refused, and I end at my bank all the same', async ({
  page,
}) => {
  const READ = '**/samtykke/tekster?*';
  const { route: holdRead, release } = hold();
  await page.route(READ, holdRead);
  await page.route('**/auth/logout', async (route) => {
    const response = await route.fetch({ maxRetries: 1 });
    const refused = page.waitForResponse(READ);
    release();
    expect((await refused).status()).toBe(401);
    await route.fulfill({ response });
  });
  await logIn(page, 'standard', `${OVERSIKT}/klage-og-rettigheter`);
  await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
  await page.getByRole('link', { name: 'Profil', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsprofil');
  await logOut(page);
  await page.waitForURL(LOGGED_OUT);
});

test('after logging out in one window, the other asks me to log in at the next page @no-js-only', async ({
  page,
  context,
}) => {
  await logIn(page, 'standard');
  await expect(getCards(page)).toHaveCount(5);
  const other = await context.newPage();
  await other.goto(OVERSIKT);
  await logOut(other);
  await other.waitForURL(LOGGED_OUT);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logg inn');
});

test('the address that says why a session ended does not end one that is live', async ({ page, context }) => {
  await logIn(page, 'standard');
  await expect(getCards(page)).toHaveCount(5);
  // Asked for later: it must not meet the end of the session.
  const betalinger = page.waitForResponse('**/betalinger');
  await page.goto(`${OVERSIKT}?timeout=true`);
  await expect(getCards(page)).toHaveCount(5);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await betalinger;
  await page.waitForLoadState('networkidle');
  await context.clearCookies({ name: 'forsikringsoversikt' });
  await page.goto(`${OVERSIKT}?timeout=true`);
  await expect(page.getByText('Du er logget ut på grunn av inaktivitet')).toBeVisible();
  await expectNoAxeViolations(page);
});

test.describe('when a response says that the session has ended', () => {
  test.use({
    // The page may be reading something else too.
    allowedTrouble: /^401 GET |^console\.error: .* 401 /,
  });

  test('the session has expired while the page was open: trying again leads to the login page', async ({
    page,
    context,
  }) => {
    // Asked for when its place comes near the window, which ends the session too.
    const betalinger = page.waitForResponse('**/betalinger');
    await logIn(page, 'niceNede');
    await expect(getCards(page)).toHaveCount(7);
    await page.getByRole('button', { name: 'Prøv igjen' }).scrollIntoViewIfNeeded();
    await betalinger;
    await page.waitForLoadState('networkidle');
    // Removes only the session cookie: the answer about cookies stays.
    await context.clearCookies({ name: 'forsikringsoversikt' });
    await page.getByRole('button', { name: 'Prøv igjen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logg inn');
    await expect(getCards(page)).toHaveCount(0);
    await expectNoAxeViolations(page);
  });
});

test.describe('a logout form on another site', () => {
  test.use({ allowedTrouble: /^403 POST .*\/logg-ut$|^console\.error: .* 403 / });

  test('is refused', async ({ page, context }) => {
    await logIn(page, 'standard');
    await expect(getCards(page)).toHaveCount(5);
    const { href } = new URL(`${OVERSIKT}/logg-ut`, page.url());
    const { port, close } = await servePage(() => ({
      isSandboxed: false,
      markup: `<form method="post" action="${href}"><button>Vinn</button></form>`,
    }));
    const elsewhere = await context.newPage();
    await elsewhere.goto(`http://127.0.0.1:${port}/`);
    await elsewhere.getByRole('button').click();
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText('Noe har gått galt');
    close();
    await page.reload();
    await expect(getCards(page)).toHaveCount(5);
  });
});
