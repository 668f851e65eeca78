import { maskPersonal } from '@portal/contract/mask-personal.ts';
import { parseUrl } from '@portal/contract/parse-url.ts';

/** Stands for a segment of digits alone, and for any other that may name somebody or something of theirs. */
const PLACEHOLDER = '{id}';
/**
 * Who is a union member is nobody's business: the parameters' names, the system of their agreements, and the
 * products that are for members alone.
 */
const union =
  /\b(?:fromLo|isLo(?:Medlem)?|unionMember|LO-?medlem\w*|LO_\w+|KOLLEKTIV\w*|fagforening\w*|lofav(?:o|ø|%C3%B8)r\w*)\b/gi;
/** Five digits or more, however they are set apart: national ids, telephone numbers and those of agreements. */
const masks = { epost: '{epost}', tall: '{tall}', fewestDigits: 5 };

/** A path without what points to something of the customer's. */
export function maskPath(pathname: string): string {
  return pathname
    .split('/')
    .map((segment) => (isPersonal(segment) ? PLACEHOLDER : segment))
    .join('/');
}

/**
 * A number, an e-mail address, or a word of the union's; what cannot be read, which may be any of them; and what has been
 * masked before, which an address spells in another way.
 */
function isPersonal(segment: string): boolean {
  if (/^\d+$/.test(segment)) return true;
  try {
    const plain = decodeURIComponent(segment);
    return (
      plain === PLACEHOLDER ||
      plain.includes('@') ||
      maskPersonal(plain, masks) !== plain ||
      plain.search(union) >= 0
    );
  } catch {
    return true;
  }
}

/** Whether a text has a word of the union's in it. */
export function tellsUnion(text: string): boolean {
  return text.search(union) >= 0;
}

/** An address without its query and fragment, which may hold anything, and with its path masked. */
export function maskUrl(href: string): string {
  const url = parseUrl(href);
  return url === undefined ? '' : url.origin + maskPath(url.pathname);
}

/**
 * A text that we did not write, such as an error's: without addresses' queries, e-mail addresses, numbers and union words,
 * and without what a selector says that an element is called.
 */
export function maskText(text: string): string {
  const plain = text
    .replaceAll(/\[[\w-]+="[^"]*"\]/g, '')
    .replaceAll(/https?:\/\/[^\s'"<>)]+/g, maskUrlInText)
    .replaceAll(/[?&][\w.-]+=[^\s'"<>)]*/g, '')
    .replaceAll(/\/\d+(?=[/?#\s]|$)/g, `/${PLACEHOLDER}`);
  return maskPersonal(plain, masks).replaceAll(union, '');
}

/** The place in a source file at the end, as a stack has it, is kept. */
function maskUrlInText(found: string): string {
  const [, href = found, place = ''] = /^(.*?)((?::\d+){1,2})?$/.exec(found) ?? [];
  // A port looks like a place.
  return parseUrl(href)?.pathname === '/' ? maskUrl(found) : maskUrl(href) + place;
}
