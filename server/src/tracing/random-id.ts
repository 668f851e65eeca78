import { randomFillSync } from 'node:crypto';

/** Random bytes that no id has had. To ask for a few costs as much as to ask for all of these. */
const bytes = Buffer.alloc(4096);
let used = bytes.length;

/** So many random bytes in hexadecimal digits, of which none is used again. */
export function createRandomId(length: number): string {
  if (used + length > bytes.length) {
    randomFillSync(bytes);
    used = 0;
  }
  used += length;
  return bytes.toString('hex', used - length, used);
}
