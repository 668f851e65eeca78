import { useQueryClient } from '@tanstack/react-query';

import type { ClientContext } from '@portal/contract/auth.ts';
import { endpoints } from '@portal/contract/endpoints.ts';

import { useClient } from '../lib/api.tsx';
import { clearCustomerData } from '../lib/clear-customer-data.ts';
import { leaveTo } from '../lib/leave-to.ts';
import { chooseLogoutAddress } from './choose-logout-address.ts';

/** Longer than this nobody waits to be logged out; the customer then goes where they would have gone anyway. */
const ANSWER_LIMIT_MS = 5000;

/**
 * Logs out and leaves the page (SES-34 to SES-36). Never fails: whatever happens, the customer ends up outside.
 *
 * @param client whose customer it is; while that is unknown only the form logs out
 */
export function useLogOut(client: ClientContext | undefined): (() => Promise<void>) | undefined {
  const call = useClient();
  const queries = useQueryClient();
  if (client === undefined) return undefined;
  return async () => {
    let answered: string | undefined;
    try {
      const { data } = await call(endpoints.logout, {
        body: {},
        signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      });
      answered = data.logoutUrl;
    } catch {
      // SES-36: silently to the configured address.
    }
    clearCustomerData(queries);
    leaveTo(chooseLogoutAddress(client, answered));
  };
}
