import { sortBy } from '../../sort-by.ts';
import type { Avtale } from '../../avtaler.ts';
import type { Pris } from '../../kostnader.ts';
import { toOre } from '../ore.ts';
import { mapAvtaler, toNokkel } from './avtalenokkel.ts';

/** From this difference on, the page gives the reason first. */
const MERKBAR_PROSENT = 10;
const MANEDER = 12;

/** A price that has changed or will. Amounts in øre per year. */
export interface Prisendring {
  avtale: Avtale;
  pris: Pris;
  /** Above nothing: dearer. */
  endringOre: number;
  /** With one decimal, without sign; missing where it cost nothing before. */
  prosent?: number;
  isMerkbar: boolean;
  isComing: boolean;
}

/** Price changes of the last year and those already decided, for the customer's agreements; upcoming ones first. */
export function listPrisendringer(
  avtaler: readonly Avtale[],
  priser: readonly Pris[],
  idag: string,
): Prisendring[] {
  const endringer = listPriserOf(avtaler, priser, idag).flatMap(({ avtale, pris }) => {
    if (pris.prisFor === undefined) return [];
    const before = toOre(pris.prisFor);
    const endringOre = toOre(pris.pris) - before;
    return endringOre === 0
      ? []
      : {
          avtale,
          pris,
          endringOre,
          ...(before > 0 && { prosent: Math.round((Math.abs(endringOre) * 1000) / before) / 10 }),
          isMerkbar: endringOre * 100 >= before * MERKBAR_PROSENT,
          isComing: pris.gyldigFra > idag,
        };
  });
  return sortBy(endringer, (a, b) => (a.pris.gyldigFra < b.pris.gyldigFra ? 1 : -1));
}

/** Agreements in their first year: there is no price to compare with. */
export function listForsteAr(avtaler: readonly Avtale[], priser: readonly Pris[], idag: string): Avtale[] {
  return listPriserOf(avtaler, priser, idag).flatMap(({ avtale, pris }) =>
    pris.prisFor === undefined ? avtale : [],
  );
}

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

function listPriserOf(avtaler: readonly Avtale[], priser: readonly Pris[], idag: string) {
  const known = mapAvtaler(avtaler);
  const yearBack = `${Number(idag.slice(0, 4)) - 1}${idag.slice(4)}`;
  return priser.flatMap((pris) => {
    const avtale = known.get(toNokkel(pris));
    return avtale === undefined || pris.gyldigFra <= yearBack ? [] : { avtale, pris };
  });
}
