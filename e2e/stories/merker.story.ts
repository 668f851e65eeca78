import type { BrowserContext, Page } from '@playwright/test';
import { type Brand, brandNames, brands, getPortalOrigin } from '../steps/brands.ts';
import { identify, OVERSIKT, startLogin } from '../steps/log-in.ts';
import { expect, expectContrastInDark, expectNoAxeViolations, test } from '../steps/test.ts';

declare global {
  interface Window {
    /** The addresses that the bank’s app was asked to open. */
    openedByApp: string[];
  }
}

const surroundings = {
  'by itself': { customer: 'standard', isApp: false, brandsHere: brandNames },
  // With and without a link back to the bank.
  'from the web bank': { customer: 'bankkunde', isApp: false, brandsHere: ['sb1', 'fremtind'] },
  'in the app on iOS': {
    customer: 'standard',
    isApp: true,
    brandsHere: ['dnb'],
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 KFPMobilApp/4.2',
    bridge: () => {
      const opened: string[] = [];
      const postMessage = (message: { type: string; url: string }) => {
        if (message.type === 'openExternal') opened.push(message.url);
      };
      Object.assign(window, {
        openedByApp: opened,
        webkit: { messageHandlers: { kfpApp: { postMessage } } },
      });
    },
  },
  'in the app on Android': {
    customer: 'standard',
    isApp: true,
    brandsHere: ['eika'],
    cookie: 'android',
    bridge: () => {
      const opened: string[] = [];
      Object.assign(window, {
        openedByApp: opened,
        KfpApp: { openExternal: (url: string) => opened.push(url) },
      });
    },
  },
} as const satisfies Record<
  string,
  {
    customer: 'standard' | 'bankkunde';
    isApp: boolean;
    brandsHere: readonly Brand[];
    userAgent?: string;
    cookie?: string;
    bridge?: () => void;
  }
>;

/** Links out and logouts end at the bank's and the insurer's own pages, whatever their port here. */
async function playTheOutside(context: BrowserContext): Promise<void> {
  await context.route('http://localhost:8000/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<title>Ute</title>Utenfor portalen' }),
  );
}

/** The themes among the page's style sheets. */
async function listThemes(page: Page): Promise<readonly string[]> {
  const files = (await page.locator('style').first().getAttribute('data-files')) ?? '';
  return brandNames.filter((name) => files.includes(`/${name}-`));
}

for (const [surrounding, given] of Object.entries(surroundings)) {
  test.describe(surrounding, () => {
    const { isApp, customer, brandsHere } = given;
    if ('userAgent' in given) test.use({ userAgent: given.userAgent });
    for (const brand of brandsHere) {
      test(`${brand}: the customer logs in, sees the overview, follows a link out and logs out`, async ({
        page,
        context,
        baseURL,
      }) => {
        const portal = getPortalOrigin(brand, baseURL);
        await playTheOutside(context);
        if ('bridge' in given) await page.addInitScript(given.bridge);
        if ('cookie' in given)
          await context.addCookies([{ name: 'kfp-mobilapp', value: given.cookie, url: portal }]);

        await startLogin(page, `${portal}${OVERSIKT}?fromFinn`);
        await identify(page, customer, `${OVERSIKT}?fromFinn=`);
        await expect(page.getByRole('heading', { level: 1, name: 'Forsikringsoversikt' })).toBeVisible();
        expect(await listThemes(page)).toEqual([brand]);
        await expect(page).toHaveTitle(`Forsikringsoversikt – ${brands[brand].navn}`);
        // The market source from the start of the visit is still known after login.
        await expect
          .poll(() => page.evaluate(() => sessionStorage.getItem('kfp-market-source')))
          .toBe('FINN');
        if (surrounding === 'by itself') {
          await expect(page.getByRole('heading', { name: 'Forsikringene dine', exact: true })).toBeVisible();
          // Themes differ only in colours.
          await expectNoAxeViolations(page, brand === 'none' ? undefined : ['color-contrast']);
          await expectContrastInDark(page);
        }

        const wordmark = page
          .getByRole('banner')
          .getByRole('link', { name: brands[brand].navn, exact: true });
        const tilNettbank = page.getByRole('banner').getByRole('link', { name: 'Til nettbank' });
        if (isApp) await page.getByRole('banner').getByText('Meny', { exact: true }).click();
        await expect(wordmark).toHaveCount(isApp ? 0 : 1);
        await expect(page.getByRole('link', { name: 'Tilbake', exact: true })).toHaveCount(isApp ? 1 : 0);
        const isFromNettbank = customer === 'bankkunde';
        await expect(tilNettbank).toHaveCount(isFromNettbank && brands[brand].nettbank ? 1 : 0);

        await followMeldSkade(page, isApp);

        const left = page.waitForRequest((request) => request.url().includes(`/bank/${brand}/logget-ut`));
        await page.getByRole('banner').getByRole('button', { name: 'Logg ut' }).click();
        await left;
        const kept = (await context.cookies(portal)).map(({ name }) => name);
        expect(kept).not.toContain('forsikringsoversikt');
      });
    }
  });
}

/** 'Meld skade' leaves the portal: through the app where there is one, otherwise in a new tab. */
async function followMeldSkade(page: Page, isApp: boolean): Promise<void> {
  const link = page.getByRole('banner').getByRole('link', { name: 'Meld skade' });
  if (isApp) {
    // The app only accepts https, which a developer's machine does not have.
    await link.evaluate((element) => element.setAttribute('href', 'https://localhost:8000/meld-skade'));
    await link.click();
    expect(await page.evaluate(() => window.openedByApp)).toEqual(['https://localhost:8000/meld-skade']);
    expect(page.context().pages()).toHaveLength(1);
    return;
  }
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await tab.waitForURL('http://localhost:8000/meld-skade');
  await tab.close();
}

test.describe('the customer chooses light or dark', () => {
  // A locator waits for the body: without script a new document comes meanwhile, and at first it has none.
  const getGround = (page: Page) =>
    page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);

  test('without a reload, and the next page has it from the start @no-js', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(OVERSIKT);
    const light = await getGround(page);
    const dark = page.getByRole('button', { name: 'Mørkt' });
    await dark.click();
    await expect(dark).toHaveAttribute('aria-pressed', 'true');
    expect(await getGround(page)).not.toBe(light);

    await page.reload({ waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: 'Som enheten' }).click();
    await expect.poll(() => getGround(page)).toBe(light);
    const kept = (await page.context().cookies()).map(({ name }) => name);
    expect(kept).not.toContain('kfp-utseende');
  });
});

test('the market source is gone when nobody is logged in', async ({ page }) => {
  // The framed login page shares the same storage.
  await page.addInitScript(() => {
    if (window.parent === window) sessionStorage.setItem('kfp-market-source', 'FINN');
  });
  await page.goto(OVERSIKT);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('kfp-market-source'))).toBeNull();
});

test.describe('a visitor in the bank’s app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone) KFPMobilApp/4.2' });

  test('has a way back, and no logo of the web @no-js', async ({ page }) => {
    await page.goto(OVERSIKT);
    await expect(page.getByRole('link', { name: 'Tilbake', exact: true })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: brands.none.navn })).toHaveCount(0);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt oss' })).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

test('a session at one brand is unknown at another', async ({ page, baseURL }) => {
  await startLogin(page, getPortalOrigin('sb1', baseURL) + OVERSIKT);
  await identify(page, 'standard');
  await page.goto(getPortalOrigin('dnb' satisfies Brand, baseURL) + OVERSIKT);
  await expect(page.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible();
});
