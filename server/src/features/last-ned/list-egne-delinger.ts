import { egneDelinger, type Samling } from '@portal/contract/samling.ts';
import type { Sprak } from '@portal/contract/sprak.ts';

import { tekster } from './tekster.ts';

/** The sharings that no register holds and the page of the customer's data shows too, in the portal's own words. */
export function listEgneDelinger(
  sprak: Sprak,
  { hasSparebank, skadesaker }: { hasSparebank: boolean; skadesaker: string | undefined },
): Samling['delinger'] {
  const isThere = { SPAREBANK: hasSparebank, SKADESAKER: skadesaker !== undefined };
  const ord = tekster[sprak].egneDelinger;
  return egneDelinger
    .filter((slag) => isThere[slag])
    .map((slag) => ({
      id: slag,
      slag,
      mottaker: ord[slag].hvem,
      // The bank is told of none.
      forsikringer: slag === 'SPAREBANK' ? [] : [ord[slag].hvilke],
      formal: ord[slag].formal,
      opplysninger: ord[slag].slag,
      ...(slag === 'SKADESAKER' && { sist: skadesaker }),
    }));
}
