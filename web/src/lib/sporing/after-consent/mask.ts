import { endpoints } from '@portal/contract/endpoints.ts';
import { maskPersonal } from '@portal/contract/mask-personal.ts';
import { parseUrl } from '@portal/contract/parse-url.ts';

/** Replaces segments of digits, and others that may identify a person or something of theirs. */
const PLACEHOLDER = '{id}';
/**
 * What would reveal a union membership: parameter names, the system of members' agreements, and products for members
 * only. Also what tells that claims or a membership count in somebody's price.
 */
const union =
  /\b(?:fromLo|isLo(?:Medlem)?|unionMember|LO-?medlem\w*|LO_\w*|KOLLEKTIV\w*|MELDTE_SKADER|MEDLEMSRABATT|fagforening\w*|lofav(?:o|ø|%C3%B8)r\w*)\b/gi;
/** Five digits or more, with any separators: national ids, telephone numbers and agreement numbers. */
const masks = { epost: '{epost}', tall: '{tall}', fewestDigits: 5 };

/** The addresses of calls that have something of the customer's in them, whatever it looks like. */
const withParameters = Object.values(endpoints).flatMap(({ path }) => {
  const masked = path.replaceAll(/:\w+/g, PLACEHOLDER);
  const pattern = path.replaceAll(/:\w+/g, String.raw`[^/?#\s"<>]+`);
  return masked === path ? [] : [{ pattern: new RegExp(pattern, 'g'), masked }];
});

const maskParameters = (text: string): string =>
  withParameters.reduce((rest, { pattern, masked }) => rest.replaceAll(pattern, masked), text);

/** A path without segments that identify something of the customer's. */
export function maskPath(pathname: string): string {
  return maskParameters(pathname)
    .split('/')
    .map((segment) => (isPersonal(segment) ? PLACEHOLDER : segment))
    .join('/');
}

/**
 * A number, an e-mail address or a union word; a segment that cannot be decoded, since it may be any of these; and the
 * placeholder, which an address spells in another way.
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

/** Whether a text contains a union word. */
export function tellsUnion(text: string): boolean {
  return text.search(union) >= 0;
}

/** An address without query and fragment, which may hold anything, and with a masked path. */
export function maskUrl(href: string): string {
  const url = parseUrl(href);
  return url === undefined ? '' : url.origin + maskPath(url.pathname);
}

/**
 * A text from elsewhere, such as an error's, without queries of addresses, e-mail addresses, numbers, union words and
 * attribute values in selectors.
 */
export function maskText(text: string): string {
  const plain = maskParameters(text)
    // Engines quote what they could not parse, which is an answer.
    .replaceAll(/Unexpected token [^]* is not valid JSON|JSON Parse error: [^]*/g, 'Unreadable JSON')
    .replaceAll(/\[[\w-]+="[^"]*"\]/g, '')
    .replaceAll(/https?:\/\/[^\s'"<>)]+/g, maskUrlInText)
    .replaceAll(/[?&][\w.-]+=[^\s'"<>)]*/g, '')
    .replaceAll(/\/\d+(?=[/?#\s]|$)/g, `/${PLACEHOLDER}`);
  return maskPersonal(plain, masks).replaceAll(union, '');
}

/** Keeps the line and column at the end, as in a stack trace. */
function maskUrlInText(found: string): string {
  const [, href = found, place = ''] = /^(.*?)((?::\d+){1,2})?$/.exec(found) ?? [];
  // A port looks like a line number.
  return parseUrl(href)?.pathname === '/' ? maskUrl(found) : maskUrl(href) + place;
}
