import { useState } from 'react';

import type { ApiError } from '@portal/contract/client.ts';

import type { Answer } from './answers.tsx';
import { mayBeDone } from './use-write.ts';

/** The query that the write changes: when it was answered, and whether it is being refetched. */
export type Reading = Pick<Answer<'getKunde'>, 'answeredAt' | 'isFetching' | 'refetch'>;

/**
 * The outcome of a choice whose write failed without telling whether it was done. Until the answer has been reread, the
 * page must not show either value as stored.
 *
 * `unsure`: not reread yet. `saved` and `lost`: reread, with or without the choice.
 */
export function useOutcome<Choice>(stored: Choice | undefined, { answeredAt }: Reading) {
  const [failed, setFailed] = useState<{ choice: Choice; at: number }>();
  const outcome = ((): 'unsure' | 'saved' | 'lost' | undefined => {
    if (failed === undefined) return undefined;
    if (answeredAt < failed.at) return 'unsure';
    return stored === failed.choice ? 'saved' : 'lost';
  })();
  return {
    outcome,
    noteFailure: (error: ApiError, choice: Choice) =>
      setFailed(mayBeDone(error) ? { choice, at: error.failedAt } : undefined),
    forget: () => setFailed(undefined),
  };
}
