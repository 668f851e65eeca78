import type { AvtalerResponse } from '@portal/contract/avtaler.ts';
import { isUtenPris } from '@portal/contract/rules/avtalepris.ts';
import type { SystemSource } from '@portal/contract/system-sources.ts';

import { isKomplett } from '../../lib/is-komplett.ts';

export interface Mangler {
  /** Systems that gave no answer. */
  uteblitt: SystemSource[];
  /** Systems that answered, with a row that could not be read. */
  ufullstendig: SystemSource[];
}

/** Which systems' insurances are missing from the list, wholly or in part. */
export function findMangler({ sources }: Pick<AvtalerResponse, 'sources'>): Mangler {
  const withState = (...states: string[]) =>
    sources.filter(({ state }) => states.includes(state)).map(({ systemSource }) => systemSource);
  return { uteblitt: withState('failed', 'timeout'), ufullstendig: withState('incomplete') };
}

/** The total as the server added it up, in kroner; never the client's sum. */
export interface Total {
  maned: number | undefined;
  ar: number | undefined;
  /** Something is missing from the list, or a card of it has no price: the true total may be higher. */
  minst: boolean;
}

/** None when the list is empty or no agreement has a price. The client's parser makes null `undefined`. */
export function findTotal(svar: AvtalerResponse): Total | undefined {
  const maned = svar.monthlySum ?? undefined;
  const ar = svar.yearlySum ?? undefined;
  if (svar.avtaler.length === 0 || (maned === undefined && ar === undefined)) return undefined;
  return { maned, ar, minst: !isKomplett(svar) || svar.avtaler.some(isUtenPris) };
}
