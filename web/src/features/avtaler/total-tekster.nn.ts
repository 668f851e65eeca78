import { velgFlertall } from '../../lib/format/flertall.ts';
import type { Tekster } from '../../lib/tekster.ts';
import { joinNavn } from './join-navn.ts';
import type * as nb from './total-tekster.nb.ts';

const join = (navn: readonly string[]) => joinNavn(navn, (antall) => `${antall} til`);

export const slikErTotalen = 'Slik er totalen rekna ut:';

export const forklaringer = {
  underBehandling: (navn) =>
    velgFlertall(navn.length, {
      one: `${join(navn)} er ikkje med, ho er under behandling.`,
      other: `${join(navn)} er ikkje med, dei er under behandling.`,
    }),
  utenPris: (navn) =>
    velgFlertall(navn.length, {
      one: `${join(navn)} er ikkje med, prisen står i detaljane.`,
      other: `${join(navn)} er ikkje med, prisane står i detaljane.`,
    }),
  utenDetaljer: (navn) =>
    velgFlertall(navn.length, {
      one: `${join(navn)} er ikkje med, vi veit ikkje kva ho kostar.`,
      other: `${join(navn)} er ikkje med, vi veit ikkje kva dei kostar.`,
    }),
  bareArspris: (navn) =>
    `${join(navn)} har berre årspris. Ein tolvdel av han er med i månadssummen, runda av til øre.`,
  egenArspris: (navn) => `Årssummen er ikkje tolv gonger månadssummen, for ${join(navn)} har eigen årspris.`,
  mangler: 'Forsikringar vi ikkje får henta no, er ikkje med.',
} satisfies Tekster<typeof nb.forklaringer>;
