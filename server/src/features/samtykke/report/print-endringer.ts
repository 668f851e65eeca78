import type { Endringsslag } from '@portal/contract/samtykkehistorikk.ts';
import type { Sprak } from '@portal/contract/sprak.ts';

import type { Utfall } from '../../../persistence/samtykke-repository.ts';

interface PrintedEndring {
  slag: Endringsslag;
  tekstversjon: string | null;
  /** Of the wording; null when it was not stored. */
  sprak: Sprak | null;
  old_value: boolean | null;
  new_value: boolean;
  distributor: string;
  created_at: Date;
  /** The wording; null when it was not stored. */
  tittel: string | null;
  ingress: string | null;
  tekst: string | null;
  outcome: Utfall | null;
  ended_at: Date | null;
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
      const { slag, tekstversjon, sprak, old_value, new_value, distributor, created_at } = endring;
      const words = [endring.tittel, endring.ingress, endring.tekst].filter((word) => word !== null);
      const line = [
        time.format(created_at),
        slag,
        `${toWord(old_value)} -> ${toWord(new_value)}`,
        words.length > 0 && words.every((word) => word === '')
          ? 'ingen tekst vist'
          : `tekst ${tekstversjon ?? 'ukjent'}${sprak === null ? '' : ` (${sprak})`}`,
        distributor,
        toOutcome(endring),
      ].join('  ');
      return [line, ...words.filter((word) => word !== '').map((word) => `    ${word}`)].join('\n');
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

function toOutcome({ outcome, ended_at }: PrintedEndring): string {
  if (outcome === null || ended_at === null) return 'venter på registeret';
  return `${outcomes[outcome]} ${time.format(ended_at)}`;
}
