import type { QueryClient } from '@tanstack/react-query';

import type { SessionStatus } from '@portal/contract/auth.ts';

const queryKey = ['getSessionStatus'] as const;

/**
 * Asks the server who is logged in now. By a clock that was set back meanwhile the last answer would be from the future,
 * and so fresh: it is invalidated first.
 */
export function askStatus(
  queries: Pick<QueryClient, 'fetchQuery' | 'invalidateQueries'>,
): Promise<SessionStatus> {
  void queries.invalidateQueries({ queryKey, refetchType: 'none' });
  return queries.fetchQuery<SessionStatus>({ queryKey, staleTime: 0 });
}
