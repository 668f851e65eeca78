import type { Avtale } from '../../avtaler.ts';

/** By which payments and prices name an agreement: its number, within its source system. */
export function toNokkel({
  systemSource,
  policyNumber,
}: Pick<Avtale, 'systemSource' | 'policyNumber'>): string {
  return `${systemSource} ${policyNumber ?? ''}`;
}

/** Agreements by their number; one without is not among them. */
export function mapAvtaler(avtaler: readonly Avtale[]): Map<string, Avtale> {
  return new Map(
    avtaler.flatMap((avtale) =>
      avtale.policyNumber === undefined ? [] : [[toNokkel(avtale), avtale] as const],
    ),
  );
}
