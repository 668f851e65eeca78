import { expect, type Locator, type Page } from '@playwright/test';
import type { CustomerKey } from './customers.ts';
import { breakCall } from './faults.ts';
import { OVERSIKT } from './log-in.ts';

export const TILBUD = `${OVERSIKT}/tilbud`;

export function getTilbud(page: Page, name: string): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
}

/** Waits for the offers, and checks their names in order. */
export async function seeTilbud(page: Page, names: readonly string[]): Promise<void> {
  const titles = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });
  await expect(titles).toHaveText(names);
}

/** Makes every removal fail at its source system, for one customer only. */
export function breakRemoval(simulatorsUrl: string, customer: CustomerKey): Promise<void> {
  return breakCall(simulatorsUrl, customer, { system: 'nice', path: '/tilbud/slett' });
}

/** Removals are permanent, so the runs with and without script use different customers. */
export function chooseCustomer(
  hasScript: boolean,
  withScript: CustomerKey,
  without: CustomerKey,
): CustomerKey {
  return hasScript ? withScript : without;
}
