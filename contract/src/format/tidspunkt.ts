import type { Lokale } from './lokale.nb.ts';
import { whenNeeded } from './when-needed.ts';

const getOslo = whenNeeded(
  () =>
    new Intl.DateTimeFormat('nb-NO', {
      timeZone: 'Europe/Oslo',
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
);

/** An ISO time as '21.11.2026 kl. 08.12', or as the language writes it, in Norwegian time wherever the browser is. */
export function writeTidspunkt({ dato, tidspunkt }: Pick<Lokale, 'dato' | 'tidspunkt'>, iso: string): string {
  const {
    day = '',
    month = '',
    year = '',
    hour = '',
    minute = '',
  } = Object.fromEntries(
    getOslo()
      .formatToParts(new Date(iso))
      .map(({ type, value }) => [type, value]),
  );
  return tidspunkt(dato(day, month, year), hour, minute);
}
