import type { ClientContext } from '@portal/contract/auth.ts';
import { ApiError } from '@portal/contract/client.ts';
import { endpoints } from '@portal/contract/endpoints.ts';

import { useClient } from '../lib/api.tsx';
import { leaveEnded, setWayOut } from '../lib/leave-session.ts';
import { usePageContext } from '../lib/page-context.tsx';
import { useToast } from '../ui/toast/toast-provider.tsx';
import { chooseLogoutAddress } from './choose-logout-address.ts';
import { tekster } from './tekster.nb.ts';

/** The logout call's timeout; after it the form is tried. */
const ANSWER_LIMIT_MS = 5000;

/**
 * Logs out and leaves the page. If the call fails, the form is sent instead. The page is left as soon as the session
 * has ended, for whatever reason; if it has not ended, the customer is told.
 *
 * @param client the customer's distributor; while it is undefined only the form logs out
 */
export function useLogOut(client: ClientContext | undefined): (() => Promise<void>) | undefined {
  const call = useClient();
  const { kfpSessionId, formToken } = usePageContext();
  const { show } = useToast();
  if (client === undefined) return undefined;
  return async () => {
    setWayOut(chooseLogoutAddress(client, undefined));
    try {
      const { data } = await call(endpoints.logout, {
        body: {},
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      });
      setWayOut(chooseLogoutAddress(client, data.logoutUrl));
    } catch (error) {
      // The session has ended or changed, so the page is already being left.
      if (error instanceof ApiError && ['IKKE_INNLOGGET', 'ANNEN_INNLOGGING'].includes(error.code)) return;
      const again = await import('./log-out-again.ts').catch(() => undefined);
      if ((await again?.logOutAgain(call, formToken)) !== true) {
        setWayOut(undefined);
        show({ tone: 'error', content: tekster.loggUtFeilet });
        return;
      }
    }
    leaveEnded(kfpSessionId, 'utlogget');
  };
}
