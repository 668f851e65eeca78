import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';

import { useAsSent } from './use-as-sent.ts';

/**
 * Refetches everything on the page that failed or is incomplete, in one click.
 *
 * @returns `isAsking` while any of it is being fetched
 */
export function useAskForMissing(): { isAsking: boolean; ask: () => void } {
  const client = useQueryClient();
  const asked = useIsFetching({ predicate: (query) => hasEnded(query) && isMissing(query) });
  return {
    isAsking: useAsSent(asked, 0) > 0,
    ask: () => {
      void client.refetchQueries({ type: 'active', predicate: isMissing });
    },
  };
}

/** A call that is still on its first attempt is not refetched, here or on the server. */
function hasEnded({ state: { dataUpdateCount, errorUpdateCount } }: Query): boolean {
  return dataUpdateCount + errorUpdateCount > 0;
}

/** No answer, also during a retry, or an answer that lacks something. */
function isMissing({ state: { data, error } }: Query): boolean {
  return data === undefined || error !== null || isIncomplete(data);
}

/** A system did not answer in full, or something in its answer could not be read. */
function isIncomplete(data: unknown): boolean {
  if (typeof data !== 'object' || data === null) return false;
  const { systemSourceError, ufullstendig } = data as { systemSourceError?: unknown; ufullstendig?: unknown };
  return systemSourceError === true || ufullstendig === true;
}
