import type { Tekster } from '../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  vennligstVent: 'Vent litt',
  apnesINyFane: 'blir opna i ny fane',
  apnesIPdf: 'blir opna i pdf',
  varsler: 'Varsel',
  lukkVarsel: 'Lukk varsel',
  antallGanger: (antall) => `${antall} gonger`,
  lukk: 'Lukk',
  endre: 'Endre',
  avbryt: 'Avbryt',
  provIgjen: 'Prøv igjen',
  proverIgjen: 'Prøver igjen',
  ikkePaNett: 'Du er ikkje på nett. Vi prøver igjen når du er det.',
  sjekk: 'Sjekk på nytt',
  visesIkke: 'Vi får ikkje vist dette akkurat no.',
} satisfies Tekster<typeof nb.tekster>;
