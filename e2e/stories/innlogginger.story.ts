import type { Page } from '@playwright/test';
import { PROFIL } from '../steps/profil.ts';
import { expectScriptIn } from '../steps/script.ts';
import { logIn } from '../steps/log-in.ts';
import { seeNoSidewaysScroll } from '../steps/page-quality.ts';
import { expect, expectNoAxeViolations, test } from '../steps/test.ts';

const listed = (page: Page) => page.getByRole('main').getByRole('listitem');

test('I see that I am logged in on my phone too, and log out there from here @no-js', async ({
  page,
  context,
  browser,
  baseURL,
  javaScriptEnabled,
}) => {
  const me = javaScriptEnabled ? 'flereSteder' : 'flereStederUtenSkript';
  const elsewhere = await browser.newContext({
    baseURL: baseURL ?? '',
    javaScriptEnabled,
    userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
  });
  // Copies the answer about cookies too.
  await elsewhere.addCookies(await context.cookies());
  const phone = await elsewhere.newPage();
  await logIn(phone, me, PROFIL);
  await logIn(page, me, PROFIL);
  await page.getByRole('link', { name: 'Se hvor du er logget inn' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aktive innlogginger');
  await expect(listed(page)).toHaveCount(2);
  await expect(listed(page).first()).toContainText('Denne enheten');
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await seeNoSidewaysScroll(page);

  const there = listed(page).filter({ hasText: 'Mobil eller nettbrett' });
  if (javaScriptEnabled) await expectScriptIn(there.locator('form'));
  await there.getByRole('button', { name: 'Logg ut' }).press('Enter');
  await expect(page.getByRole('status').getByText('Vi har logget deg ut der')).toBeVisible();
  await expect(listed(page)).toHaveCount(1);
  await expect(page.getByText('Du er ikke logget inn andre steder.')).toBeVisible();
  await expectNoAxeViolations(page);

  await phone.reload();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Logg inn');
  await elsewhere.close();
});
