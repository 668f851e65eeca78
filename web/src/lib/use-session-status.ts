import type { SessionStatus } from '@portal/contract/auth.ts';

import { useAnswer } from './answers.tsx';

/**
 * Who is logged in according to the server. The first answer of a visit decides: an error means nobody. Later only an
 * answer or the portal’s own 401 counts: while the portal or the network is down, the page and what was typed stay.
 * Suspends until the first answer.
 */
export function useSessionStatus(): SessionStatus | undefined {
  const { data, error } = useAnswer('getSessionStatus');
  return error?.code === 'IKKE_INNLOGGET' ? undefined : data;
}
