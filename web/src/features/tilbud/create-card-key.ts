import type { Tilbud } from '@portal/contract/tilbud.ts';

const BITS = 20;

/** What tells an offer from every other of its customer. */
type Identity = Pick<Tilbud, 'systemSource' | 'policyNumber' | 'versionNumber'>;

/** A key for each card of a list. Two offers that share a sum are told apart by their order. */
export function createCardKeys(tilbud: readonly Identity[]): string[] {
  const taken = new Map<string, number>();
  return tilbud.map((et, place) => {
    const key = createCardKey(et, place);
    const before = taken.get(key) ?? 0;
    taken.set(key, before + 1);
    return before === 0 ? key : `${key}x${before}`;
  });
}

/**
 * Names a card in addresses of the page, where the offer's number must not stand: a short sum of system, number and
 * version, the same as long as the offer is. Too short to be turned back into the number.
 *
 * @param place in the list, for an offer without a number
 */
export function createCardKey(
  { systemSource, policyNumber, versionNumber }: Identity,
  place: number,
): string {
  if (policyNumber === undefined) return `p${place}`;
  // FNV-1a.
  let sum = 0x811c9dc5;
  for (const char of `${systemSource} ${policyNumber} ${versionNumber}`) {
    sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return `k${(sum >>> (32 - BITS)).toString(36)}`;
}
