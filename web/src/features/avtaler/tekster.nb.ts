import { merker } from '@portal/contract/merke-tekster.nb.ts';

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
  merker,
  medDato: (merke: string, dato: string | undefined) => (dato === undefined ? merke : `${merke} ${dato}`),
  totaltLest: (belop: string) => `Totalt ${belop}.`,
  totaltMinstLest: (belop: string) => `Totalt minst ${belop}.`,
  kronerIManeden: (tall: string) => `${tall} kroner i måneden`,
  kronerIAret: (tall: string) => `${tall} kroner i året`,
} as const;
