import type { Page } from '@playwright/test';

import { getSprakCookie } from '../../contract/src/sprak.ts';
import type { Brand } from '../steps/brands.ts';
import { expect, expectNoAxeViolations, test } from '../steps/test.ts';

const KATALOG = '/privat/forsikring/oversikt/katalog';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** The character counter needs the script, so it shows when the page is hydrated. */
async function open(page: Page, query = ''): Promise<void> {
  await page.goto(KATALOG + query);
  await expect(page.getByText('Du har skrevet 3 tegn for mye')).toBeVisible();
}

/** The brands' own colours are checked in {@link file://./merker.story.ts} and by the build. */
for (const tema of ['none', 'fremtind'] satisfies Brand[]) {
  test(`every widget is accessible: ${tema}, light and dark`, async ({ page }) => {
    test.slow();
    await open(page, `?tema=${tema}&farge=light`);
    for (const varsel of ['info', 'success', 'warn', 'error']) await press(page, `Varsel: ${varsel}`);
    await press(page, 'Varsel med knapp');
    await expect(page.getByRole('region', { name: 'Varsler' }).getByRole('listitem')).toHaveCount(5);
    await page.getByText('Lukket rad').click();
    await page.getByText('Endre', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Egenandel' }).focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
    // Themes differ only in colours.
    await expectNoAxeViolations(page, tema === 'none' ? undefined : ['color-contrast']);
    await page.evaluate(() => (document.documentElement.dataset['colorScheme'] = 'dark'));
    await expectNoAxeViolations(page, ['color-contrast']);
  });
}

test('in another language its examples are marked as bokmål, and a page type is in that language', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: getSprakCookie(false), value: 'en', url: baseURL ?? '' }]);
  await page.goto(KATALOG);
  await expect(page.locator('html[lang=en] [lang=nb] h1')).toHaveText('Katalog');
  await page.goto(`${KATALOG}?side=ikke-funnet`);
  await expect(page.locator('main [lang]')).toHaveCount(0);
});

for (const farge of ['light', 'dark']) {
  test(`every dialog is accessible: ${farge}`, async ({ page }) => {
    await open(page, `?farge=${farge}`);
    await press(page, 'Utlogging');
    await expect(page.getByRole('dialog', { name: 'Du blir snart logget ut' })).toBeVisible();
    await expectNoAxeViolations(page);
    await press(page, 'Fortsett økten');
    await press(page, 'Informasjonskapsler');
    await expect(page.getByRole('dialog', { name: 'Velg informasjonskapsler' })).toBeVisible();
    await expectNoAxeViolations(page);
    await press(page, 'Lukk');
    await press(page, 'Dialog');
    await expect(page.getByRole('dialog', { name: 'Et spørsmål' })).toBeVisible();
    await expectNoAxeViolations(page);
  });
}

for (const [kind, count] of [
  ['feil-', 8],
  ['sperret-', 6],
  ['ikke-funnet', 2],
  ['innlogging-', 5],
  ['kvittering', 1],
] as const) {
  test(`every page type is accessible: ${kind}`, async ({ page }) => {
    test.slow();
    await page.goto(KATALOG);
    const links = await page
      .locator(`a[href*="side=${kind}"]`)
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(links).toHaveLength(count);
    // One component shows all of a kind.
    for (const href of new Set([links[0], links.at(-1)])) {
      await page.goto(KATALOG + href);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Katalog');
      await expectNoAxeViolations(page);
    }
  });
}

test('nothing is cut off at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  await press(page, 'Varsel: info');
  await expect(page.getByRole('region', { name: 'Varsler' }).getByRole('listitem')).toHaveCount(1);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
});
