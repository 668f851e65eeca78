import { z } from 'zod';

import { MAX_CODE_LENGTH, MAX_TEXT_LENGTH } from './limits.ts';
import { noteRepair } from './repairs.ts';

/**
 * The only ways in which text from outside enters. None of them lets a lone surrogate or a control character through:
 * the one breaks whatever makes an address of it, the other shows as something else than it is.
 */

/** Means something letter by letter (numbers, codes, addresses of e-mail): is taken as it is, or not at all. */
export function exactText(max: number = MAX_CODE_LENGTH) {
  return z
    .string()
    .min(1)
    .max(max)
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), 'holds what no text has');
}

/** As {@link exactText}, of a register that may keep spaces around it; nothing but spaces comes out empty. */
export function trimmedText(max?: number) {
  return exactText(max).transform((text) => text.trim());
}

interface Describing {
  max?: number;
  /** Line breaks are kept; elsewhere they are spaces. */
  lines?: boolean;
}

/** Is only read by people: made clean, and cut with '…' where it is too long, rather than given up. May come out empty. */
export function describingText({ max = MAX_TEXT_LENGTH, lines = false }: Describing = {}) {
  return z.string().transform((text) => {
    const clean = cleanText(text, lines);
    if (clean.length <= max) return clean;
    noteRepair('text', 'cut');
    return cutText(clean, max);
  });
}

/** As {@link describingText}, of words that somebody agrees to: they are read whole or not at all. May come out empty. */
export function wholeText({ max = MAX_TEXT_LENGTH, lines = false }: Describing = {}) {
  return z
    .string()
    .transform((text) => cleanText(text, lines))
    .refine((text) => text.length <= max, 'is longer than it may be');
}

/** Formatting that would reach past the text it stands in: embeddings, overrides and isolates of writing direction. */
const reaching = /[\u202A-\u202E\u2066-\u2069]/g;
const lineBreak = /\r\n?|[\u0085\u2028\u2029\v\f]/g;

function cleanText(text: string, lines: boolean): string {
  const broken = text.toWellFormed().replaceAll(lineBreak, '\n').replaceAll('\t', ' ');
  const kept = lines ? broken : broken.replaceAll('\n', ' ');
  return kept
    .replaceAll(reaching, '')
    .replaceAll(/(?!\n)\p{Cc}/gu, '')
    .trim();
}

const graphemes = new Intl.Segmenter('nb', { granularity: 'grapheme' });

/** At most `max` UTF-16 units, the last of them '…', and no character of what people read as one is torn. */
export function cutText(text: string, max: number): string {
  let end = 0;
  // What decides where a character ends stands next to it.
  for (const { index, segment } of graphemes.segment(text.slice(0, max + 2))) {
    if (index + segment.length > max - 1) break;
    end = index + segment.length;
  }
  // One character longer than the whole limit is no character to anybody.
  const kept = end === 0 ? text.slice(0, max - 1).replace(/[\uD800-\uDBFF]$/, '') : text.slice(0, end);
  return `${kept.trimEnd()}…`;
}
