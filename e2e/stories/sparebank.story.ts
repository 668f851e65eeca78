import { identify, logIn, OVERSIKT, startLogin } from '../steps/log-in.ts';
import { getPortalOrigin } from '../steps/brands.ts';
import { expect, expectNoAxeViolations, test } from '../steps/test.ts';

test('the customer of a savings bank sees what only the bank knows, and each insurance once @no-js', async ({
  page,
}) => {
  await logIn(page, 'sparebank');
  const meldinger = page.getByRole('region', { name: 'Meldinger fra banken din' });
  await meldinger.locator('summary').click();
  await expect(meldinger.getByRole('listitem')).toHaveCount(2);
  await expect(meldinger.getByRole('link', { name: /^Les mer om/ })).toHaveAttribute(
    'href',
    'https://sparebank.example/vilkar.pdf',
  );
  const forsikringer = page.getByRole('region', { name: 'Forsikringene dine', exact: true });
  await expect(forsikringer.getByText('Subaru Outback, QQ 40001')).toHaveCount(1);
  await expect(forsikringer.getByText('Gjennom banken, Konglestien 4')).toBeVisible();
  await expect(page.getByText('1 152,50', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('Uføreforsikring er ikke med, den er under behandling.')).toBeVisible();
  await expect(page.getByText('Oppgavene dine')).toHaveCount(0);
  await expectNoAxeViolations(page);
});

test('a savings bank that fails breaks nothing else', async ({ page }) => {
  await logIn(page, 'kommunikasjonNede');
  await expect(page.getByText('Vi opplever for tiden problemer med noen av systemene våre.')).toHaveCount(1);
  await expect(
    page.getByRole('region', { name: 'Forsikringene dine', exact: true }).getByRole('link').first(),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Meldinger fra banken din' })).toHaveCount(0);
});

test('a customer without a savings bank sees nothing about one, not even on a savings bank’s host', async ({
  page,
  baseURL,
}) => {
  await startLogin(page, getPortalOrigin('eika', baseURL) + OVERSIKT);
  await identify(page, 'standard');
  await expect(page.getByRole('heading', { name: 'Forsikringene dine', exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Meldinger fra banken din' })).toHaveCount(0);
  await expect(page.getByText('Vi opplever for tiden problemer')).toHaveCount(0);
});
