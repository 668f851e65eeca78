import type { Avtale } from '../../avtaler.ts';
import { DAY_MS } from '../../day-ms.ts';
import { isUnderBehandling } from '../avtalepris.ts';

type Status = Pick<Avtale, 'systemSource' | 'avtaleStatus' | 'avtaleStatusDescription'>;

export function isFornyesIkke({
  avtaleStatus,
  avtaleStatusDescription,
}: Omit<Status, 'systemSource'>): boolean {
  return avtaleStatus === 'NON_RENEWAL' || avtaleStatusDescription === 'Fornyes ikke';
}

export function isAvsluttes(avtale: Status): boolean {
  return (
    avtale.avtaleStatusDescription === 'Til Annullasjon' &&
    avtale.systemSource !== 'PROLIFE' &&
    !isUnderBehandling(avtale)
  );
}

/** Its tag speaks of its end, whatever its status is. */
function isEnding(avtale: Status): boolean {
  return isAvsluttes(avtale) || isFornyesIkke(avtale);
}

/** Its tag speaks of a renewal. */
export function isFornyes(avtale: Status): boolean {
  return avtale.avtaleStatus === 'RENEWAL' && !isEnding(avtale);
}

/** The last day of an agreement that ends; undefined when it goes on, or the date is not known. */
export function findSluttdato(avtale: Status & Pick<Avtale, 'endDate'>): string | undefined {
  return isEnding(avtale) ? avtale.endDate : undefined;
}

/** Whether this coming day is after the end of the agreement, as far as the date is known. */
export function isAfterSlutt(avtale: Status & Pick<Avtale, 'endDate'>, day: string): boolean {
  return isEnding(avtale) && (avtale.endDate === undefined || day > avtale.endDate);
}

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
