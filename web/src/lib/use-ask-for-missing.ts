import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';

/**
 * Asks again for everything on the page that failed, or that came without something: one press heals all of it.
 *
 * @returns `isAsking` while any of it is under way
 */
export function useAskForMissing(): { isAsking: boolean; ask: () => void } {
  const client = useQueryClient();
  const isAsking = useIsFetching({ predicate: (query) => hasEnded(query) && isMissing(query) }) > 0;
  return {
    isAsking,
    ask: () => {
      void client.refetchQueries({ type: 'active', predicate: isMissing });
    },
  };
}

/** Once at least: what is asked for the first time is not asked again, here or on the server. */
function hasEnded({ state: { dataUpdateCount, errorUpdateCount } }: Query): boolean {
  return dataUpdateCount + errorUpdateCount > 0;
}

/** Without an answer, one that is tried again included; or with one that says that a system did not answer in full. */
function isMissing({ state: { data, error } }: Query): boolean {
  return data === undefined || error !== null || isIncomplete(data);
}

function isIncomplete(data: unknown): boolean {
  return (
    typeof data === 'object' &&
    data !== null &&
    'systemSourceError' in data &&
    data.systemSourceError === true
  );
}
