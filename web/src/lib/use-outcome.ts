import { useState } from 'react';

import type { ApiError } from '@portal/contract/client.ts';

import type { Answer } from './answers.tsx';
import { mayBeDone } from './api.tsx';

/** What the answer that a write changes is read by: when it came, and whether it is asked for again. */
export type Reading = Pick<Answer<'getKunde'>, 'answeredAt' | 'isFetching' | 'refetch'>;

/**
 * What became of a choice whose write failed in a way that leaves open whether it was done. Until the answer has been
 * read anew nobody knows, and the page must not show either value as the stored one.
 *
 * `unsure`: not read since. `saved` and `lost`: read since, and the choice is there or not.
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
