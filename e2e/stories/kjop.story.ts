import type { Locator, Page } from '@playwright/test';

import { logIn, OVERSIKT } from '../steps/log-in.ts';
import { expect, expectNoAxeViolations, test } from '../steps/test.ts';

const KJOP = `${OVERSIKT}/kjopsinnganger`;
/** Customers who cannot buy online, and why. */
const sperret = {
  under18: {
    hvem: 'the day before I turn 18',
    type: 'under18',
    tittel: 'Du må være 18 år for å kjøpe forsikring på nett',
  },
  utland: { hvem: 'living abroad', type: 'utenlandskBosted', tittel: 'Du har bostedsadresse utenfor Norge' },
} as const;
const KATEGORIER = ['Kjøretøy', 'Hus og hytte', 'Reise', 'Innbo og ting', 'Liv og helse', 'Båt', 'Dyr'];

const getKategori = (page: Page, navn: string): Locator =>
  page
    .getByRole('main')
    .locator('details')
    .filter({ has: page.getByRole('heading', { name: navn, exact: true }) });

async function openKategori(page: Page, navn: string): Promise<Locator> {
  const kategori = getKategori(page, navn);
  await kategori.locator('summary').click();
  return kategori;
}

test('I find out what I can buy, and where @no-js', async ({ page }) => {
  await logIn(page, 'standard');
  await page.getByRole('navigation').getByRole('link', { name: 'Kjøp', exact: true }).click();
  await expect(page).toHaveURL(KJOP);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hva vil du forsikre?');
  await expect(page.getByRole('main').locator('summary')).toHaveText(KATEGORIER);
  const kjoretoy = await openKategori(page, 'Kjøretøy');
  await expect(kjoretoy.getByRole('link')).toHaveCount(7);
  await expect(kjoretoy.getByRole('link', { name: 'Bil', exact: true })).toHaveAttribute(
    'href',
    '/privat/forsikring/motor/bil',
  );
  await expectNoAxeViolations(page);
});

test('from the overview I go straight to the insurance that I want', async ({ page }) => {
  await logIn(page, 'standard');
  const kjop = page.getByRole('region', { name: 'Hva vil du forsikre?' });
  await expect(kjop.getByText(/opptil 15\s% rabatt .* 5\s% ekstra/)).toBeVisible();
  await expect(kjop.getByRole('link', { name: 'Se alt du kan forsikre' })).toHaveAttribute('href', KJOP);
  await kjop.getByRole('link', { name: 'Hund', exact: true }).click();
  await page.waitForURL('**/privat/forsikring/skade/kjaeledyr/hund');
});

// Without script the browser opens the category, but Chromium does not always scroll to it during loading.
test('an address with a category opens it @no-js', async ({ page }) => {
  await logIn(page, 'standard');
  await page.goto(`${KJOP}?komplett#dyr`);
  await expect(getKategori(page, 'Dyr').getByRole('link', { name: 'Hund' })).toBeVisible();
});

test('an address with a category scrolls to it', async ({ page }) => {
  await logIn(page, 'standard');
  await page.goto(`${KJOP}#dyr`);
  await expect(getKategori(page, 'Dyr').getByRole('link', { name: 'Hund' })).toBeInViewport();
});

test('the picture shows the category that I opened last', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await logIn(page, 'standard', KJOP);
  const bilde = page.locator('[data-motiv]');
  await expect(bilde).toHaveAttribute('data-motiv', 'ingen');
  for (const [navn, motiv] of [
    ['Dyr', 'dyr'],
    ['Båt', 'baat'],
  ] as const) {
    await openKategori(page, navn);
    await expect(bilde).toHaveAttribute('data-motiv', motiv);
  }
  await page.setViewportSize({ width: 390, height: 780 });
  await expect(bilde).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('as a union member I read what is mine on the overview @no-js', async ({ page }) => {
  await logIn(page, 'loMedlem');
  await expect(page.getByText('Som medlem i et LO-forbund får du medlemsfordeler')).toBeVisible();
  await expect(page.getByText('Forsikringene leveres av')).toHaveCount(0);
  const dobbelt = page.getByRole('region', { name: 'Har du to innboforsikringer på samme adresse?' });
  await expect(dobbelt.getByRole('link', { name: /Få hjelp til å si opp den ene/ })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('as a union member I buy with what the union gives me @no-js', async ({ page }) => {
  await logIn(page, 'loMedlem');
  await page.goto(`${KJOP}?isLo=true`);
  await expect(page.getByText('Raskt skadeoppgjør')).toHaveCount(0);
  const reise = await openKategori(page, 'Reise');
  await expect(reise.getByRole('link')).toHaveText(['LOfavør Reise', 'Reise']);
  // Visible without opening the category.
  await expect(page.getByText('1000 kroner lavere egenandel')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kjøp husforsikring' })).toHaveAttribute(
    'href',
    '/privat/forsikring/hus',
  );
  await expectNoAxeViolations(page);
});

test('the union’s address gives no benefit to a non-member @no-js', async ({ page }) => {
  await logIn(page, 'bankkunde');
  await expect(page.getByText(/Forsikringene leveres av .* opptil 20\s% rabatt/)).toBeVisible();
  await page.goto(`${KJOP}?isLo=true`);
  const reise = await openKategori(page, 'Reise');
  await expect(reise.getByRole('link')).toHaveText(['Reise']);
  await expect(page.getByText('lavere egenandel')).toHaveCount(0);
});

for (const customer of ['under18', 'utland'] as const) {
  const { hvem, type, tittel } = sperret[customer];

  test(`${hvem} I am told why I cannot buy here, and whom to ask @no-js`, async ({ page }) => {
    await logIn(page, customer);
    await expect(
      page.getByRole('region', { name: 'Hva vil du forsikre?' }).getByRole('link', { name: 'Hund' }),
    ).toHaveAttribute('href', `${KJOP}?sperret=${type}`);
    await page.goto(KJOP);
    const dyr = await openKategori(page, 'Dyr');
    await dyr.getByRole('link', { name: 'Hund' }).click();
    await expect(page).toHaveURL(`${KJOP}?sperret=${type}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(tittel);
    await expect(page.getByRole('main').getByText('+47 22 43 86 34')).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

test('the day before I turn 18 no page offers me to buy', async ({ page }) => {
  await logIn(page, 'under18');
  for (const path of [OVERSIKT, `${KJOP}?komplett`]) {
    const html = await (await page.request.get(path)).text();
    expect(html).not.toMatch(
      /href="\/privat\/forsikring\/(motor\/(baat|bil|moped|mc|sek|tilhenger)|hus|hytte|innbo|student|ung|skade\/(reise|kjaeledyr)|liv\/kjop)["/?]/,
    );
  }
});

test('the day I turn 18 I may buy @no-js', async ({ page }) => {
  await logIn(page, 'attenIDag', KJOP);
  const dyr = await openKategori(page, 'Dyr');
  await expect(dyr.getByRole('link', { name: 'Hund' })).toHaveAttribute(
    'href',
    '/privat/forsikring/skade/kjaeledyr/hund',
  );
  await page.goto(`${KJOP}?sperret=${sperret.under18.type}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hva vil du forsikre?');
});

test('I look for an insurance that is not listed, and open more questions @no-js', async ({ page }) => {
  await logIn(page, 'standard');
  const finner = page.getByRole('region', { name: 'Finner du ikke forsikringene dine?' });
  const sporsmal = finner.getByRole('heading', { level: 3 });
  await expect(sporsmal.filter({ visible: true })).toHaveCount(3);
  await finner.getByText('Vis flere spørsmål').click();
  await expect(sporsmal.filter({ visible: true })).toHaveCount(5);
  await sporsmal.last().click();
  await expect(finner.getByText('Du ser bare forsikringer som står i ditt navn.')).toBeVisible();
  await expectNoAxeViolations(page);
});
