const MASK = '[fjernet]';

/** Eleven digits, however they are set apart: a national id, and an account number too. */
const ELEVEN_DIGITS = /(?<!\d)\d(?:[\s.-]?\d){10}(?!\d)/gu;
/** Whatever holds an @ between two characters; the domain need not be right to name somebody. */
const EPOST = /[^\s@<>(),;:]+@[^\s@<>(),;:]+/gu;

/**
 * Takes national ids, account numbers and e-mail addresses out of what a visitor wrote. The page asks not to write
 * personal data; this is for those who do it all the same. Names and the like cannot be known.
 */
export function maskPersonal(text: string): string {
  return text.replaceAll(EPOST, MASK).replaceAll(ELEVEN_DIGITS, MASK);
}
