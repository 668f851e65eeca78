import type { Tilbud } from '@portal/contract/tilbud.ts';

const BITS = 20;

/** What identifies an offer among a customer's offers. */
type Identity = Pick<Tilbud, 'systemSource' | 'policyNumber' | 'versionNumber'>;

/** A key for each card of a list. Offers whose hashes collide get their order added. */
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
 * Names a card in the page's addresses, where the offer's number must not appear: a short hash of system, number and
 * version. It is stable, and too short to be turned back into the number.
 *
 * @param place in the list, for an offer without a number
 */
export function createCardKey(
  { systemSource, policyNumber, versionNumber }: Identity,
  place: number,
): string {
  if (policyNumber === undefined) return `p${place}`;
  let sum = 0x811c9dc5;
  for (const char of `${systemSource} ${policyNumber} ${versionNumber}`) {
    sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return `k${(sum >>> (32 - BITS)).toString(36)}`;
}
