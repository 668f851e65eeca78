import { logIn, OVERSIKT } from '../steps/log-in.ts';
import { expect, expectNoAxeViolations, test } from '../steps/test.ts';

test('I find the insurances that come with my card or my job @no-js', async ({ page }) => {
  await logIn(page, 'standard', `${OVERSIKT}/andre-forsikringer`);
  await expect(page).toHaveTitle('Andre forsikringer – Forsikring');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Andre forsikringer');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'Forsikringer gjennom kort, program, arbeidsgiver eller forbund',
  );
  const kort = page.getByRole('group').filter({ hasText: 'Kredittkort med reiseforsikring' });
  await expect(page.getByRole('link', { name: /^Les mer/ })).toHaveCount(0);
  await kort.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(kort.getByRole('link', { name: /^Meld skade Kredittkort.* åpnes i ny fane$/ })).toBeVisible();
  await expect(kort.getByRole('link', { name: /^Les mer Kredittkort.* åpnes i ny fane$/ })).toBeVisible();
  await expectNoAxeViolations(page);
});
