import type { AvtalerResponse } from '@portal/contract/avtaler.ts';
import { isUtenPris } from '@portal/contract/rules/avtalepris.ts';
import type { Avtalekilde } from '@portal/contract/system-sources.ts';

import { isKomplett } from '../../lib/is-komplett.ts';

/** Longer lists get a count, a search and groups. */
export const FAA = 12;

export interface Mangler {
  /** Systems that did not answer. */
  uteblitt: Avtalekilde[];
  /** Systems that answered with an unreadable row. */
  ufullstendig: Avtalekilde[];
}

/** Whose insurances are missing from the list, wholly or in part. */
export function findMangler({ sources, sparebank }: Pick<AvtalerResponse, 'sources' | 'sparebank'>): Mangler {
  const all = [...sources, { systemSource: 'SPAREBANK' as const, state: sparebank }];
  const withState = (...states: (string | undefined)[]): Avtalekilde[] =>
    all.filter(({ state }) => states.includes(state)).map(({ systemSource }) => systemSource);
  return { uteblitt: withState('failed', 'timeout'), ufullstendig: withState('incomplete') };
}

/** The total in kroner as the server added it up, never a sum made by the client. */
export interface Total {
  maned: number | undefined;
  ar: number | undefined;
  /** The list is incomplete, or a card has no price: the true total may be higher. */
  minst: boolean;
}

/** Undefined when the list is empty or no agreement has a price: the client's parser turns null into `undefined`. */
export function findTotal(svar: AvtalerResponse): Total | undefined {
  const maned = svar.monthlySum ?? undefined;
  const ar = svar.yearlySum ?? undefined;
  if (svar.avtaler.length === 0 || (maned === undefined && ar === undefined)) return undefined;
  return { maned, ar, minst: !isKomplett(svar) || svar.avtaler.some(isUtenPris) };
}
