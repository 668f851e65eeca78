import type { Pris } from '@portal/contract/kostnader.ts';
import { getOsloDate } from '@portal/contract/oslo-date.ts';
import { isUnderBehandling } from '@portal/contract/rules/avtalepris.ts';
import { toNokkel } from '@portal/contract/rules/kostnader/avtalenokkel.ts';
import { mapAvtaler } from '@portal/contract/rules/kostnader/betalte.ts';
import { isBortfalt } from '@portal/contract/rules/kostnader/priser-of.ts';
import { isEnding } from '@portal/contract/rules/kostnader/sluttdato.ts';
import type { Samling } from '@portal/contract/samling.ts';

/**
 * The prices by the rules of the page of costs: none of a renewal that will not be, and no last day to decline where
 * nothing is to be declined: one that has passed of a price in force, of an agreement that ends, or of an application.
 */
export function listPriser({ avtaler, priser, laget }: Samling): Pris[] {
  const known = mapAvtaler(avtaler);
  const idag = getOsloDate(new Date(laget));
  return priser.flatMap((pris) => {
    const avtale = known.get(toNokkel(pris));
    if (avtale !== undefined && isBortfalt(avtale, pris.gyldigFra, idag)) return [];
    const isRenewed = avtale === undefined || !(isEnding(avtale) || isUnderBehandling(avtale));
    const { gyldigFra, fristForNei = '' } = pris;
    const isPast = gyldigFra <= idag && fristForNei < idag;
    return !isRenewed || isPast ? { ...pris, fristForNei: undefined } : pris;
  });
}
