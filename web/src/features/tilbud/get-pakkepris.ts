import type { Tilbud } from '@portal/contract/tilbud.ts';

/** Kroner; undefined if the offer itself has no such price. */
interface Pakkepris {
  maned: number | undefined;
  ar: number | undefined;
}

/** The price of an offer and everything in its package, added in whole øre. */
export function getPakkepris({
  monthlyPrice,
  yearlyPrice,
  pakkeTilbud,
}: Pick<Tilbud, 'monthlyPrice' | 'yearlyPrice' | 'pakkeTilbud'>): Pakkepris {
  return {
    maned: addKroner(
      monthlyPrice,
      pakkeTilbud.map((pakke) => pakke.monthlyPrice),
    ),
    ar: addKroner(
      yearlyPrice,
      pakkeTilbud.map((pakke) => pakke.yearlyPrice),
    ),
  };
}

function addKroner(own: number | undefined, others: readonly number[]): number | undefined {
  if (own === undefined) return undefined;
  return others.reduce((ore, kroner) => ore + Math.round(kroner * 100), Math.round(own * 100)) / 100;
}
