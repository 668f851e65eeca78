import type { Endringsslag } from '../../../persistence/database.ts';
import type { Utfall } from '../../../persistence/samtykke-repository.ts';

export interface PrintedEndring {
  slag: Endringsslag;
  tekstversjon: string | null;
  gammel_verdi: boolean | null;
  ny_verdi: boolean;
  distributor: string;
  tidspunkt: Date;
  /** The wording; null when it was not stored. */
  tittel: string | null;
  ingress: string | null;
  tekst: string | null;
  utfall: Utfall | null;
  avsluttet: Date | null;
}

const time = new Intl.DateTimeFormat('nb-NO', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Oslo',
});

/**
 * For a terminal: one line for each change, oldest first, followed by its wording. Does not say whose they are; whoever
 * asked knows.
 */
export function printEndringer(endringer: readonly PrintedEndring[]): string {
  if (endringer.length === 0) return 'Ingen endringer er registrert for denne personen.';
  return endringer
    .map((endring) => {
      const { slag, tekstversjon, gammel_verdi, ny_verdi, distributor, tidspunkt } = endring;
      const line = [
        time.format(tidspunkt),
        slag,
        `${toWord(gammel_verdi)} -> ${toWord(ny_verdi)}`,
        `tekst ${tekstversjon ?? 'ukjent'}`,
        distributor,
        toOutcome(endring),
      ].join('  ');
      const words = [endring.tittel, endring.ingress, endring.tekst].filter((word) => word !== null);
      return [line, ...words.map((word) => `    ${word}`)].join('\n');
    })
    .join('\n');
}

function toWord(value: boolean | null): string {
  return value === null ? 'ukjent' : value ? 'ja' : 'nei';
}

const outcomes: Record<Utfall, string> = {
  BEKREFTET: 'bekreftet av registeret',
  AVVIST: 'avvist av registeret',
  FORBIGATT: 'forbigått av et nyere valg',
};

function toOutcome({ utfall, avsluttet }: PrintedEndring): string {
  if (utfall === null || avsluttet === null) return 'venter på registeret';
  return `${outcomes[utfall]} ${time.format(avsluttet)}`;
}
