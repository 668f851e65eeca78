const MASK = '[fjernet]';

/** Eleven digits, however they are set apart: a national id, and an account number too. */
const ELEVEN_DIGITS = /(?<!\d)\d(?:[\s.-]?\d){10}(?!\d)/gu;
/**
 * Whatever holds an @ between two characters; the domain need not be right to name somebody. Packages have it after a slash.
 * Looked for where a word begins and nowhere else, lest a long word cost the square of its length.
 */
const EPOST = /(?<![^\s@<>(),;:/"'])[^\s@<>(),;:/"']+@[^\s@<>(),;:"']+/gu;
/** Eight digits, together or as telephone numbers are set; an agreement's number too. Not a part of a reference or a date. */
const EIGHT_DIGITS =
  /(?<![\w.-])(?:(?:\+|00)47\s?)?(?:\d{8}|\d{2}(?:\s\d{2}){3}|\d{3}\s\d{2}\s\d{3})(?![\w-])/gu;

/**
 * Takes national ids, account numbers, e-mail addresses, telephone and agreement numbers out of a text that somebody else
 * wrote: a visitor who was asked not to, or the message of an error. Names and the like cannot be known.
 */
export function maskPersonal(text: string): string {
  return text.replaceAll(EPOST, MASK).replaceAll(ELEVEN_DIGITS, MASK).replaceAll(EIGHT_DIGITS, MASK);
}
