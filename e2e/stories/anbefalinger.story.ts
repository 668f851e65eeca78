import type { Locator, Page } from '@playwright/test';

import { logIn } from '../steps/log-in.ts';
import { expect, expectNoAxeViolations, test } from '../steps/test.ts';

const getModule = (page: Page): Locator => page.getByRole('region', { name: 'Anbefalt for deg' });

async function seeAnbefalinger(page: Page, names: readonly string[]): Promise<void> {
  const cards = getModule(page).getByRole('link');
  await expect(cards).toHaveCount(names.length);
  await expect(cards.getByRole('heading', { level: 3 })).toHaveText([...names]);
}

/** The section after the recommendations is there, so the recommendations are not just late. */
async function seeNoModule(page: Page): Promise<void> {
  await expect(
    page.getByRole('region', { name: 'Forsikringene dine' }).getByRole('link').first(),
  ).toBeVisible();
  await page.waitForLoadState('load');
  await expect(getModule(page)).toHaveCount(0);
  await expect(page.getByText('Anbefalt for deg')).toHaveCount(0);
}

test('five insurances that I do not have are recommended to me, the best first @no-js', async ({ page }) => {
  await logIn(page, 'standard');
  await seeAnbefalinger(page, [
    'Hytteforsikring',
    'Behandlingsforsikring',
    'Uføreforsikring',
    'Barneforsikring',
    'Tilhengerforsikring',
  ]);
  await expectNoAxeViolations(page);
  await getModule(page).getByRole('link', { name: 'Hytteforsikring' }).click();
  await page.waitForURL('**/privat/forsikring/hytte');
});

test('I have no insurance yet, and travel comes first @no-js', async ({ page }) => {
  await logIn(page, 'tom');
  await seeAnbefalinger(page, [
    'Reiseforsikring',
    'Bilforsikring',
    'Hytteforsikring',
    'Husforsikring',
    'Behandlingsforsikring',
  ]);
});

test('as a union member I get recommendations that say so @no-js', async ({ page }) => {
  await logIn(page, 'loMedlem');
  await expect(getModule(page).getByText('Valgt ut til deg som er LO-medlem')).toBeVisible();
  // This customer has travel and contents insurance through the union, an offer on a pet, and a car.
  await seeAnbefalinger(page, [
    'LOfavør Ulykkesforsikring',
    'Hytteforsikring',
    'Husforsikring',
    'Behandlingsforsikring',
    'Uføreforsikring',
  ]);
});

test('I am in the control group, and nothing is recommended to me @no-js', async ({ page }) => {
  await logIn(page, 'kontrollgruppe');
  await seeNoModule(page);
});

test('when the recommendations fail, my insurances are there all the same @no-js', async ({ page }) => {
  await logIn(page, 'kommunikasjonNede');
  await seeNoModule(page);
});

test('when a source fails, nothing that I may already have is recommended @no-js', async ({ page }) => {
  await logIn(page, 'niceNede');
  await seeNoModule(page);
});
