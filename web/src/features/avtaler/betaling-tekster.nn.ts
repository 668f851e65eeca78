import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './betaling-tekster.nb.ts';

export const betalingTekster = {
  se: 'Sjå betalingar og endringar i pris',
  neste: (belop: string, dag: string) => `Neste betaling: ${belop}, ${dag}`,
  /** Where a source does not tell of payments: another may come before. */
  nesteKjente: (belop: string, dag: string) => `Neste betaling vi kjenner til: ${belop}, ${dag}`,
  forfalt: (navn: string, dag: string) => `Betalinga for ${navn} forfall ${dag}`,
  flereForfalt: (antall: number) => `${antall} betalingar er forfalne`,
  ukjent: 'forsikringa di',
  merEnnNa: (fra: string, pris: string, endring: string) => `Frå ${fra}: ${pris}, ${endring} meir enn no`,
  mindreEnnNa: (fra: string, pris: string, endring: string) =>
    `Frå ${fra}: ${pris}, ${endring} mindre enn no`,
  sammePris: (dag: string) => `Same pris frå ${dag}`,
} satisfies Tekster<typeof nb.betalingTekster>;
