import { expect, type Page } from '@playwright/test';
import { getFodselsnummer, type Somebody } from './customers.ts';

export const OVERSIKT = '/privat/forsikring/oversikt';

/** Opens the overview as a visitor, and goes to the identity provider as the login page leads there. */
export async function startLogin(page: Page, path: string = OVERSIKT): Promise<void> {
  await page.goto(path);
  await page
    .frameLocator('iframe[title="Innlogging med BankID"]')
    .getByRole('button', { name: 'Logg inn med BankID' })
    .click();
  await expect(page.getByLabel('Fødselsnummer')).toBeVisible();
}

/** Says who one is, at the identity provider. Settles when the browser is back and has begun to show the page. */
export async function identify(page: Page, customer: Somebody, path: string = OVERSIKT): Promise<void> {
  await page.getByLabel('Fødselsnummer').fill(getFodselsnummer(customer));
  await Promise.all([
    page.waitForURL(`**${path}`, { waitUntil: 'commit' }),
    page.getByRole('button', { name: 'Logg inn', exact: true }).click(),
  ]);
}

/**
 * Logs in without drawing the pages on the way, which {@link startLogin} and {@link identify} do. The page may still be
 * arriving: stories say what they wait for. Who answers a request in the server's place sets `page.route` before: set while
 * a page arrives, Chromium now and then lets that page's requests past it.
 */
export async function logIn(page: Page, customer: Somebody, path: string = OVERSIKT): Promise<void> {
  const { request } = page.context();
  const asked = await request.post('/auth/start', { form: { returnTo: path } });
  const answered = await request.post(asked.url(), {
    form: { fodselsnummer: getFodselsnummer(customer) },
    maxRedirects: 0,
  });
  const { location = '' } = answered.headers();
  await page.goto(new URL(location, asked.url()).href, { waitUntil: 'commit' });
  const { origin, href } = new URL(page.url());
  expect(href).toBe(origin + path);
}

/** From 680 px the button stands in the bar, below that inside the menu. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logg ut' }).click();
}
