import { whenNeeded } from './format/when-needed.ts';

// The Swedish locale formats dates as ISO.
const getOslo = whenNeeded(() => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }));

/** Today's date in Oslo, yyyy-mm-dd. */
export function getOsloDate(now: Date): string {
  return getOslo().format(now);
}
