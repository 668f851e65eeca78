import { randomInt } from 'node:crypto';

/** Without letters that are mistaken for digits when read aloud. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const LENGTH = 8;

/** A reference that the customer can read aloud on the phone, e.g. '7F3K-2Q9M': 39 bits, unique enough for the lifetime of a log. */
export function createCorrelationId(): string {
  let rest = randomInt(alphabet.length ** LENGTH);
  let reference = '';
  for (let place = 0; place < LENGTH; place += 1) {
    if (place === LENGTH / 2) reference += '-';
    reference += alphabet[rest % alphabet.length];
    rest = Math.floor(rest / alphabet.length);
  }
  return reference;
}
