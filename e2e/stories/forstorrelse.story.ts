import type { Page } from '@playwright/test';

import { logIn, OVERSIKT } from '../steps/log-in.ts';
import { seeNoSidewaysScroll, seeNothingOverlap } from '../steps/page-quality.ts';
import { expect, test } from '../steps/test.ts';

const visitorPages = ['/katalog'];
const customerPages = ['', '/forsikringsprofil', '/forsikringsprofil/innlogginger', '/tilbud'];

/** WCAG 1.4.10 (reflow): a window of 1280 × 1024 px at 400 % zoom. */
test.describe('at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });

  test('everything is read by scrolling down', async ({ page }) => {
    for (const path of visitorPages) await read(page, path);
    await logIn(page, 'standard');
    for (const path of customerPages) await read(page, path);
  });
});

async function read(page: Page, path: string): Promise<void> {
  await page.goto(OVERSIKT + path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState();
  await seeNoSidewaysScroll(page);
  await seeNothingOverlap(page);
}
