import { velgFlertall } from '../../lib/format/flertall.ts';
import type { Tekster } from '../../lib/tekster.ts';
import { joinNavn } from './join-navn.ts';
import type * as nb from './total-tekster.nb.ts';

const join = (navn: readonly string[]) => joinNavn(navn, (antall) => `${antall} more`);

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
