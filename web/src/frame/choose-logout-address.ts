import type { ClientContext } from '@portal/contract/auth.ts';
import { parseUrl } from '@portal/contract/parse-url.ts';

/**
 * Where the browser goes after logout. Which distributors' logout goes on at the identity provider the
 * server knows, by their files: of the others the answer is their own page.
 *
 * @param answered the address in the logout call's answer; undefined when the call failed
 */
export function chooseLogoutAddress(
  { info: { loggUtUrl } }: ClientContext,
  answered: string | undefined,
): string {
  const protocol = parseUrl(answered ?? '', 'https://portal.invalid')?.protocol;
  return answered !== undefined && (protocol === 'https:' || protocol === 'http:') ? answered : loggUtUrl;
}
