import type { Avtale } from '../../avtaler.ts';

type Status = Pick<Avtale, 'systemSource' | 'avtaleStatus' | 'avtaleStatusDescription'>;

export function isFornyesIkke({
  avtaleStatus,
  avtaleStatusDescription,
}: Omit<Status, 'systemSource'>): boolean {
  return avtaleStatus === 'NON_RENEWAL' || avtaleStatusDescription === 'Fornyes ikke';
}

export function isAvsluttes({
  systemSource,
  avtaleStatusDescription,
}: Omit<Status, 'avtaleStatus'>): boolean {
  return avtaleStatusDescription === 'Til Annullasjon' && systemSource !== 'PROLIFE';
}

/** The last day of an agreement that ends; undefined when it goes on, or the date is not known. */
export function findSluttdato(avtale: Status & Pick<Avtale, 'endDate'>): string | undefined {
  return isAvsluttes(avtale) || isFornyesIkke(avtale) ? avtale.endDate : undefined;
}
