/** Stands for a segment of digits alone (OD-37). */
const PLACEHOLDER = '{id}';
/** Who is a union member is nobody's business (design §8): the parameters' names, and the system of their agreements. */
const union = /\b(?:fromLo|isLo(?:Medlem)?|LO-?medlem\w*|fagforening\w*|LOFAVOR)\b/gi;

/** A path without numbers that point to something of the customer's (ANA-01, ANA-29). */
export function maskPath(pathname: string): string {
  return pathname
    .split('/')
    .map((segment) => (/^\d+$/.test(segment) ? PLACEHOLDER : segment))
    .join('/');
}

/** An address without its query and fragment, which may hold anything, and with its path masked. */
export function maskUrl(href: string): string {
  const url = URL.parse(href);
  return url === null ? '' : url.origin + maskPath(url.pathname);
}

/** A text that we did not write, such as an error's: without addresses' queries, e-mail addresses, numbers and union words. */
export function maskText(text: string): string {
  return text
    .replaceAll(/https?:\/\/[^\s'"<>)]+/g, maskUrlInText)
    .replaceAll(/[?&][\w.-]+=[^\s'"<>)]*/g, '')
    .replaceAll(/\/\d+(?=[/?#\s]|$)/g, `/${PLACEHOLDER}`)
    .replaceAll(/[^\s@<>"']{1,64}@[^\s@<>"']+/g, '{epost}')
    .replaceAll(/\d(?:[ .-]?\d){4,}/g, '{tall}')
    .replaceAll(union, '');
}

/** The place in a source file at the end, as a stack has it, is kept. */
function maskUrlInText(found: string): string {
  const [, href = found, place = ''] = /^(.*?)((?::\d+){1,2})?$/.exec(found) ?? [];
  // A port looks like a place.
  return URL.parse(href)?.pathname === '/' ? maskUrl(found) : maskUrl(href) + place;
}
