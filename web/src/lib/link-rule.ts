import { parseUrl } from '@portal/contract/parse-url.ts';

/** A link that may be shown: where it goes, and whether it leaves the portal's own address. */
export interface CheckedLink {
  readonly href: string;
  readonly external: boolean;
}

/** The one port on which plain http is accepted. */
const PLAIN_HTTP_PORT = '8000';

/**
 * Checks a link that comes from configuration or from another system. Accepted: a path with a
 * single leading slash, https, and http on port 8000. All else, `mailto:` and `javascript:` among it, is undefined.
 */
export function parseLink(value: string | undefined): CheckedLink | undefined {
  if (value === undefined) return undefined;
  // Browsers drop tabs and line breaks and read a backslash as a slash: '/\evil.example' would leave the portal.
  if (/[\u0000-\u0020\\\u007F]/.test(value)) return undefined;
  if (value.startsWith('/')) return value.startsWith('//') ? undefined : { href: value, external: false };
  const url = /^https?:\/\/[^/]/i.test(value) ? parseUrl(value) : undefined;
  if (url === undefined) return undefined;
  // A name before '@' dresses one address up as another.
  if (url.username !== '' || url.password !== '') return undefined;
  if (url.protocol === 'https:' || url.port === PLAIN_HTTP_PORT) return { href: value, external: true };
  return undefined;
}

/** Whether a link leads to a PDF, query and fragment apart. */
export function isPdf(href: string): boolean {
  return /\.pdf(?:$|[?#])/i.test(href);
}
