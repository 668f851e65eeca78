import type { LoginContext } from '@portal/contract/auth.ts';

import type { OversiktSettings } from '../config/oversikt-config.ts';

/** Both platforms that a bank's app exists on. */
const platforms = ['ios', 'android'];
const appContexts: readonly (LoginContext | undefined)[] = ['MOBILBANK', 'MOBILBANK_DNB'];

/** What of a request tells that a bank's app shows the page. */
export interface EmbeddingSigns {
  cookies: Readonly<Record<string, string | undefined>>;
  userAgent: string | undefined;
  loginContext: LoginContext | undefined;
}

/** Whether a bank's app shows the page: by its cookie, its user agent or how the customer logged in. */
export function isEmbedded(
  { cookies, userAgent, loginContext }: EmbeddingSigns,
  { cookie, userAgentToken }: OversiktSettings['mobilapp'],
): boolean {
  return (
    platforms.includes(cookies[cookie] ?? '') ||
    userAgent?.includes(userAgentToken) === true ||
    appContexts.includes(loginContext)
  );
}
