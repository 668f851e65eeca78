import { compareText } from '../../compare-text.ts';
import { sortBy } from '../../sort-by.ts';
import type { Avtale } from '../../avtaler.ts';
import type { Pris } from '../../kostnader.ts';
import { toOre } from '../ore.ts';
import { listPriserOf } from './priser-of.ts';

/** From this difference on, the page gives the reason first. */
const MERKBAR_PROSENT = 10;

/** A price that has changed or will. Amounts in øre per year. */
export interface Prisendring {
  avtale: Avtale;
  pris: Pris;
  /** Above nothing: dearer. */
  endringOre: number;
  /** With one decimal, without sign; missing where it is less than that shows, or cost nothing before. */
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
    const prosent = before > 0 ? Math.round((Math.abs(endringOre) * 1000) / before) / 10 : 0;
    return endringOre === 0
      ? []
      : {
          avtale,
          pris,
          endringOre,
          ...(prosent > 0 && { prosent }),
          isMerkbar: endringOre * 100 >= before * MERKBAR_PROSENT,
          isComing: pris.gyldigFra > idag,
        };
  });
  return sortBy(endringer, (a, b) => compareText(b.pris.gyldigFra, a.pris.gyldigFra));
}

/** Agreements in their first year: none of their prices has one to compare with. */
export function listForsteAr(avtaler: readonly Avtale[], priser: readonly Pris[], idag: string): Avtale[] {
  return avtaler.filter((avtale) => {
    const own = listPriserOf([avtale], priser, idag);
    return own.length > 0 && own.every(({ pris }) => pris.prisFor === undefined);
  });
}
