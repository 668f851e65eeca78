import type { SessionStatus } from '@portal/contract/auth.ts';

import { useAnswer } from './answers.tsx';

/**
 * Who the server says is logged in. An answer that is an error says nobody, whatever was known before (SES-04); a call
 * that got no answer says nothing, for the network may be away. Suspends until the first answer (SES-02).
 */
export function useSessionStatus(): SessionStatus | undefined {
  const { data, error } = useAnswer('getSessionStatus');
  return error !== null && error.status > 0 ? undefined : data;
}
