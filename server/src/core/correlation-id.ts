import { randomInt } from 'node:crypto';

/** Without those that are mistaken for digits when read aloud. */
const letters = 'ABCDEFGHJKMNPQRSTVWXYZ';
const alphabet = `23456789${letters}`;

const LENGTH = 8;

/**
 * A reference that the customer can read aloud on the phone, e.g. 'K7F3-2Q9M': 39 bits, unique enough for the lifetime
 * of a log. It begins with a letter, since the log masks eight digits as a telephone number.
 */
export function createCorrelationId(): string {
  let rest = randomInt(letters.length * alphabet.length ** (LENGTH - 1));
  let reference = '';
  for (let place = 0; place < LENGTH; place += 1) {
    const choices = place === 0 ? letters : alphabet;
    if (place === LENGTH / 2) reference += '-';
    reference += choices[rest % choices.length];
    rest = Math.floor(rest / choices.length);
  }
  return reference;
}
