import { merker } from '@portal/contract/merke-tekster.en.ts';
import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  overskrift: 'Your insurance',
  ingen: 'You have no insurance',
  visesIkke: 'We cannot show your insurance right now.',
  ingenForklart: 'If you buy insurance from us, you will find it here.',
  henter: 'Loading your insurance.',
  seDetaljer: 'See details for price',
  manglerDetaljer: 'We have no details about this insurance',
  totalt: 'Total',
  totaltMinst: 'Total at least',
  minst: 'at least',
  merker,
  medDato: (merke, dato) => (dato === undefined ? merke : `${merke} ${dato}`),
  totaltLest: (belop) => `Total ${belop}.`,
  totaltMinstLest: (belop) => `Total at least ${belop}.`,
  kronerIManeden: (tall) => `${tall} kroner a month`,
  kronerIAret: (tall) => `${tall} kroner a year`,
} satisfies Tekster<typeof nb.tekster>;
