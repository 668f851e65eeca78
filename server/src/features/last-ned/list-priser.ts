import type { Pris } from '@portal/contract/kostnader.ts';
import { getOsloDate } from '@portal/contract/oslo-date.ts';
import { isUnderBehandling } from '@portal/contract/rules/avtalepris.ts';
import { toNokkel } from '@portal/contract/rules/kostnader/avtalenokkel.ts';
import { mapAvtaler } from '@portal/contract/rules/kostnader/betalte.ts';
import { isBortfalt } from '@portal/contract/rules/kostnader/priser-of.ts';
import { isEnding } from '@portal/contract/rules/kostnader/sluttdato.ts';
import type { Samling } from '@portal/contract/samling.ts';

/**
 * The prices by the rules of the page of costs: one of each day, the last where it is told twice, none of a renewal that will not be, or of an application, and no last day
 * to decline where nothing is to be declined: one that has passed of a price in force, or of an agreement that ends.
 */
export function listPriser({ avtaler, priser, laget }: Samling): Pris[] {
  const known = mapAvtaler(avtaler);
  const idag = getOsloDate(new Date(laget));
  const byDay = new Map(priser.map((pris) => [`${pris.gyldigFra} ${toNokkel(pris)}`, pris]));
  return [...byDay.values()].flatMap((pris) => {
    const avtale = known.get(toNokkel(pris));
    const { gyldigFra, fristForNei = '' } = pris;
    if (avtale !== undefined && (isUnderBehandling(avtale) || isBortfalt(avtale, gyldigFra, idag))) return [];
    const isDeclined = avtale !== undefined && isEnding(avtale);
    const isPast = gyldigFra <= idag && fristForNei < idag;
    return isDeclined || isPast ? { ...pris, fristForNei: undefined } : pris;
  });
}
