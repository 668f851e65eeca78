import type { ConsentRecord } from '@portal/contract/cookie-consent.ts';
import { CONSENT_MAX_AGE_SECONDS } from '@portal/contract/own-cookies.ts';

/** Without spaces, which are invalid in a cookie's name. */
const DEFAULT_NAME = 'cookie-consent';

export interface ConsentCookie {
  name?: string;
  /** Left out: only the page's own host. */
  domain?: string;
  /** Left out: only the page's own folder. */
  path?: string;
}

/**
 * The consent cookie as written to `document.cookie`.
 *
 * @param isSecure whether the page is on https
 */
export function toConsentCookie(
  record: ConsentRecord,
  { name = DEFAULT_NAME, domain, path }: ConsentCookie,
  isSecure: boolean,
): string {
  return [
    `${name}=${encodeURIComponent(JSON.stringify(record))}`,
    `max-age=${CONSENT_MAX_AGE_SECONDS}`,
    'samesite=lax',
    domain !== undefined && `domain=${domain}`,
    path !== undefined && `path=${path}`,
    isSecure && 'secure',
  ]
    .filter((part) => part !== false)
    .join('; ');
}

/**
 * The value of a cookie in `document.cookie`, not decoded. Of two the last, which is ours: a neighbour's of the same
 * name, for a longer path, stands before it. One for the whole domain that is newer than ours stands after it, and
 * nothing tells the two apart.
 */
export function findCookie(cookies: string, name = DEFAULT_NAME): string | undefined {
  return cookies
    .split(/;\s*/)
    .findLast((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}
