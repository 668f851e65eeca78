import type { SessionStatus } from '@portal/contract/auth.ts';

import { useAnswer } from './answers.tsx';

/**
 * Who the server says is logged in. The first answer of a visit decides: an error says nobody. Later on only an
 * answer or a 401 does: while the portal or the network is away, the page and what was typed on it stay. Suspends until
 * the first answer.
 */
export function useSessionStatus(): SessionStatus | undefined {
  const { data, error } = useAnswer('getSessionStatus');
  return error?.status === 401 ? undefined : data;
}
