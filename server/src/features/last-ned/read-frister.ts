import type { Pris } from '@portal/contract/kostnader.ts';
import { getOsloDate } from '@portal/contract/oslo-date.ts';
import { toNokkel } from '@portal/contract/rules/kostnader/avtalenokkel.ts';
import { mapAvtaler } from '@portal/contract/rules/kostnader/betalte.ts';
import { isEnding } from '@portal/contract/rules/kostnader/sluttdato.ts';
import type { Samling } from '@portal/contract/samling.ts';

/**
 * The last day to decline the renewal that a price comes with, as on the page of costs: none of a price that is in
 * force, or of an agreement that ends.
 */
export function readFrister({ avtaler, laget }: Samling): (pris: Pris) => string | undefined {
  const known = mapAvtaler(avtaler);
  const idag = getOsloDate(new Date(laget));
  return (pris) => {
    const avtale = known.get(toNokkel(pris));
    const isDeclined = avtale !== undefined && isEnding(avtale);
    return isDeclined || pris.gyldigFra <= idag ? undefined : pris.fristForNei;
  };
}
