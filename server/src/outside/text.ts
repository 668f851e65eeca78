import { z } from 'zod';

import { MAX_CODE_LENGTH, MAX_TEXT_LENGTH } from './limits.ts';
import { noteRepair } from './repairs.ts';

/**
 * The only parsers of outside text. They take away lone surrogates, which break the building of URLs, and control
 * characters and bidi controls that make the text around them look like another text.
 */

/** Bidi controls that affect text around them: embeddings, overrides and isolates. */
const reaching = /[\u202A-\u202E\u2066-\u2069]/g;
/** Includes U+FFFD, the replacement for invalid UTF-8: the text is not the one that was sent. */
const unreadable = /[\p{Cc}\uFFFD\u202A-\u202E\u2066-\u2069]/u;
/** Sent in another character set than UTF-8: what was in place of it is unknown. */
const isDecoded = (text: string): boolean => !text.includes('\uFFFD');
const NOT_DECODED = 'is not in UTF-8';

/**
 * Most texts: Latin letters, digits, signs and spaces, of which nothing needs to be cleaned. To look for what does takes
 * ten times as long.
 */
const clean =
  /^[!-~\u00A1-\u00AC\u00AE-\u017F](?:[ -~\u00A0-\u00AC\u00AE-\u017F]*[!-~\u00A1-\u00AC\u00AE-\u017F])?$/;

/** Text that is compared exactly (numbers, codes, e-mail addresses): accepted unchanged, or not at all. */
export function exactText(max: number = MAX_CODE_LENGTH) {
  return z
    .string()
    .min(1)
    .max(max)
    .refine(
      (text) => clean.test(text) || (text.isWellFormed() && !unreadable.test(text)),
      'holds what no text has',
    );
}

/**
 * Like {@link exactText}, for a register that may store spaces, tabs or line breaks around it. Nothing but these becomes
 * an empty text.
 */
export function trimmedText(max?: number) {
  return z
    .string()
    .transform((text) => text.trim())
    .pipe(z.literal('').or(exactText(max)));
}

interface Describing {
  max?: number;
  /** Keep line breaks; otherwise they become spaces. */
  lines?: boolean;
}

/** Text for people: cleaned, and cut with '…' when too long; unreadable when it is not in UTF-8. May be empty. */
export function describingText({ max = MAX_TEXT_LENGTH, lines = false }: Describing = {}) {
  return z
    .string()
    .refine(isDecoded, NOT_DECODED)
    .transform((text) => {
      const cleaned = cleanText(text, lines);
      if (cleaned.length <= max) return cleaned;
      noteRepair('text', 'cut');
      return cutText(cleaned, max);
    });
}

/** Like {@link describingText}, for wording that somebody consents to: accepted whole or not at all. May be empty. */
export function wholeText({ max = MAX_TEXT_LENGTH, lines = false }: Describing = {}) {
  return z
    .string()
    .refine((text) => text.isWellFormed() && isDecoded(text), NOT_DECODED)
    .transform((text) => cleanText(text, lines))
    .refine((text) => text.length <= max, 'is longer than it may be');
}

const lineBreak = /\r\n?|[\u0085\u2028\u2029\v\f]/g;

function cleanText(text: string, lines: boolean): string {
  if (clean.test(text)) return text;
  const broken = text
    .replaceAll(/\p{Cs}/gu, '')
    .replaceAll(lineBreak, '\n')
    .replaceAll('\t', ' ');
  const kept = lines ? broken : broken.replaceAll('\n', ' ');
  const cleaned = kept
    .replaceAll(reaching, '')
    .replaceAll(/(?!\n)\p{Cc}/gu, '')
    .trim();
  // Text of invisible characters only would become a link without words. U+2800 is braille without a dot.
  return /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\u2800]/u.test(cleaned) ? cleaned : '';
}

const graphemes = new Intl.Segmenter('nb', { granularity: 'grapheme' });

/** At most `max` UTF-16 units, ending in '…'; never splits a grapheme. */
export function cutText(text: string, max: number): string {
  let end = 0;
  // Whether a grapheme ends depends on the next character.
  for (const { index, segment } of graphemes.segment(text.slice(0, max + 2))) {
    if (index + segment.length > max - 1) break;
    end = index + segment.length;
  }
  // A single grapheme longer than the limit is not a real character; split it.
  const kept = end === 0 ? text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '') : text.slice(0, end);
  return `${kept.trimEnd()}…`;
}
