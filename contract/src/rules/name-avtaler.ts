import type { Avtale } from '../avtaler.ts';
import type { Betaling } from '../kostnader.ts';

type Named = Pick<Avtale, 'name' | 'description' | 'policyNumber'>;

/**
 * The name of each agreement, or offer. Two with the same name also get what they insure, and those that are still alike
 * their numbers.
 */
export function createNameOf(avtaler: readonly Named[]): (avtale: Named) => string {
  const counts = new Map<string, number>();
  const toText = ({ name, description = '' }: Named) => `${name}\n${description}`;
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const avtale of avtaler) {
    count(avtale.name);
    count(toText(avtale));
  }
  return (avtale) => {
    const { name, description, policyNumber } = avtale;
    if (counts.get(name) === 1) return name;
    const more = [description, counts.get(toText(avtale)) === 1 ? undefined : policyNumber];
    const told = more.filter(Boolean).join(', ');
    return told === '' ? name : `${name} (${told})`;
  };
}

/**
 * What a payment is for, by name, as far as it is known. Its system may send an agreement twice.
 *
 * @param avtaler all, among which a name must tell one
 * @param some those that are named
 */
export function listBetalteNavn(
  { systemSource, policyNumbers = [] }: Pick<Betaling, 'systemSource' | 'policyNumbers'>,
  avtaler: readonly Avtale[],
  some = avtaler,
): string[] {
  const numbers = new Set(policyNumbers);
  const betalte = some.filter(
    (avtale) => avtale.systemSource === systemSource && numbers.has(avtale.policyNumber ?? ''),
  );
  return [...new Set(betalte.map(createNameOf(avtaler)))];
}
