import { toReturnPath, toShownPath } from '../session/return-to.ts';

/**
 * Where to return after login: the page that frames the login page, as named by Referer. So the login address itself
 * has no return address and may be cached.
 */
export function toReturnPathOfReferer(referer: string | undefined, host: string): string {
  return toReturnPath(findOwnPath(referer, host));
}

/** The page that a form stood on, to be shown again after it. */
export function toShownPathOfReferer(referer: string | undefined, host: string): string {
  return toShownPath(findOwnPath(referer, host));
}

function findOwnPath(referer: string | undefined, host: string): string | undefined {
  const url = referer === undefined ? null : URL.parse(referer);
  return url?.host === host ? url.pathname + url.search : undefined;
}
