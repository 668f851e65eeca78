import type { Avtale } from '@portal/contract/avtaler.ts';

/**
 * Adds the agreements that only the savings bank knows of. The same number in the same system is the same agreement,
 * and the source system's version is used. An agreement without a number equals no other.
 */
export function mergeAvtaler(own: readonly Avtale[], extra: readonly Avtale[]): Avtale[] {
  const known = new Set(own.flatMap((avtale) => findKey(avtale) ?? []));
  const added = extra.filter((avtale) => {
    const key = findKey(avtale);
    if (key === undefined) return true;
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
  return [...own, ...added];
}

function findKey({ systemSource, policyNumber }: Avtale): string | undefined {
  const number = policyNumber?.trim() ?? '';
  return number === '' ? undefined : `${systemSource} ${number}`;
}
