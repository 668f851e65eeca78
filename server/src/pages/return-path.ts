import { toReturnPath } from '../session/return-to.ts';

/**
 * Where to return to after login: the page that frames the login page. Its address comes as Referer, so that
 * the login address itself holds no return address and may be cached.
 */
export function toReturnPathOfReferer(referer: string | undefined, host: string): string {
  const url = referer === undefined ? null : URL.parse(referer);
  return toReturnPath(url?.host === host ? url.pathname + url.search : undefined);
}
