import type { Frame, Page } from '@playwright/test';
import { type Brand, brandNames, getPortalOrigin } from '../steps/brands.ts';
import { identify, OVERSIKT, startLogin } from '../steps/log-in.ts';
import { servePage } from '../steps/serve-page.ts';
import { expectScriptIn } from '../steps/script.ts';
import { expect, test } from '../steps/test.ts';

const framed: Brand[] = ['sb1', 'dnb', 'eika', 'fana', 'sbm'];

const getBankPath = (brand: Brand) => `/bank/${brand}/nettbank`;
/** A bank's page that frames the portal of a distributor. The host decides which bank the page belongs to. */
const getBankPage = (host: string, brand: Brand, simulatorsUrl: string) =>
  `http://${host}:${new URL(simulatorsUrl).port}${getBankPath(brand)}`;
const getFrame = (page: Page) => page.frameLocator('iframe[title="Forsikring"]');

test.describe('in the bank’s own page', () => {
  for (const brand of ['sb1', 'eika'] satisfies Brand[]) {
    test(`${brand}: the portal shows, and after login the customer is back in the bank’s page, logged in`, async ({
      page,
      simulatorsUrl,
    }) => {
      await startLoginInFrame(page, brand, simulatorsUrl);
      await identify(page, 'standard', getBankPath(brand));
      await expect(
        getFrame(page).getByRole('heading', { level: 2, name: 'Forsikringene dine', exact: true }),
      ).toBeVisible();
      await expect(page.getByText('Portalen står i en ramme på bankens egen side.')).toBeVisible();
    });
  }

  for (const brand of ['sb1', 'eika'] satisfies Brand[]) {
    test(`${brand}: whoever logs out there leaves the bank’s page too @no-js`, async ({
      page,
      baseURL,
      simulatorsUrl,
    }) => {
      await startLoginInFrame(page, brand, simulatorsUrl);
      await identify(page, 'standard', getBankPath(brand));
      await getFrame(page).getByRole('button', { name: 'Logg ut' }).click();
      await page.waitForURL(`**/bank/${brand}/logget-ut`);
      await page.goto(getPortalOrigin(brand, baseURL) + OVERSIKT);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Logg inn');
    });
  }

  test('whoever goes to the claims cases leaves the bank’s page, which they may refuse to be in', async ({
    page,
    simulatorsUrl,
  }) => {
    await startLoginInFrame(page, 'sb1', simulatorsUrl);
    await identify(page, 'standard', getBankPath('sb1'));
    await getFrame(page).getByRole('link', { name: 'Skadesaker' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Skadesakene dine');
  });

  test('whoever cancels the login is back in the bank’s page @no-js', async ({ page, simulatorsUrl }) => {
    await startLoginInFrame(page, 'sb1', simulatorsUrl);
    await page.getByRole('button', { name: 'Avbryt' }).click();
    await expect(getFrame(page).getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible();
    await expect(page.getByText('Portalen står i en ramme på bankens egen side.')).toBeVisible();
  });
});

/** The identity provider refuses to be framed, so the whole window goes there. */
async function startLoginInFrame(page: Page, brand: Brand, simulatorsUrl: string): Promise<void> {
  await page.goto(getBankPage(`nettbank.${brand}.localhost`, brand, simulatorsUrl));
  // The login page in the frame, which holds the framed login itself.
  await expect(getFrame(page).getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible();
  await getFrame(page)
    .frameLocator('iframe[title="Innlogging med BankID"]')
    .getByRole('button', { name: 'Logg inn med BankID' })
    .click();
}

const appOnIos = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 KFPMobilApp/4.2';
/** The hosts that may frame each bank's portal, by surrounding; in any other page the browser shows nothing. */
const surroundings = {
  'the web bank': { getOwnHost: (brand: Brand) => `nettbank.${brand}.localhost`, brands: brandNames },
  // Who may frame each brand in an app follows from the same file: one that may be framed, and one that may not.
  'the app on iOS': {
    getOwnHost: (brand: Brand) => `${brand}.localhost`,
    brands: ['dnb', 'none'],
    userAgent: appOnIos,
  },
  'the app on Android': {
    getOwnHost: (brand: Brand) => `${brand}.localhost`,
    brands: ['sbm', 'fremtind'],
    cookie: 'android',
  },
} as const satisfies Record<string, { brands: readonly Brand[]; [more: string]: unknown }>;
/** A page at this path is sandboxed: its origin is opaque and matches nobody. */
const SANDBOX = '/sandkasse';
/** Hosts that look like a bank's but are not. */
const lookAlikes = [
  'nettbank.sb1.localhost.fremmed.localhost',
  'xnettbank.sb1.localhost',
  'a.nettbank.sb1.localhost',
  'sb1.localhost.fremmed.localhost',
  'xsb1.localhost',
];

for (const [surrounding, given] of Object.entries(surroundings)) {
  test.describe(`in ${surrounding}`, () => {
    if ('userAgent' in given) test.use({ userAgent: given.userAgent });
    // When a frame is refused, the browser loads an error page of its own in it, which is left before it is ready.
    test.use({ allowedTrouble: /frame-ancestors|ERR_BLOCKED_BY_RESPONSE|chrome-error:/ });

    test('each portal shows in the page of its own bank only', async ({ page, context, baseURL }) => {
      const getPortal = (brand: Brand) => getPortalOrigin(brand, baseURL);
      if ('cookie' in given)
        await context.addCookies(
          brandNames.map((brand) => ({ name: 'kfp-mobilapp', value: given.cookie, url: getPortal(brand) })),
        );
      let refusals = 0;
      page.on('console', (message) => {
        if (message.text().includes('frame-ancestors')) refusals += 1;
      });
      const { port, close } = await servePage(({ path, query }) => ({
        isSandboxed: path === SANDBOX,
        markup: brandNames
          .filter((brand) => query.has('brand', brand))
          .map((brand) => `<iframe name="${brand}" src="${getPortal(brand)}${OVERSIKT}"></iframe>`)
          .join(''),
      }));

      /** Opens a page that frames the portals of `asked`, and expects only those of `allowed` to show. */
      async function expectShown(asked: readonly Brand[], host: string, allowed: Brand[], path = '/') {
        const query = new URLSearchParams(asked.map((brand) => ['brand', brand]));
        refusals = 0;
        await page.goto(`http://${host}:${port}${path}?${query.toString()}`);
        const shown = asked.filter((brand) => isShown(page.frame(brand), getPortal(brand)));
        expect(shown, host + path).toEqual(allowed);
        // Only the policy kept the others out.
        await expect.poll(() => refusals, { message: host + path }).toBe(asked.length - allowed.length);
      }

      for (const brand of given.brands) {
        const another = brandNames[brandNames.indexOf(brand) + 1] ?? 'sb1';
        const isFramed = framed.includes(brand);
        for (const host of [`nettbank.${brand}.localhost`, `${brand}.localhost`])
          await expectShown(
            host === given.getOwnHost(brand) ? [brand, another] : [brand],
            host,
            isFramed && host === given.getOwnHost(brand) ? [brand] : [],
          );
      }
      await expectShown(brandNames, 'fremmed.localhost', []);
      await expectShown(['sb1'], given.getOwnHost('sb1'), [], SANDBOX);
      for (const host of lookAlikes) await expectShown(['sb1'], host, []);
      close();
    });
  });
}

/** The frame and the framed login page inside it. The browser loads an error page instead where framing is refused. */
function isShown(frame: Frame | null, portal: string): boolean {
  return (
    frame?.url() === portal + OVERSIKT &&
    URL.parse(frame.childFrames()[0]?.url() ?? '')?.pathname === '/auth/frame'
  );
}

test.describe('in the bank’s app', () => {
  test('links out are opened in the app’s browser, and their text says so', async ({ page, baseURL }) => {
    const portal = getPortalOrigin('sb1', baseURL);
    await startLogin(page, portal + OVERSIKT);
    await identify(page, 'standard');
    for (const platform of ['ios', 'android']) {
      await page.goto(`${portal}/bank/sb1/mobilbank?plattform=${platform}`);
      const app = page.frameLocator('iframe[title="Appen"]');
      const out = app.getByRole('link', { name: 'Finansportalen.no' }).first();
      await expectScriptIn(out);
      await out.click();
      await expect(page.getByRole('listitem')).toHaveText('https://www.finansportalen.no/');
    }
    await page.getByRole('link', { name: 'Avslutt appen' }).click();
    await expect(page.getByRole('link', { name: 'Tilbake', exact: true })).toHaveCount(0);
  });
});
