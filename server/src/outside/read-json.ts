import { MAX_ANSWER_DEPTH, MAX_ELEMENTS, MAX_ELEMENTS_IN_ALL } from './answer-limits.ts';

/** Also skips a BOM, which some systems send. */
const utf8 = new TextDecoder();

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** @throws {SyntaxError} for invalid JSON, and for JSON that is too deep or has too many elements */
export function readJson(body: Buffer): unknown {
  if (!isWithinLimits(body)) throw new SyntaxError('Deeper or more elements than an answer may have');
  return JSON.parse(utf8.decode(body));
}

/**
 * Checked before parsing: nesting and elements cost far more to build and validate than bytes do. Invalid JSON may pass
 * here; the parser then throws.
 */
function isWithinLimits(body: Buffer): boolean {
  /** Number of commas in each open list and object, outermost first. */
  const commas: number[] = [];
  let inAll = 0;
  for (let at = 0; at < body.length; at += 1) {
    const byte = body[at];
    if (byte === QUOTE) {
      at = findEndOfText(body, at);
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      if (commas.push(0) > MAX_ANSWER_DEPTH) return false;
      inAll += 1;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      commas.pop();
    } else if (byte === COMMA) {
      const before = commas.pop() ?? 0;
      // There is one comma fewer than elements.
      if (before + 2 > MAX_ELEMENTS) return false;
      commas.push(before + 1);
      inAll += 1;
    }
    if (inAll > MAX_ELEMENTS_IN_ALL) return false;
  }
  return true;
}

function findEndOfText(body: Buffer, start: number): number {
  let at = start + 1;
  while (at < body.length && body[at] !== QUOTE) at += body[at] === BACKSLASH ? 2 : 1;
  return at;
}
