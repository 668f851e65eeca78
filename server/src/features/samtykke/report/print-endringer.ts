import type { Endringsslag } from '../../../persistence/database.ts';

export interface PrintedEndring {
  slag: Endringsslag;
  tekstversjon: string | null;
  gammel_verdi: boolean | null;
  ny_verdi: boolean;
  distributor: string;
  tidspunkt: Date;
  utfall: 'BEKREFTET' | 'AVVIST' | null;
  avsluttet: Date | null;
}

const time = new Intl.DateTimeFormat('nb-NO', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Oslo',
});

/** One line for each change, oldest first, for a terminal. Whose they are is not written: whoever asked knows. */
export function printEndringer(endringer: readonly PrintedEndring[]): string {
  if (endringer.length === 0) return 'Ingen endringer er registrert for denne personen.';
  return endringer
    .map(({ slag, tekstversjon, gammel_verdi, ny_verdi, distributor, tidspunkt, utfall, avsluttet }) =>
      [
        time.format(tidspunkt),
        slag,
        `${toWord(gammel_verdi)} -> ${toWord(ny_verdi)}`,
        `tekst ${tekstversjon ?? 'ukjent'}`,
        distributor,
        toOutcome(utfall, avsluttet),
      ].join('  '),
    )
    .join('\n');
}

function toWord(value: boolean | null): string {
  return value === null ? 'ukjent' : value ? 'ja' : 'nei';
}

function toOutcome(utfall: PrintedEndring['utfall'], avsluttet: Date | null): string {
  if (utfall === null || avsluttet === null) return 'venter på registeret';
  return `${utfall === 'BEKREFTET' ? 'bekreftet' : 'avvist'} av registeret ${time.format(avsluttet)}`;
}
