import type { Avtale } from '../avtaler.ts';
import { toKroner, toOre } from './ore.ts';

/** The fields that decide how an agreement counts in the sums. */
export type PrisetAvtale = Pick<Avtale, 'systemSource' | 'avtaleStatus' | 'monthlyPrice' | 'yearlyPrice'>;

/** In kroner, each rounded to whole øre. */
interface Avtalepris {
  maned: number;
  ar: number;
}

/** An undecided application: it costs nothing yet, even if it has a price. */
export function isUnderBehandling({
  systemSource,
  avtaleStatus,
}: Omit<PrisetAvtale, 'monthlyPrice' | 'yearlyPrice'>): boolean {
  return systemSource === 'EIKA_PERSON' && avtaleStatus === 'PENDING';
}

/**
 * What an agreement adds to the two sums; undefined without any price. If only the monthly price is known, the yearly
 * one is twelve times that, and the other way round; so both sums cover the same agreements.
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

/** Whether the agreement is left out of the sums because it has no price. */
export function isUtenPris(avtale: PrisetAvtale): boolean {
  return !isUnderBehandling(avtale) && findPris(avtale) === undefined;
}
