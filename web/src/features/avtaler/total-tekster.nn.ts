import { velgFlertall } from '../../lib/format/flertall.ts';
import { formatOpplisting } from '../../lib/format/opplisting.ts';
import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './total-tekster.nb.ts';

const MAKS_NAVN = 3;

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

/** A repeated name is written once, with a count. */
function join(navn: readonly string[]): string {
  const antall = new Map<string, number>();
  for (const et of navn) antall.set(et, (antall.get(et) ?? 0) + 1);
  const ulike = [...antall].map(([et, ganger]) => (ganger === 1 ? et : `${et} (${ganger})`));
  if (ulike.length <= MAKS_NAVN + 1) return formatOpplisting(ulike);
  return formatOpplisting([...ulike.slice(0, MAKS_NAVN), `${ulike.length - MAKS_NAVN} til`]);
}
