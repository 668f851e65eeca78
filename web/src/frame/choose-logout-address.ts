import type { ClientContext } from '@portal/contract/auth.ts';
import { parseUrl } from '@portal/contract/parse-url.ts';

/** Their logout goes on at the identity provider, at the address that the call answers (SES-34). */
const followingAnswer: readonly string[] = ['sb1', 'dnb'];

/**
 * Where the browser goes after logout (SES-34 to SES-36).
 *
 * @param answered the address in the logout call's answer; undefined when the call failed
 */
export function chooseLogoutAddress(
  { shortname, info: { loggUtUrl } }: ClientContext,
  answered: string | undefined,
): string {
  if (answered === undefined || !followingAnswer.includes(shortname)) return loggUtUrl;
  return isWebAddress(answered) ? answered : loggUtUrl;
}

function isWebAddress(address: string): boolean {
  const protocol = parseUrl(address, 'https://portal.invalid')?.protocol;
  return protocol === 'https:' || protocol === 'http:';
}
