import type { Avtale } from '@portal/contract/avtaler.ts';

/** The name of each agreement; two with the same name also get what they insure. */
export function createNameOf(avtaler: readonly Avtale[]): (avtale: Avtale) => string {
  const counts = new Map<string, number>();
  for (const { name } of avtaler) counts.set(name, (counts.get(name) ?? 0) + 1);
  return ({ name, description }) =>
    counts.get(name) === 1 || description === undefined ? name : `${name} (${description})`;
}
