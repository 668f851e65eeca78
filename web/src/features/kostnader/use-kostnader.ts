import type { BetalingerResponse, PriserResponse } from '@portal/contract/kostnader.ts';
import { getOsloDate } from '@portal/contract/oslo-date.ts';

import { useAnswer } from '../../lib/answers.tsx';
import { isKomplett } from '../../lib/is-komplett.ts';

/** The payments. `isMissing` when a system did not answer; the list is then empty or incomplete. */
export function useBetalinger(): BetalingerResponse & { isMissing: boolean } {
  const { data } = useAnswer('getBetalinger');
  return data === undefined
    ? { idag: getIdag(), betalinger: [], sources: [], isMissing: true }
    : { ...data, isMissing: !isKomplett(data) };
}

/** The prices, in the same way. */
export function usePriser(): PriserResponse & { isMissing: boolean } {
  const { data } = useAnswer('getPriser');
  return data === undefined
    ? { idag: getIdag(), priser: [], sources: [], isMissing: true }
    : { ...data, isMissing: !isKomplett(data) };
}

/** Only where there is no answer: otherwise the server says which day it is. */
function getIdag(): string {
  return getOsloDate(new Date());
}
