const parts = new Intl.DateTimeFormat('nb-NO', {
  timeZone: 'Europe/Oslo',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/**
 * An ISO time as '21.11.2026 kl. 08.12', in Norwegian time wherever the browser is. Assembled by hand, because the
 * separators may differ between the locale data of server and browser. The time of day does not wrap.
 */
export function formatTidspunkt(iso: string): string {
  const { day, month, year, hour, minute } = Object.fromEntries(
    parts.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]),
  );
  return `${day}.${month}.${year} kl.\u00a0${hour}.${minute}`;
}
