import { sortBy } from '../../sort-by.ts';
import type { Betaling } from '../../kostnader.ts';
import { toOre } from '../ore.ts';

/** What the payment adds to the customer's cost, in øre; negative when the customer gets money back. */
export function countOre({ belop, retning, status }: Pick<Betaling, 'belop' | 'retning' | 'status'>): number {
  if (status === 'TILBAKEBETALT') return 0;
  return retning === 'TIL_KUNDEN' ? -toOre(belop) : toOre(belop);
}

export function isDelvisBetalt({ status }: Pick<Betaling, 'status'>): boolean {
  return status === 'DELVIS_BETALT';
}

/** To be paid by the customer, today or later. Nothing is to be paid of a bill of 0 kr. */
export function isComing(betaling: Betaling, idag: string): boolean {
  return betaling.forfall >= idag && betaling.status !== 'BETALT' && countOre(betaling) > 0;
}

/**
 * Date and sum of the next due payments, in øre; undefined when none is known. So is the sum when a part of it is paid:
 * the sources do not tell how much.
 */
export function findNesteBetaling(
  betalinger: readonly Betaling[],
  idag: string,
): { forfall: string; ore: number | undefined } | undefined {
  const coming = betalinger.filter((betaling) => isComing(betaling, idag));
  const [forfall] = sortBy(coming.map((betaling) => betaling.forfall));
  if (forfall === undefined) return undefined;
  const sameDay = coming.filter((betaling) => betaling.forfall === forfall);
  const ore = sameDay.some(isDelvisBetalt)
    ? undefined
    : sameDay.reduce((sum, betaling) => sum + countOre(betaling), 0);
  return { forfall, ore };
}
