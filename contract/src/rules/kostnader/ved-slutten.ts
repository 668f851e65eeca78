import type { Avtale } from '../../avtaler.ts';
import { DAY_MS } from '../../day-ms.ts';
import { isAfterSlutt, isEnding, type Status } from './sluttdato.ts';

/** It ends, and nobody says when. */
export function hasUkjentSlutt(avtale: Status & Pick<Avtale, 'endDate'>): boolean {
  return isEnding(avtale) && avtale.endDate === undefined;
}

const DAGER = 365;

/**
 * Whether there will be a term to pay for on this day, of so many a year. Some pay a little before their term begins and
 * some after, and an agreement that ends does so with a term: so the term is there if half of it is.
 */
export function hasTermin(
  avtale: Status & Pick<Avtale, 'endDate'>,
  forfall: string,
  terminer: number,
): boolean {
  const midway = Date.parse(forfall) + Math.round(DAGER / terminer / 2) * DAY_MS;
  return !isAfterSlutt(avtale, new Date(midway).toISOString().slice(0, 10));
}
