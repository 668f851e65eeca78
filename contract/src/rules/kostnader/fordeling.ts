import { sortBy } from '../../sort-by.ts';
import type { Avtale } from '../../avtaler.ts';
import type { Pris } from '../../kostnader.ts';
import { findPris, isUnderBehandling } from '../avtalepris.ts';
import { toOre } from '../ore.ts';
import { findToldPris } from './anslag.ts';

/** One agreement's share of the whole cost. Amounts in øre. */
export interface Andel {
  avtale: Avtale;
  manedOre: number;
  arOre: number;
  /** Whole per cent of the year; those of all agreements sum to 100. */
  prosent: number;
}

/** The agreements with a price, most expensive first. An application under treatment costs nothing yet. */
export function listAndeler(avtaler: readonly Avtale[], priser: readonly Pris[], idag: string): Andel[] {
  const priced = avtaler.flatMap((avtale) => {
    if (isUnderBehandling(avtale)) return [];
    const pris = findPris(avtale) ?? findPris({ yearlyPrice: findToldPris(avtale, priser, idag)?.ar });
    return pris === undefined ? [] : { avtale, manedOre: toOre(pris.maned), arOre: toOre(pris.ar) };
  });
  const prosenter = toProsenter(priced.map(({ arOre }) => arOre));
  return sortBy(
    priced.map((row, index) => ({ ...row, prosent: prosenter[index] ?? 0 })),
    (a, b) => b.arOre - a.arOre,
  );
}

/** Rounds to whole numbers that sum to 100: those with the largest remainders are rounded up. */
function toProsenter(ore: readonly number[]): number[] {
  const whole = ore.reduce((sum, each) => sum + each, 0);
  if (whole === 0) return ore.map(() => 0);
  const exact = ore.map((each) => (each * 100) / whole);
  const missing = 100 - exact.reduce((sum, each) => sum + Math.floor(each), 0);
  const up = new Set(
    sortBy([...exact.keys()], (a, b) => ((exact[b] ?? 0) % 1) - ((exact[a] ?? 0) % 1) || a - b).slice(
      0,
      missing,
    ),
  );
  return exact.map((each, index) => Math.floor(each) + (up.has(index) ? 1 : 0));
}
