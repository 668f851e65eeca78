import type { Page } from '@playwright/test';
import { type Brand, brandNames, getPortalOrigin } from '../steps/brands.ts';
import { identify, OVERSIKT, startLogin } from '../steps/log-in.ts';
import { expect, test } from '../steps/test.ts';

const framed: Brand[] = ['sb1', 'dnb', 'eika', 'fana', 'sbm'];
const unframed = brandNames.filter((brand) => !framed.includes(brand));

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

test.describe('in a page of others', () => {
  // The browser says why it shows nothing in the frame.
  test.use({ allowedTrouble: /frame-ancestors|ERR_BLOCKED_BY_RESPONSE/ });

  /** The browser puts a page of its own in a frame that may not show what it asked for. */
  async function expectRefused(page: Page, bankPage: string): Promise<void> {
    const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
    await page.goto(bankPage);
    await refusal;
    await expect(getFrame(page).getByRole('heading', { name: 'Logg inn' })).toHaveCount(0);
  }

  for (const brand of framed) {
    test(`${brand}: another bank’s page shows nothing of it`, async ({ page, simulatorsUrl }) => {
      const other = brand === 'dnb' ? 'sb1' : 'dnb';
      await expectRefused(page, getBankPage(`nettbank.${other}.localhost`, brand, simulatorsUrl));
      await expectRefused(page, getBankPage('localhost', brand, simulatorsUrl));
    });
  }

  for (const brand of unframed) {
    test(`${brand}: nobody frames it`, async ({ page, simulatorsUrl }) => {
      await expectRefused(page, getBankPage(`nettbank.${brand}.localhost`, brand, simulatorsUrl));
    });
  }
});

test.describe('in the bank’s app', () => {
  test('links out are opened by the app, and the app’s browser says so', async ({ page, baseURL }) => {
    const portal = getPortalOrigin('sb1', baseURL);
    await startLogin(page, portal + OVERSIKT);
    await identify(page, 'standard');
    for (const platform of ['ios', 'android']) {
      await page.goto(`${portal}/bank/sb1/mobilbank?plattform=${platform}`);
      const app = page.frameLocator('iframe[title="Appen"]');
      await app.getByText('Meny', { exact: true }).click();
      await app.getByRole('link', { name: 'Kontakt oss' }).first().click();
      await expect(page.getByRole('listitem')).toHaveText('http://localhost:8000/kontakt');
    }
    await page.getByRole('link', { name: 'Avslutt appen' }).click();
    await expect(page.getByRole('link', { name: 'Tilbake', exact: true })).toHaveCount(0);
  });
});
