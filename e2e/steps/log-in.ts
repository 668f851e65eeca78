import { expect, type Page } from '@playwright/test';
import { getFodselsnummer, type Somebody } from './customers.ts';

export const OVERSIKT = '/privat/forsikring/oversikt';

/** Opens the overview as a visitor, and follows the login page to the identity provider. */
export async function startLogin(page: Page, path: string = OVERSIKT): Promise<void> {
  await page.goto(path);
  await page
    .frameLocator('iframe[title="Innlogging med BankID"]')
    .getByRole('button', { name: 'Logg inn med BankID' })
    .click();
  await expect(page.getByLabel('Fødselsnummer')).toBeVisible();
}

/** Logs in at the identity provider. Settles when the browser is back and the page has begun to show. */
export async function identify(page: Page, customer: Somebody, path: string = OVERSIKT): Promise<void> {
  await page.getByLabel('Fødselsnummer').fill(getFodselsnummer(customer));
  await Promise.all([
    page.waitForURL(`**${path}`, { waitUntil: 'commit' }),
    page.getByRole('button', { name: 'Logg inn', exact: true }).click(),
  ]);
}

/**
 * Logs in without rendering the pages on the way, as {@link startLogin} and {@link identify} do. The page may still
 * be arriving, so stories wait for what they need. Set `page.route` before this call: if it is set while a page
 * arrives, Chromium sometimes lets that page's requests bypass it.
 */
export async function logIn(page: Page, customer: Somebody, path: string = OVERSIKT): Promise<void> {
  const { request } = page.context();
  const asked = await request.post('/auth/start', { form: { returnTo: path } });
  const [, address = ''] = /^0;url=(.+)$/.exec(asked.headers()['refresh'] ?? '') ?? [];
  const shown = await request.get(address);
  const answered = await request.post(shown.url(), {
    form: { fodselsnummer: getFodselsnummer(customer) },
    maxRedirects: 0,
  });
  const { location = '' } = answered.headers();
  await page.goto(new URL(location, shown.url()).href, { waitUntil: 'commit' });
  const { origin, href } = new URL(page.url());
  expect(href).toBe(origin + path);
}

/** The button is in the bar from 680 px up, and inside the menu below that. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logg ut' }).click();
}
