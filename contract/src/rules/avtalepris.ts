import type { Avtale } from '../avtaler.ts';

/** What decides how an agreement counts in the sums. */
export type PrisetAvtale = Pick<Avtale, 'systemSource' | 'avtaleStatus' | 'monthlyPrice' | 'yearlyPrice'>;

/** Kroner, each in whole øre. */
export interface Avtalepris {
  maned: number;
  ar: number;
}

/** An application that is not decided: it costs nothing yet, whatever price it carries. */
export function isUnderBehandling({
  systemSource,
  avtaleStatus,
}: Omit<PrisetAvtale, 'monthlyPrice' | 'yearlyPrice'>): boolean {
  return systemSource === 'EIKA_PERSON' && avtaleStatus === 'PENDING';
}

/**
 * What an agreement adds to the two sums; undefined without any price. A price known only for the month counts twelve
 * times in the year, one known only for the year with a twelfth in the month, so that whatever is in one sum is in both.
 */
export function findPris({
  monthlyPrice,
  yearlyPrice,
}: Pick<PrisetAvtale, 'monthlyPrice' | 'yearlyPrice'>): Avtalepris | undefined {
  const maned = monthlyPrice ?? (yearlyPrice === undefined ? undefined : yearlyPrice / 12);
  const ar = yearlyPrice ?? (monthlyPrice === undefined ? undefined : toKroner(toOre(monthlyPrice) * 12));
  return maned === undefined || ar === undefined
    ? undefined
    : { maned: toKroner(toOre(maned)), ar: toKroner(toOre(ar)) };
}

/** Whether the sums leave an agreement out because nobody has told us what it costs. */
export function isUtenPris(avtale: PrisetAvtale): boolean {
  return !isUnderBehandling(avtale) && findPris(avtale) === undefined;
}

function toOre(kroner: number): number {
  return Math.round(kroner * 100);
}

function toKroner(ore: number): number {
  return ore / 100;
}
