// The Swedish locale formats dates as ISO.
const oslo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' });

/** Today's date in Oslo, yyyy-mm-dd. */
export function getOsloDate(now: Date): string {
  return oslo.format(now);
}
