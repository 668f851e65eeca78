import type { ClientContext } from '@portal/contract/auth.ts';
import { parseUrl } from '@portal/contract/parse-url.ts';

/**
 * Where the browser goes after logout. The server knows from the distributors' files which of them continue at the
 * identity provider; for the others it answers with their own page.
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
