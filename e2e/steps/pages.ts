import type { Page } from '@playwright/test';
import { OVERSIKT } from './log-in.ts';

/** The main pages for a logged-in customer. */
export const customerPages = [
  '',
  '/tilbud',
  '/kjopsinnganger',
  '/andre-forsikringer',
  '/forsikringsprofil',
  '/forsikringsprofil/innlogginger',
  '/forsikringsprofil/data',
  '/forsikringsprofil/last-ned',
  '/kostnader',
  '/klage-og-rettigheter',
  '/tilgjengelighet',
  '/finnes-ikke',
].map((path) => OVERSIKT + path);

/** What the browser says of the last of them. */
export const OF_THE_PAGE_THAT_IS_NOT_THERE = /404 GET|404 \(Not Found\)/;

/** Presses Back until this page shows. Chromium may know of no history while a page from another site arrives. */
export async function goBackTo(page: Page, path: string): Promise<void> {
  await page.waitForLoadState();
  while (!page.url().endsWith(path)) await page.goBack();
}
