// The Swedish format is the ISO date.
const oslo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' });

/** The date in Oslo, yyyy-mm-dd: what a customer there calls today. */
export function getOsloDate(now: Date): string {
  return oslo.format(now);
}
