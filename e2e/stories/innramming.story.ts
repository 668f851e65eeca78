import type { Frame, Page } from '@playwright/test';
import { type Brand, brandNames, getPortalOrigin } from '../steps/brands.ts';
import { identify, OVERSIKT, startLogin } from '../steps/log-in.ts';
import { servePage } from '../steps/serve-page.ts';
import { expectScriptIn } from '../steps/script.ts';
import { expect, test } from '../steps/test.ts';

const framed: Brand[] = ['sb1', 'dnb', 'eika', 'fana', 'sbm'];

/** A bank's page that frames the portal of a distributor. The host decides whose site it is. */
const getBankPage = (host: string, brand: Brand, simulatorsUrl: string) =>
  `http://${host}:${new URL(simulatorsUrl).port}/bank/${brand}/nettbank`;
const getFrame = (page: Page) => page.frameLocator('iframe[title="Forsikring"]');

test.describe('in the bank’s own page', () => {
  for (const brand of framed) {
    test(`${brand}: the portal shows, and knows the customer who has logged in`, async ({
      page,
      baseURL,
      simulatorsUrl,
    }) => {
      const bankPage = getBankPage(`nettbank.${brand}.localhost`, brand, simulatorsUrl);
      await page.goto(bankPage);
      // The login page in the frame, with the framed login of its own in it.
      await expect(getFrame(page).getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible();
      const login = getFrame(page)
        .frameLocator('iframe[title="Innlogging med BankID"]')
        .getByRole('button', { name: 'Logg inn med BankID' });
      // The provider refuses frames, so the whole window goes there and comes back to the portal.
      await login.click();
      await identify(page, 'standard');
      expect(new URL(page.url()).origin).toBe(getPortalOrigin(brand, baseURL));

      await page.goto(bankPage);
      await expect(
        getFrame(page).getByRole('heading', { level: 2, name: 'Forsikringene dine', exact: true }),
      ).toBeVisible();
    });
  }
});

const appOnIos = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 KFPMobilApp/4.2';
/** Which host of a bank's may frame its portal, by what shows the page; in the others' pages the browser shows nothing. */
const surroundings = {
  'the web bank': { getOwnHost: (brand: Brand) => `nettbank.${brand}.localhost` },
  'the app on iOS': { getOwnHost: (brand: Brand) => `${brand}.localhost`, userAgent: appOnIos },
  'the app on Android': { getOwnHost: (brand: Brand) => `${brand}.localhost`, cookie: 'android' },
} as const;
/** A page at this path gives up its origin, and is nobody any more. */
const SANDBOX = '/sandkasse';
/** None is a bank's, however much it looks like one. */
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
    // The browser says why it shows nothing in a frame, by a page of its own that is left before it is ready.
    test.use({ allowedTrouble: /frame-ancestors|ERR_BLOCKED_BY_RESPONSE|chrome-error:/ });

    test('each portal shows in its own bank’s page, and in nobody else’s', async ({
      page,
      context,
      baseURL,
    }) => {
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

      /** A page with the portals of `asked` in it, of which `allowed` show. */
      async function expectShown(asked: readonly Brand[], host: string, allowed: Brand[], path = '/') {
        const query = new URLSearchParams(asked.map((brand) => ['brand', brand]));
        refusals = 0;
        await page.goto(`http://${host}:${port}${path}?${query.toString()}`);
        const shown = asked.filter((brand) => isShown(page.frame(brand), getPortal(brand)));
        expect(shown, host + path).toEqual(allowed);
        // Nothing else kept the others away.
        await expect.poll(() => refusals, { message: host + path }).toBe(asked.length - allowed.length);
      }

      for (const [index, brand] of brandNames.entries()) {
        const another = brandNames[index + 1] ?? 'sb1';
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

/** The page, and the framed login page in it. The browser puts one of its own where it may not show what was asked for. */
function isShown(frame: Frame | null, portal: string): boolean {
  return frame?.url() === portal + OVERSIKT && frame.childFrames()[0]?.url().endsWith('/auth/frame') === true;
}

test.describe('in the bank’s app', () => {
  test('links out are opened by the app, and the app’s browser says so', async ({ page, baseURL }) => {
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
