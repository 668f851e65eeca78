import { useEffect, useEffectEvent, useState } from 'react';

import type { ApiError } from '@portal/contract/client.ts';

import type { Answer } from './answers.tsx';
import { mayBeDone } from './use-write.ts';

/** The query that the write changes: when it was answered, and whether it is being refetched. */
export type Reading = Pick<Answer<'getKunde'>, 'answeredAt' | 'isFetching' | 'refetch'>;

/**
 * What became of a choice whose write failed without telling whether it was done. Until the answer has been reread
 * (`isUnsure`), the page must not show either value as stored.
 *
 * @param onSaved it has been reread, and the choice was stored after all
 */
export function useOutcome<Choice>(stored: Choice | undefined, { answeredAt }: Reading, onSaved: () => void) {
  const [failed, setFailed] = useState<{ choice: Choice; at: number }>();
  const isUnsure = failed !== undefined && answeredAt < failed.at;
  const settle = useEffectEvent((choice: Choice) => {
    if (stored === choice) onSaved();
  });
  // Once: what is stored later may be another window's choice.
  useEffect(() => {
    if (failed !== undefined && !isUnsure) settle(failed.choice);
  }, [failed, isUnsure]);
  return {
    isUnsure,
    noteFailure: (error: ApiError, choice: Choice) =>
      setFailed(mayBeDone(error) ? { choice, at: error.failedAt } : undefined),
    forget: () => setFailed(undefined),
  };
}
