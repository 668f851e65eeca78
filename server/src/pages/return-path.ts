import { toReturnPath } from '../session/return-to.ts';

/**
 * Where to return after login: the page that frames the login page, as named by Referer. So the login address itself
 * has no return address and may be cached.
 */
export function toReturnPathOfReferer(referer: string | undefined, host: string): string {
  const url = referer === undefined ? null : URL.parse(referer);
  return toReturnPath(url?.host === host ? url.pathname + url.search : undefined);
}
