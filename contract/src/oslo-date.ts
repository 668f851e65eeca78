import { whenNeeded } from './format/when-needed.ts';

// The Swedish locale formats dates as ISO.
const getOslo = whenNeeded(() => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }));

const HOUR_MS = 60 * 60 * 1000;

/** Today's date in Oslo, yyyy-mm-dd. */
export function getOsloDate(now: Date): string {
  return getOslo().format(now);
}

/** When this day (yyyy-mm-dd) begins in Oslo. */
export function getOsloMidnight(day: string): Date {
  // Two hours before UTC in summer, one in winter.
  const inSummer = new Date(Date.parse(`${day}T00:00:00Z`) - 2 * HOUR_MS);
  return getOsloDate(inSummer) === day ? inSummer : new Date(inSummer.getTime() + HOUR_MS);
}
