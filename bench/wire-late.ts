import type { Browser } from 'playwright';

import type { Front } from './front.ts';
import { openPhone, openTab, type Who } from './wire-browser.ts';
import { watchCards } from './wire-in-page.ts';
import { read, readTime } from './wire-visit.ts';

/** How late one of the source systems is, in ms. */
export const DELAYS_MS = [300, 600, 1500];
const SLOW_SYSTEM = 'prolife';
/** What the customer of {@link SLOW_SYSTEM} has there, and in the others. */
const titles = {
  prompt: ['Bil', 'Hus', 'Båt', 'Innbo', 'Kollektiv hjem', 'Behandling', 'Verdisaker', 'Lisensforsikring'],
  late: ['Livsforsikring'],
};

/** Times are in ms since the visit began. */
export interface LateVisit {
  /** When everything was seen that the prompt systems have. */
  prompt: number;
  /** When what the late system has was seen too. */
  late: number;
  layoutShift: number;
}

/** From now on the system answers so late for this customer. */
export async function slowDown(systemsUrl: string, fodselsnummer: string, delayMs: number): Promise<void> {
  const answer = await fetch(`${systemsUrl}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ system: SLOW_SYSTEM, fault: 'slow', delayMs, fodselsnummer }),
  });
  if (!answer.ok) throw new Error(`The simulators answered ${answer.status}`);
}

export async function visitLate(
  browser: Browser,
  front: Front,
  who: Who,
  path: string,
  isWeakened: boolean,
): Promise<LateVisit> {
  const context = await openPhone(browser, front.url, who);
  const page = await openTab(context, isWeakened);
  await page.addInitScript(watchCards, titles);
  await page.goto(path, { waitUntil: 'load' });
  const prompt = await readTime(page, () => window.cardsAt?.['prompt']);
  const late = await readTime(page, () => window.cardsAt?.['late']);
  const { layoutShift } = await read(page);
  await context.close();
  return { prompt, late, layoutShift };
}
