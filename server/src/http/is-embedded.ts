import type { LoginContext } from '@portal/contract/auth.ts';

import type { OversiktSettings } from '../config/oversikt-config.ts';

/** The platforms of the banks' apps. */
const platforms = ['ios', 'android'];
const appContexts: readonly (LoginContext | undefined)[] = ['MOBILBANK', 'MOBILBANK_DNB'];

/** The parts of a request that show whether it comes from a bank's app. */
export interface EmbeddingSigns {
  cookies: Readonly<Record<string, string | undefined>>;
  userAgent: string | undefined;
  loginContext: LoginContext | undefined;
}

/** Whether a bank's app shows the page: judged by its cookie, its user agent, or the login context. */
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
