import type { Avtale } from '../../avtaler.ts';
import { DAY_MS } from '../../day-ms.ts';
import { flyttDag } from './maneder.ts';
import { isAfterSlutt, isEnding, type Status } from './sluttdato.ts';

/** It ends, and nobody says when. */
export function hasUkjentSlutt(avtale: Status & Pick<Avtale, 'endDate'>): boolean {
  return isEnding(avtale) && avtale.endDate === undefined;
}

const MANEDER = 12;

/**
 * Whether there will be a term to pay for on this day, of so many a year. Some pay a little before their term begins and
 * some after, and an agreement that ends does so with a term: so the term is there if half of it is.
 */
export function hasTermin(
  avtale: Status & Pick<Avtale, 'endDate'>,
  forfall: string,
  terminer: number,
): boolean {
  const begin = Date.parse(forfall);
  // February's term is shorter than others.
  const dager = (Date.parse(flyttDag(forfall, Math.round(MANEDER / terminer))) - begin) / DAY_MS;
  const midway = begin + (Math.ceil(dager / 2) - 1) * DAY_MS;
  return !isAfterSlutt(avtale, new Date(midway).toISOString().slice(0, 10));
}
