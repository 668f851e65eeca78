import { findPris, isUnderBehandling, type PrisetAvtale } from '@portal/contract/rules/avtalepris.ts';

/**
 * Sums in kroner over every priced agreement, added in whole øre: the same agreements in
 * both. Applications under treatment cost nothing yet. Null where no agreement has a price.
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
  return priser.reduce((ore, pris) => ore + Math.round(pris * 100), 0) / 100;
}
