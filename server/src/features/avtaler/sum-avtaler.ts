import type { Avtale } from '@portal/contract/avtaler.ts';

/**
 * Sums in kroner over every priced agreement, added in whole øre (AMB-33, OD-13, design §8).
 * Applications under treatment (EIKA_PERSON PENDING) cost nothing yet. A missing yearly price is twelve months.
 * Null where no agreement has a price.
 */
export function sumAvtaler(avtaler: readonly Avtale[]): {
  monthlySum: number | null;
  yearlySum: number | null;
} {
  const inForce = avtaler.filter(
    ({ systemSource, avtaleStatus }) => !(systemSource === 'EIKA_PERSON' && avtaleStatus === 'PENDING'),
  );
  return {
    monthlySum: sumKroner(inForce.map(({ monthlyPrice }) => monthlyPrice)),
    yearlySum: sumKroner(
      inForce.map(
        ({ monthlyPrice, yearlyPrice }) =>
          yearlyPrice ?? (monthlyPrice === undefined ? undefined : monthlyPrice * 12),
      ),
    ),
  };
}

function sumKroner(prices: readonly (number | undefined)[]): number | null {
  const priced = prices.filter((price) => price !== undefined);
  if (priced.length === 0) return null;
  return priced.reduce((ore, price) => ore + Math.round(price * 100), 0) / 100;
}
