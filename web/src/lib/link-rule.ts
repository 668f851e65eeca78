import { parseUrl } from '@portal/contract/parse-url.ts';

/** A valid link: its address, and whether it leaves the portal's origin. */
export interface CheckedLink {
  readonly href: string;
  readonly external: boolean;
  /** Takes the whole window, out of a bank's frame. */
  readonly target?: '_top';
}

/** The one port where plain http is allowed. */
const PLAIN_HTTP_PORT = '8000';

/**
 * Checks a link from the configuration or another system. Allowed: a path with a single leading slash, https, and http
 * on port 8000. Everything else, such as `mailto:` and `javascript:`, is undefined.
 */
export function parseLink(value: string | undefined): CheckedLink | undefined {
  if (value === undefined) return undefined;
  // Browsers drop tabs and line breaks and read a backslash as a slash: '/\evil.example' would leave the portal.
  if (/[\u0000-\u0020\\\u007F]/.test(value)) return undefined;
  if (value.startsWith('/')) return value.startsWith('//') ? undefined : { href: value, external: false };
  const url = /^https?:\/\/[^/]/i.test(value) ? parseUrl(value) : undefined;
  if (url === undefined) return undefined;
  // A user name before '@' can disguise the real host.
  if (url.username !== '' || url.password !== '') return undefined;
  if (url.protocol === 'https:' || url.port === PLAIN_HTTP_PORT) return { href: value, external: true };
  return undefined;
}

/** Whether a link is to a PDF; query and fragment are ignored. */
export function isPdf(href: string): boolean {
  return /\.pdf(?:$|[?#])/i.test(href);
}
