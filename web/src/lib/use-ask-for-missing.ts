import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';

/**
 * Asks again for everything on the page that failed, or that came without something: one press heals all of it.
 *
 * @returns `isAsking` while any of it is under way
 */
export function useAskForMissing(): { isAsking: boolean; ask: () => void } {
  const client = useQueryClient();
  const isAsking = useIsFetching({ predicate: isMissing }) > 0;
  return {
    isAsking,
    ask: () => {
      void client.refetchQueries({ type: 'active', predicate: isMissing });
    },
  };
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
