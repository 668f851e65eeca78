import { readFile } from 'node:fs/promises';

import type { Samling } from '@portal/contract/samling.ts';
import { logIn, OVERSIKT } from '../steps/log-in.ts';
import { seeNoSidewaysScroll } from '../steps/page-quality.ts';
import { PROFIL } from '../steps/profil.ts';
import { expect, expectNoAxeViolations, test } from '../steps/test.ts';

test('I take all my data along as a file, which has what the screen shows @no-js', async ({
  page,
  createKunde,
}) => {
  const { fodselsnummer } = await createKunde({
    avtaler: [
      { name: 'Bilen min', policyNumber: 'LN-1', yearlyPrice: 6150, monthlyPrice: 512.5 },
      { name: 'Huset mitt', policyNumber: 'LN-2', yearlyPrice: 850, monthlyPrice: 70.8 },
    ],
  });
  await logIn(page, { fodselsnummer }, OVERSIKT);
  await expect(page.getByRole('main')).toContainText('Bilen min');
  const shown = await page.getByRole('main').innerText();

  await page.goto(PROFIL);
  await page.getByRole('link', { name: 'Ta med deg dataene dine' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ta med deg dataene dine');
  await expect(page.getByText('Systemene med forsikringene dine svarte.', { exact: false })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await seeNoSidewaysScroll(page);

  await page.getByRole('checkbox', { name: 'Ta med fødselsnummeret mitt' }).focus();
  await page.keyboard.press('Space');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Last ned JSON' }).press('Enter');
  const file = await coming;
  expect(file.suggestedFilename()).toBe('forsikringer.json');
  const samling = JSON.parse(await readFile(await file.path(), 'utf8')) as Samling;
  expect(samling.kunde.fodselsnummer).toBe(fodselsnummer);
  expect(samling.avtaler.map(({ name }) => name)).toEqual(['Bilen min', 'Huset mitt']);
  for (const { name } of samling.avtaler) expect(shown).toContain(name);
  expect(samling.sum.yearlySum).toBe(7000);
  expect(shown.replaceAll(/\s/g, '')).toContain('7000');
  // The page is there still.
  await expect(page.getByRole('button', { name: 'Last ned PDF' })).toBeVisible();
});
