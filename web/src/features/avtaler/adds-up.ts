import type { AvtalerResponse } from '@portal/contract/avtaler.ts';
import { isUnderBehandling, isUtenPris } from '@portal/contract/rules/avtalepris.ts';

import { isKomplett } from '../../lib/is-komplett.ts';

/** Each agreement has a price a month, and twelve of the sum are the sum of a year: the total needs no explanation. */
export function addsUp(
  svar: Pick<AvtalerResponse, 'avtaler' | 'sources' | 'systemSourceError' | 'monthlySum' | 'yearlySum'>,
): boolean {
  return (
    isKomplett(svar) &&
    isTolvManeder(svar.monthlySum, svar.yearlySum) &&
    svar.avtaler.every(
      (avtale) => avtale.monthlyPrice !== undefined && !isUtenPris(avtale) && !isUnderBehandling(avtale),
    )
  );
}

/** In whole øre, because 12 * 0.1 is not 1.2 in floating point. */
export function isTolvManeder(maned: number | null | undefined, ar: number | null | undefined): boolean {
  return Math.round((maned ?? 0) * 100) * 12 === Math.round((ar ?? 0) * 100);
}
