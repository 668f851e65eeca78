import type { Avtale } from '../../avtaler.ts';
import { isUnderBehandling } from '../avtalepris.ts';

export type Status = Pick<Avtale, 'systemSource' | 'avtaleStatus' | 'avtaleStatusDescription'>;

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
export function isEnding(avtale: Status): boolean {
  return isAvsluttes(avtale) || (isFornyesIkke(avtale) && !isUnderBehandling(avtale));
}

/** Its tag speaks of a renewal. */
export function isFornyes(avtale: Status): boolean {
  return avtale.avtaleStatus === 'RENEWAL' && !isEnding(avtale);
}

/** The last day of an agreement that ends; undefined when it goes on, or the date is not known. */
export function findSluttdato(avtale: Status & Pick<Avtale, 'endDate'>): string | undefined {
  return isEnding(avtale) ? avtale.endDate : undefined;
}

/** Its last day has passed. */
export function isOver(avtale: Status & Pick<Avtale, 'endDate'>, idag: string): boolean {
  return (findSluttdato(avtale) ?? idag) < idag;
}

/** Whether this coming day is after the end of the agreement, as far as the date is known. */
export function isAfterSlutt(avtale: Status & Pick<Avtale, 'endDate'>, day: string): boolean {
  return isEnding(avtale) && (avtale.endDate === undefined || day > avtale.endDate);
}
