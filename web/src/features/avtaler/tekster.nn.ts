import { merker } from '@portal/contract/merke-tekster.nn.ts';
import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  overskrift: 'Forsikringane dine',
  ingen: 'Du har ingen forsikringar',
  visesIkke: 'Vi får ikkje vist forsikringane dine akkurat no.',
  ingenForklart: 'Kjøper du ei forsikring hos oss, finn du ho igjen her.',
  henter: 'Hentar forsikringane dine.',
  seDetaljer: 'Sjå detaljar for oversikt',
  manglerDetaljer: 'Vi manglar detaljar om denne forsikringa',
  totalt: 'Totalt',
  totaltMinst: 'Totalt minst',
  minst: 'minst',
  merker,
  medDato: (merke, dato) => (dato === undefined ? merke : `${merke} ${dato}`),
  totaltLest: (belop) => `Totalt ${belop}.`,
  totaltMinstLest: (belop) => `Totalt minst ${belop}.`,
  kronerIManeden: (tall) => `${tall} kroner i månaden`,
  kronerIAret: (tall) => `${tall} kroner i året`,
} satisfies Tekster<typeof nb.tekster>;
