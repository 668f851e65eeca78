import { expect, type Locator, type Page } from '@playwright/test';
import { OVERSIKT } from './log-in.ts';

export const PROFIL = `${OVERSIKT}/forsikringsprofil`;

/** The name of the session's cookie, for stories in which the session is over before the customer knows. */
const SESSION_COOKIES = /^(__Host-)?forsikringsoversikt$/;

/** A row that opens, by its label. */
export function getRow(page: Page, label: string): Locator {
  return page.locator('details').filter({ has: page.getByText(label, { exact: true }) });
}

export async function openRow(page: Page, label: string): Promise<Locator> {
  const row = getRow(page, label);
  await row.getByText('Endre', { exact: true }).click();
  await expect(row.getByText('Avbryt', { exact: true })).toBeVisible();
  return row;
}

/** Types into the one field of the row and saves. */
export async function saveInRow(row: Locator, value: string): Promise<void> {
  await row.getByRole('textbox').fill(value);
  await row.getByRole('button', { name: 'Lagre' }).click();
}

/** Saved at once where scripts run; without them there is a button. */
export async function chooseSamtykke(page: Page, title: string, valg: 'Ja' | 'Nei'): Promise<void> {
  const group = page.getByRole('group', { name: title });
  await group.getByLabel(valg, { exact: true }).check();
  const form = page.locator('form').filter({ has: group });
  const save = form.getByRole('button', { name: 'Lagre valget' });
  if ((await save.count()) > 0) await save.click();
}

/** Ends the visit behind the customer's back, as a session does that has run out. */
export async function loseSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: SESSION_COOKIES });
}
