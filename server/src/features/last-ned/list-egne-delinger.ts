import type { Delinger } from '@portal/contract/delinger.ts';
import { egneDelinger, type Samling } from '@portal/contract/samling.ts';
import type { Sprak } from '@portal/contract/sprak.ts';

import { tekster } from './tekster.ts';

/** Of which insurances a sharing tells; in words where the portal's own tells of none. */
export const listForsikringer = (
  sprak: Sprak,
  { slag, forsikringer }: Samling['delinger'][number],
): string[] =>
  slag !== undefined && forsikringer.length === 0 ? [tekster[sprak].egneDelinger[slag].hvilke] : forsikringer;

/** The sharings that no register holds and the page of the customer's data shows too, in the portal's own words. */
export function listEgneDelinger(
  sprak: Sprak,
  { hasSparebank, andre }: { hasSparebank: boolean; andre: Delinger | undefined },
): Samling['delinger'] {
  const sist = { SPAREBANK: hasSparebank ? undefined : andre?.sparebank, SKADESAKER: andre?.skadesaker };
  const ord = tekster[sprak].egneDelinger;
  return egneDelinger
    .filter((slag) => sist[slag] !== undefined || (slag === 'SPAREBANK' && hasSparebank))
    .map((slag) => ({
      id: slag,
      slag,
      mottaker: ord[slag].hvem,
      // The bank is told of none.
      forsikringer: slag === 'SPAREBANK' ? [] : [ord[slag].hvilke],
      formal: ord[slag].formal,
      opplysninger: ord[slag].slag,
      ...(sist[slag] !== undefined && { sist: sist[slag] }),
    }));
}
