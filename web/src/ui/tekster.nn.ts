import type { Tekster } from '../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  vennligstVent: 'Vennligst vent',
  apnesINyFane: 'åpnes i ny fane',
  apnesIPdf: 'åpnes i pdf',
  varsler: 'Varsler',
  lukkVarsel: 'Lukk varsel',
  antallGanger: (antall: number) => `${antall} ganger`,
  lukk: 'Lukk',
  endre: 'Endre',
  avbryt: 'Avbryt',
  provIgjen: 'Prøv igjen',
  proverIgjen: 'Prøver igjen',
  sjekk: 'Sjekk på nytt',
  visesIkke: 'Vi får ikke vist dette akkurat nå.',
} satisfies Tekster<typeof nb.tekster>;
