import { velgFlertall } from '../../lib/format/flertall.ts';
import { formatOpplisting } from '../../lib/format/opplisting.ts';
import type { Tekster } from '../../lib/tekster.ts';
import type * as nb from './total-tekster.nb.ts';

const MAKS_NAVN = 3;

export const slikErTotalen = 'How the total is worked out:';

export const forklaringer = {
  underBehandling: (navn) =>
    velgFlertall(navn.length, {
      one: `${join(navn)} is not included, because it is being processed.`,
      other: `${join(navn)} are not included, because they are being processed.`,
    }),
  utenPris: (navn) =>
    velgFlertall(navn.length, {
      one: `${join(navn)} is not included. The price is in the details.`,
      other: `${join(navn)} are not included. The prices are in the details.`,
    }),
  utenDetaljer: (navn) =>
    velgFlertall(navn.length, {
      one: `${join(navn)} is not included, because we do not know what it costs.`,
      other: `${join(navn)} are not included, because we do not know what they cost.`,
    }),
  bareArspris: (navn) =>
    velgFlertall(navn.length, {
      one: `${join(navn)} only has a yearly price. One twelfth of it is included in the monthly total, rounded to the nearest øre.`,
      other: `${join(navn)} only have a yearly price. One twelfth of it is included in the monthly total, rounded to the nearest øre.`,
    }),
  egenArspris: (navn) =>
    velgFlertall(navn.length, {
      one: `The yearly total is not twelve times the monthly total, because ${join(navn)} has its own yearly price.`,
      other: `The yearly total is not twelve times the monthly total, because ${join(navn)} have their own yearly price.`,
    }),
  mangler: 'Insurance that we cannot load right now is not included.',
} satisfies Tekster<typeof nb.forklaringer>;

/** A repeated name is written once, with a count. */
function join(navn: readonly string[]): string {
  const antall = new Map<string, number>();
  for (const et of navn) antall.set(et, (antall.get(et) ?? 0) + 1);
  const ulike = [...antall].map(([et, ganger]) => (ganger === 1 ? et : `${et} (${ganger})`));
  if (ulike.length <= MAKS_NAVN + 1) return formatOpplisting(ulike);
  return formatOpplisting([...ulike.slice(0, MAKS_NAVN), `${ulike.length - MAKS_NAVN} more`]);
}
