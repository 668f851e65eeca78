import { loseSession, PROFIL } from '../steps/profil.ts';
import { identify, logIn, startLogin } from '../steps/log-in.ts';
import { expectScriptIn } from '../steps/script.ts';
import { seeNoSidewaysScroll } from '../steps/page-quality.ts';
import { expect, expectNoAxeViolations, test } from '../steps/test.ts';

test('I see who is told about me and what was done, and tell that something was not me @no-js', async ({
  page,
  createKunde,
}) => {
  // A person of its own: the report ends that person's other logins.
  const { fodselsnummer } = await createKunde();
  await logIn(page, { fodselsnummer }, PROFIL);
  await page.getByRole('link', { name: 'Se dataene dine, og hvem som får dem' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dataene dine');
  const activity = page.getByRole('region', { name: 'Aktivitet' });
  const login = activity
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Du logget inn' }) })
    .first();
  await expect(login).toContainText('Datamaskin');
  await expect(page.getByRole('region', { name: 'Det du har valgt' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await seeNoSidewaysScroll(page);

  await login.locator('summary').press('Enter');
  await expectNoAxeViolations(page);
  await login.getByRole('button', { name: 'Si fra' }).press('Enter');
  await expect(page.getByRole('status').getByText('Vi ringer deg på nummeret vi har.')).toBeVisible();
  await expect(activity.getByText('Du sa fra om noe som ikke var deg').first()).toBeVisible();
});

test.describe('my session ends while I read', () => {
  test.use({ allowedTrouble: /^401 (POST|GET) |^console\.error: Failed to load.* 401 / });

  test('a report that did not come through is said so, before and after I log in @no-js', async ({
    page,
    createKunde,
    javaScriptEnabled,
  }) => {
    const { fodselsnummer } = await createKunde();
    await logIn(page, { fodselsnummer }, PROFIL);
    await page.getByRole('link', { name: 'Se dataene dine, og hvem som får dem' }).click();
    const report = page.getByRole('region', { name: 'Aktivitet' }).locator('details').first();
    await report.locator('summary').press('Enter');
    if (javaScriptEnabled) await expectScriptIn(report.locator('form'));
    await loseSession(page);
    await report.getByRole('button', { name: 'Si fra' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Logg inn' })).toBeVisible();
    await expect(page.getByText('Du er logget ut, så endringen ble ikke lagret')).toBeVisible();
    await startLogin(page, page.url());
    await identify(page, { fodselsnummer }, `${PROFIL}/data?*`);
    await expect(page.getByRole('status').getByText('så vi fikk ikke beskjed.')).toBeVisible();
    await expectNoAxeViolations(page);
  });
});
