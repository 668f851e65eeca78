import { encodeSegment } from '@portal/contract/encode-segment.ts';

/**
 * A number as a step of an address, letter by letter. Undefined where no address can have it: nothing, spaces alone, and
 * the two steps that browsers resolve however they are written.
 */
export function findAddressStep(nummer: string | undefined): string | undefined {
  const isNone = nummer === undefined || nummer.trim() === '' || nummer === '.' || nummer === '..';
  return isNone ? undefined : encodeSegment(nummer);
}
