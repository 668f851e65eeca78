import type { Tilbud } from '@portal/contract/tilbud.ts';

const BITS = 20;

/**
 * Names a card in addresses of the page, where the offer's number must not stand: a short sum of the number, the same
 * as long as the offer is. Too short to be turned back into the number.
 *
 * @param place in the list, for an offer without a number
 */
export function createCardKey(
  { systemSource, policyNumber }: Pick<Tilbud, 'systemSource' | 'policyNumber'>,
  place: number,
): string {
  if (policyNumber === undefined) return `p${place}`;
  // FNV-1a.
  let sum = 0x811c9dc5;
  for (const char of `${systemSource} ${policyNumber}`) {
    sum = Math.imul(sum ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  return `k${(sum >>> (32 - BITS)).toString(36)}`;
}
