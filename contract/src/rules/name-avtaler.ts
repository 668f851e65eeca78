import type { Avtale } from '../avtaler.ts';
import type { Betaling } from '../kostnader.ts';

/**
 * The name of each agreement. Two with the same name also get what they insure, and those that are still alike their
 * numbers.
 */
export function createNameOf(avtaler: readonly Avtale[]): (avtale: Avtale) => string {
  return ({ name, description, policyNumber }) => {
    const alike = avtaler.filter((other) => other.name === name);
    if (alike.length < 2) return name;
    const isOne = alike.filter((other) => other.description === description).length < 2;
    const more = [description, isOne ? undefined : policyNumber].filter(Boolean).join(', ');
    return more === '' ? name : `${name} (${more})`;
  };
}

/** What a payment is for, by name, as far as it is known. Its system may send an agreement twice. */
export function listBetalteNavn(
  { systemSource, policyNumbers = [] }: Pick<Betaling, 'systemSource' | 'policyNumbers'>,
  avtaler: readonly Avtale[],
): string[] {
  const betalte = avtaler.filter(
    (avtale) => avtale.systemSource === systemSource && policyNumbers.includes(avtale.policyNumber ?? ''),
  );
  return [...new Set(betalte.map(createNameOf(avtaler)))];
}
