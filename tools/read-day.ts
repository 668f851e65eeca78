import { getOsloMidnight } from '@portal/contract/oslo-date.ts';

/**
 * @param text yyyy-mm-dd
 * @returns when that day began in Oslo, by which the reports give their days too
 * @throws with what to write instead
 */
export function readDay(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`);
  // Otherwise the thirty-first of February would be the third of March.
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text)
    throw new Error(`--since must be a day, such as 2026-01-31; it is ${text}`);
  return getOsloMidnight(text);
}
