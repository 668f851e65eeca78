import { findPris, isUnderBehandling, type PrisetAvtale } from '@portal/contract/rules/avtalepris.ts';
import { toKroner, toOre } from '@portal/contract/rules/ore.ts';

/**
 * Sums in kroner, added in whole øre; both cover the same agreements. Applications under treatment cost nothing yet.
 * Null when no agreement has a price.
 */
export function sumAvtaler(avtaler: readonly PrisetAvtale[]): {
  monthlySum: number | null;
  yearlySum: number | null;
} {
  const priser = avtaler.flatMap((avtale) => (isUnderBehandling(avtale) ? [] : (findPris(avtale) ?? [])));
  return {
    monthlySum: sumKroner(priser.map(({ maned }) => maned)),
    yearlySum: sumKroner(priser.map(({ ar }) => ar)),
  };
}

function sumKroner(priser: readonly number[]): number | null {
  if (priser.length === 0) return null;
  return toKroner(priser.reduce((ore, pris) => ore + toOre(pris), 0));
}
