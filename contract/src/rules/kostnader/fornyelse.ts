import type { Avtale } from '../../avtaler.ts';
import type { Pris } from '../../kostnader.ts';
import { toOre } from '../ore.ts';
import { listPriserOf } from './priser-of.ts';
import { isFornyes } from './sluttdato.ts';

const MANEDER = 12;

/** The price that a renewal brings; undefined where it is not told. */
export function findFornyelsespris(avtale: Avtale, priser: readonly Pris[], idag: string): Pris | undefined {
  if (!isFornyes(avtale)) return undefined;
  return listPriserOf([avtale], priser, idag).find(({ pris }) => pris.gyldigFra > idag)?.pris;
}

/**
 * What a renewal costs and how much more that is than now, in whole øre. By the month where the agreement's month is a
 * twelfth of its year: in instalments it may be dearer, and the new one is not known.
 */
export interface Fornyelse {
  ore: number;
  endringOre: number;
  isPerManed: boolean;
}

/** Compared with the price that the source says was before, or else with the agreement's own. Undefined where there is none. */
export function reckonFornyelse(
  { monthlyPrice, yearlyPrice }: Pick<Avtale, 'monthlyPrice' | 'yearlyPrice'>,
  { pris, prisFor }: Pick<Pris, 'pris' | 'prisFor'>,
): Fornyelse | undefined {
  const before = prisFor ?? yearlyPrice ?? (monthlyPrice === undefined ? undefined : monthlyPrice * MANEDER);
  if (before === undefined) return undefined;
  const toManed = (ar: number) => Math.round(toOre(ar) / MANEDER);
  const isPerManed = monthlyPrice !== undefined && toManed(before) === toOre(monthlyPrice);
  const toPart = isPerManed ? toManed : toOre;
  const ore = toPart(pris);
  return { ore, endringOre: ore - toPart(before), isPerManed };
}
