import { sortBy } from '../../sort-by.ts';
import type { Betaling } from '../../kostnader.ts';
import { toOre } from '../ore.ts';

/** Not paid, though the day has passed: the source says so. */
export function isForfalt({ status, retning }: Pick<Betaling, 'status' | 'retning'>): boolean {
  return (status === 'FORFALT' || status === 'PURRET') && retning !== 'TIL_KUNDEN';
}

/** What it adds to what the customer pays, in øre: less than nothing for money that the customer gets. */
export function countOre({ belop, retning, status }: Pick<Betaling, 'belop' | 'retning' | 'status'>): number {
  if (status === 'TILBAKEBETALT') return 0;
  return retning === 'TIL_KUNDEN' ? -toOre(belop) : toOre(belop);
}

/** To be paid by the customer, today or later. */
export function isComing({ forfall, status, retning }: Betaling, idag: string): boolean {
  return forfall >= idag && retning !== 'TIL_KUNDEN' && status !== 'BETALT' && status !== 'TILBAKEBETALT';
}

/** The day and the sum of what is due next, in øre; undefined where nothing is known of. */
export function findNesteBetaling(
  betalinger: readonly Betaling[],
  idag: string,
): { forfall: string; ore: number } | undefined {
  const coming = betalinger.filter((betaling) => isComing(betaling, idag));
  const [forfall] = sortBy(coming.map((betaling) => betaling.forfall));
  if (forfall === undefined) return undefined;
  const sameDay = coming.filter((betaling) => betaling.forfall === forfall);
  return { forfall, ore: sameDay.reduce((sum, betaling) => sum + countOre(betaling), 0) };
}
