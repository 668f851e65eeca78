import type { Page, Request } from '@playwright/test';

import { hold } from '../steps/hold.ts';
import { logIn, OVERSIKT } from '../steps/log-in.ts';
import { getCards } from '../steps/oversikt.ts';
import { expectScriptIn } from '../steps/script.ts';
import { expect, test } from '../steps/test.ts';

const TILBUD = `${OVERSIKT}/tilbud`;
const PROFIL = `${OVERSIKT}/forsikringsprofil`;

/** How long an answer is not asked for again. */
const FRESH_MS = 10_000;

/** Logged in, with a page that has come alive and asks for nothing more. */
async function openOverview(page: Page, customer: Parameters<typeof logIn>[1]): Promise<void> {
  await logIn(page, customer);
  await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
  await page.waitForLoadState('networkidle');
}

function getLink(page: Page, path: string) {
  return page.locator(`a[href="${path}"]`).filter({ visible: true }).first();
}

/** Everything that is asked for from now on. */
function watchAsked(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request: Request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

const isCode = (path: string): boolean => /\.(?:js|css)$/.test(path);
/** Payments and prices, asked for when their places are near. */
const isOverviewsOwn = (path: string): boolean => /\/(?:betalinger|priser)$/.test(path);
const isCall = (path: string): boolean => path.includes('/api/') && !isOverviewsOwn(path);

test('a page’s code and styles leave when the mouse comes to its link, and its data when it is pressed', async ({
  page,
  createKunde,
}) => {
  await openOverview(page, await createKunde({ avtaler: [{}], tilbud: [{}] }));
  const asked = watchAsked(page);
  const link = getLink(page, PROFIL);
  await link.hover();
  await expect.poll(() => asked.filter((path) => /profil/.test(path)).length).toBeGreaterThan(1);
  expect(asked.filter((path) => !isCode(path) && !isOverviewsOwn(path))).toEqual([]);
  await page.mouse.down();
  await expect.poll(() => asked.filter(isCall).length).toBeGreaterThan(0);
  const calls = asked.filter(isCall);
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsprofil');
  await page.waitForLoadState('networkidle');
  // The click asks for nothing that the press has asked for.
  for (const call of calls) expect(asked.filter((path) => path === call)).toEqual([call]);
});

test('by keyboard too: the code leaves when the link has focus', async ({ page, createKunde }) => {
  await openOverview(page, await createKunde({ avtaler: [{}], tilbud: [{}] }));
  const asked = watchAsked(page);
  await getLink(page, TILBUD).focus();
  await expect.poll(() => asked.some((path) => /tilbud[^/]*\.js$/.test(path))).toBe(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tilbudene dine');
  await expect(page.locator('main')).toBeFocused();
});

test('a press with a key that opens another tab, or with another button, asks for nothing', async ({
  page,
  createKunde,
}) => {
  await openOverview(page, await createKunde({ avtaler: [{}] }));
  const asked = watchAsked(page);
  await getLink(page, PROFIL).hover();
  await page.keyboard.down('Shift');
  await page.mouse.down();
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await page.waitForLoadState('networkidle');
  expect(asked.filter(isCall)).toEqual([]);
});

test('while a page is on its way the click is answered at once, is read out, and moves nothing', async ({
  page,
  createKunde,
}) => {
  const profil = hold();
  await page.route(/\/profil[^/]*\.js$/, profil.route);
  await openOverview(page, await createKunde({ avtaler: [{}] }));
  const where = () => page.locator('main').boundingBox();
  const before = await where();
  await getLink(page, PROFIL).click();
  await expect(page.getByRole('status').filter({ hasText: 'Henter siden …' })).toBeAttached();
  expect(await where()).toEqual(before);
  // Another link wins over the first.
  await getLink(page, `${OVERSIKT}/kjopsinnganger`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hva vil du forsikre?');
  await expect(page.getByText('Henter siden …')).toHaveCount(0);
  profil.release();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hva vil du forsikre?');
});

test.describe('without a network', () => {
  test.use({ allowedTrouble: /ERR_INTERNET_DISCONNECTED/ });

  test('a link to a page that has not been fetched leaves me where I am, and works later', async ({
    page,
    context,
    createKunde,
  }) => {
    await openOverview(page, await createKunde({ avtaler: [{}] }));
    const link = getLink(page, `${OVERSIKT}/kjopsinnganger`);
    await context.setOffline(true);
    await link.click();
    await expect(page.getByText('Henter siden …')).toHaveCount(0);
    // What shows the message may not have been fetched either.
    await context.setOffline(false);
    await expect(page.getByText('Vi fikk ikke hentet siden.')).toBeVisible();
    await expect(page).toHaveURL(OVERSIKT);
    await link.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hva vil du forsikre?');
  });
});

test.describe('without a network, on the page', () => {
  test.use({ allowedTrouble: /ERR_INTERNET_DISCONNECTED/ });

  test('a retry says that it waits for the network, and goes on when it is there', async ({
    page,
    context,
    createKunde,
  }) => {
    const kunde = await createKunde({ avtaler: [{}], faults: { prolife: { fault: '500' } } });
    await openOverview(page, kunde);
    const retry = page.getByRole('button', { name: 'Prøv igjen' });
    await expectScriptIn(retry);
    await context.setOffline(true);
    await retry.click();
    await expect(page.getByText('Du er ikke på nett. Vi prøver igjen')).toBeVisible();
    const asked = page.waitForRequest('**/avtaler');
    await context.setOffline(false);
    await asked;
    await expect(page.getByText('Du er ikke på nett. Vi prøver igjen')).toBeHidden();
  });

  test('a page that has not asked for its answers says so at once, and gets them with the network', async ({
    page,
    context,
    createKunde,
  }) => {
    await openOverview(page, await createKunde({ avtaler: [{}] }));
    const link = page.locator(`a[href="${OVERSIKT}/kostnader"]`).filter({ visible: true }).first();
    await link.hover();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await link.click();
    await expect(page.getByText('Vi får ikke hentet alle endringene nå.')).toBeVisible();
    await expect(page.getByText('Henter kostnadene dine.')).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.getByText('Vi kjenner ikke til noen endringer i prisene dine.')).toBeVisible();
  });
});

test('a screen reader says which page I come to, by a link and by Back', async ({ page, createKunde }) => {
  const getSaid = (name: string) => page.getByRole('status').filter({ hasText: new RegExp(`^${name} – `) });
  await openOverview(page, await createKunde({ avtaler: [{}] }));
  await expect(getSaid('Forsikringsoversikt')).toHaveCount(0);
  await getLink(page, PROFIL).click();
  await expect(getSaid('Forsikringsprofil')).toBeAttached();
  await page.goBack();
  await expect(getSaid('Forsikringsoversikt')).toBeAttached();
});

test('Back keeps place and content', async ({ page, createKunde }) => {
  const avtaler = Array.from({ length: 10 }, (_, index) => ({ name: `Avtale ${index}` }));
  await openOverview(page, await createKunde({ avtaler, tilbud: [{}] }));
  await expect(getCards(page).first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 700));
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  // Pressed where it is: a click of the test's would scroll to the link.
  await getLink(page, PROFIL).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsprofil');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(getCards(page).first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('what I opened is open when I come back, and I see the same place', async ({ page, createKunde }) => {
  await openOverview(page, await createKunde({ avtaler: [{}] }));
  const row = page.getByRole('heading', { level: 3, name: 'Forsikringer i et annet selskap' });
  const below = page.getByRole('heading', { level: 2, name: 'Hva vil du forsikre?' });
  const measureTop = () => below.evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  await row.click();
  await below.evaluate((heading) => heading.scrollIntoView());
  const before = await measureTop();
  // Pressed where it is: a click of the test's would scroll to the link.
  await getLink(page, PROFIL).evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forsikringsprofil');
  await page.goBack();
  await expect(page.locator('details[open]').filter({ has: row })).toBeVisible();
  await expect.poll(measureTop).toBe(before);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true });

  test('the menu closes when a page is chosen, also before the rest of the script has come', async ({
    page,
    createKunde,
  }) => {
    const late = hold();
    await page.route(/\/late[^/]*\.js$/, late.route);
    await logIn(page, await createKunde({ avtaler: [{}] }));
    await expect(page.locator('html')).toHaveAttribute('data-script', 'on');
    await page.getByText('Meny').click();
    await getLink(page, `${OVERSIKT}/kjopsinnganger`).tap();
    late.release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hva vil du forsikre?');
    await expect(page.getByRole('button', { name: 'Logg ut' })).toBeHidden();
  });

  test('tapping as fast as a person can is never refused, and sends each query once in ten seconds', async ({
    page,
    createKunde,
  }) => {
    await openOverview(page, await createKunde({ avtaler: [{}], tilbud: [{}] }));
    const refused: number[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(response.status());
    });
    const asked = watchAsked(page);
    const start = performance.now();
    for (let round = 0; round < 10; round += 1) {
      for (const path of [PROFIL, OVERSIKT]) {
        await page.getByText('Meny').click();
        await getLink(page, path).tap();
        await page.waitForURL(`**${path}`);
      }
    }
    await page.waitForLoadState('networkidle');
    expect(refused).toEqual([]);
    const calls = Object.values(Object.groupBy(asked.filter(isCall), (path) => path));
    expect(calls.length).toBeGreaterThan(0);
    // A slow machine may take minutes for what takes a person ten seconds.
    const most = 1 + Math.ceil((performance.now() - start) / FRESH_MS);
    expect(Math.max(...calls.map((same) => same?.length ?? 0))).toBeLessThanOrEqual(most);
  });
});
