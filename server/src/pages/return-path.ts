import { BASE_PATH } from '@portal/contract/paths.ts';

/** Parameters that belong to one visit of the login page and must not come back after login. */
const loginParameters = ['timeout', 'innlogging', 'komplett'];

/**
 * Path and query to return to after login, from the address of the page that frames the login:
 * one of our own pages on the same host, or undefined.
 */
export function findReturnPath(referer: string | undefined, host: string): string | undefined {
  const url = referer === undefined ? null : URL.parse(referer);
  if (url === null || url.host !== host) return undefined;
  if (url.pathname !== BASE_PATH && !url.pathname.startsWith(`${BASE_PATH}/`)) return undefined;
  for (const name of loginParameters) url.searchParams.delete(name);
  return url.pathname + url.search;
}
