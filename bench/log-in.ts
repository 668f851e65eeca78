import { chromium } from 'playwright';

import { chromiumFlags, findChromium } from '../tools/find-chromium.ts';

const CUSTOMER = '14838430121';

/** Logs in as a customer does, in a browser, and answers the cookies as one header. */
export async function logIn(url: string): Promise<string> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: chromiumFlags,
    chromiumSandbox: false,
  });
  try {
    const context = await browser.newContext();
    const isAnswered = { functional: 'denied', statistics: 'denied', marketing: 'denied' };
    await context.addCookies([
      { name: 'kfp-cookie-consent', value: encodeURIComponent(JSON.stringify(isAnswered)), url },
    ]);
    const page = await context.newPage();
    await page.goto(`${url}/privat/forsikring/oversikt`);
    await page.frameLocator('iframe').getByRole('button').click();
    await page.getByLabel('Fødselsnummer').fill(CUSTOMER);
    await page.getByRole('button', { name: 'Logg inn', exact: true }).click();
    await page.getByRole('heading', { name: 'Forsikringsoversikt' }).waitFor();
    const cookies = await context.cookies(url);
    return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  } finally {
    await browser.close();
  }
}
