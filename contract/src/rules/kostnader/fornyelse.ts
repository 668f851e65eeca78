import type { Avtale } from '../../avtaler.ts';
import type { Pris } from '../../kostnader.ts';
import { toOre } from '../ore.ts';
import { listPriserOf } from './priser-of.ts';

const MANEDER = 12;

/** The price that a renewal brings; undefined where it is not told. */
export function findFornyelsespris(avtale: Avtale, priser: readonly Pris[], idag: string): Pris | undefined {
  if (avtale.avtaleStatus !== 'RENEWAL') return undefined;
  return listPriserOf([avtale], priser, idag).find(({ pris }) => pris.gyldigFra > idag)?.pris;
}

/** What a renewal costs and how much more that is than now, in whole øre, by the month where the agreement has such a price. */
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
  const isPerManed = monthlyPrice !== undefined;
  const before = prisFor ?? yearlyPrice ?? (isPerManed ? monthlyPrice * MANEDER : undefined);
  if (before === undefined) return undefined;
  const toPart = (ore: number) => (isPerManed ? Math.round(ore / MANEDER) : ore);
  return { ore: toPart(toOre(pris)), endringOre: toPart(toOre(pris) - toOre(before)), isPerManed };
}
