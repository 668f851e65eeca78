import type { Avtale } from '@portal/contract/avtaler.ts';
import { toNokkel } from '@portal/contract/rules/kostnader/avtalenokkel.ts';

/**
 * Adds the agreements that only the savings bank knows of. The same number in the same system is the same agreement,
 * and the source system's version is used. An agreement without a number equals no other.
 */
export function mergeAvtaler(own: readonly Avtale[], extra: readonly Avtale[]): Avtale[] {
  const known = new Set(own.flatMap((avtale) => findNokkel(avtale) ?? []));
  const added = extra.filter((avtale) => {
    const nokkel = findNokkel(avtale);
    if (nokkel === undefined) return true;
    if (known.has(nokkel)) return false;
    known.add(nokkel);
    return true;
  });
  return [...own, ...added];
}

function findNokkel(avtale: Avtale): string | undefined {
  return avtale.policyNumber === undefined ? undefined : toNokkel(avtale);
}
