import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './tekster.nb.ts';

export const tekster = {
  overskrift: 'Forsikringene dine',
  ingen: 'Du har ingen forsikringer',
  visesIkke: 'Vi får ikke vist forsikringene dine akkurat nå.',
  ingenForklart: 'Kjøper du en forsikring hos oss, finner du den igjen her.',
  henter: 'Henter forsikringene dine.',
  seDetaljer: 'Se detaljer for oversikt',
  manglerDetaljer: 'Vi mangler detaljer om denne forsikringen',
  totalt: 'Totalt',
  totaltMinst: 'Totalt minst',
  minst: 'minst',
  underBehandling: 'Under behandling',
  midlertidig: 'Midlertidig',
  fornyelse: 'Fornyelse',
  fornyesIkke: 'Fornyes ikke',
  avsluttes: 'Avsluttes',
  medDato: (merke: string, dato: string | undefined) => (dato === undefined ? merke : `${merke} ${dato}`),
  totaltLest: (belop: string) => `Totalt ${belop}.`,
  totaltMinstLest: (belop: string) => `Totalt minst ${belop}.`,
  kronerIManeden: (tall: string) => `${tall} kroner i måneden`,
  kronerIAret: (tall: string) => `${tall} kroner i året`,
} satisfies Tekster<typeof nb.tekster>;
