import { randomInt } from 'node:crypto';

/** No letters that are mistaken for digits when read aloud. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A reference the customer can read aloud on the phone, e.g. '7F3K-2Q9M': 39 bits, unique enough within a log's life. */
export function createCorrelationId(): string {
  const characters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]);
  return `${characters.slice(0, 4).join('')}-${characters.slice(4).join('')}`;
}
