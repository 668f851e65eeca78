import { expect, type Locator, type Page } from '@playwright/test';
import { OVERSIKT } from './log-in.ts';

export const PROFIL = `${OVERSIKT}/forsikringsprofil`;

/** The name of the session cookie, for stories where the session has ended before the customer knows. */
const SESSION_COOKIES = /^(__Host-)?forsikringsoversikt$/;

/** An expandable row, by its label. */
export function getRow(page: Page, label: string): Locator {
  return page.locator('details').filter({ has: page.getByText(label, { exact: true }) });
}

export async function openRow(page: Page, label: string): Promise<Locator> {
  const row = getRow(page, label);
  await row.getByText('Endre', { exact: true }).click();
  await expect(row.getByText('Avbryt', { exact: true })).toBeVisible();
  return row;
}

/** Fills in the only field of the row and saves. */
export async function saveInRow(row: Locator, value: string): Promise<void> {
  await row.getByRole('textbox').fill(value);
  await row.getByRole('button', { name: 'Lagre' }).click();
}

/** With script a choice is saved at once; without it there is a button. */
export async function chooseSamtykke(page: Page, title: string, valg: 'Ja' | 'Nei'): Promise<void> {
  const group = page.getByRole('group', { name: title });
  // Not `check()`: a choice that is refused at once is taken back before that would look at it.
  await group.getByLabel(valg, { exact: true }).click();
  const form = page.locator('form').filter({ has: group });
  // Until our script has started or failed, the page does not know either.
  await expect(page.locator('html')).not.toHaveAttribute('data-script', 'awaited');
  const save = form.getByRole('button', { name: 'Lagre valget' });
  if ((await save.count()) > 0) await save.click();
}

/** Removes the session cookie behind the customer's back, as when the session has expired. */
export async function loseSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: SESSION_COOKIES });
}
