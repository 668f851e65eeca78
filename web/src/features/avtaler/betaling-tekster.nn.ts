import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './betaling-tekster.nb.ts';

export const betalingTekster = {
  se: 'Sjå betalingar og endringar i pris',
  neste: (belop: string, dag: string) => `Neste betaling: ${belop}, ${dag}`,
  /** Where a source does not tell of payments: another may come before. */
  nesteKjente: (belop: string, dag: string) => `Neste betaling vi kjenner til: ${belop}, ${dag}`,
  forfalt: (navn: string, dag: string) => `Betalinga for ${navn} forfall ${dag}`,
  flereForfalt: (antall: number) => `${antall} betalingar er forfalne`,
  ukjentForfalt: (dag: string) => `Ei betaling forfall ${dag}`,
  delvisBetalt: (dag: string) => `Betalinga ${dag} er delvis betalt`,
} satisfies Tekster<typeof nb.betalingTekster>;
