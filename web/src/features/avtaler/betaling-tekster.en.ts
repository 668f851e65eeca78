import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './betaling-tekster.nb.ts';

export const betalingTekster = {
  se: 'See payments and price changes',
  neste: (belop: string, dag: string) => `Next payment: ${belop}, ${dag}`,
  /** Where a source does not tell of payments: another may come before. */
  nesteKjente: (belop: string, dag: string) => `Next payment we know of: ${belop}, ${dag}`,
  forfalt: (navn: string, dag: string) => `The payment for ${navn} was due on ${dag}`,
  flereForfalt: (antall: number) => `${antall} payments are overdue`,
  ukjentForfalt: (dag: string) => `A payment was due on ${dag}`,
  delvisBetalt: (dag: string) => `The payment due on ${dag} is partly paid`,
} satisfies Tekster<typeof nb.betalingTekster>;
