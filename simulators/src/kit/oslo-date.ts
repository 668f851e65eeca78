const osloDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo', dateStyle: 'short' });

/** Norway's date at `now`, plus `days`, minus `years`: yyyy-mm-dd. 29 February becomes 1 March where it does not exist. */
export function osloDate({ now = new Date(), days = 0, years = 0 } = {}): string {
  const [year = 0, month = 1, day = 1] = osloDay.format(now).split('-').map(Number);
  const moved = new Date(Date.UTC(year, month - 1, day + days));
  moved.setUTCFullYear(moved.getUTCFullYear() - years);
  return moved.toISOString().slice(0, 10);
}
