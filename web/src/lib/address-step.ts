import { encodeSegment } from '@portal/contract/encode-segment.ts';

/**
 * A number as one path segment, encoded character by character. Undefined where no path can have it: empty, only
 * spaces, or one of the two dot segments that browsers always resolve.
 */
export function findAddressStep(nummer: string | undefined): string | undefined {
  const isNone = nummer === undefined || nummer.trim() === '' || nummer === '.' || nummer === '..';
  return isNone ? undefined : encodeSegment(nummer);
}
