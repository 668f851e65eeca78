import { type Query, type QueryClient, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';

import type { ApiError } from '@portal/contract/client.ts';
import type { AnswerOf, QueryName } from '@portal/contract/endpoints.ts';

export interface Answer<Name extends QueryName> {
  /** Missing when the call failed and nothing older is known. */
  data: AnswerOf<Name> | undefined;
  error: ApiError | null;
  isFetching: boolean;
  refetch: () => void;
}

/**
 * What the server answered to a call. Suspends until the first answer is there, or until the last retry has failed;
 * a failed call is an answer with `error`, never a thrown one.
 */
export function useAnswer<Name extends QueryName>(name: Name): Answer<Name> {
  const client = useQueryClient();
  const { data, error, isPending, isFetching, refetch } = useQuery<AnswerOf<Name>, ApiError>({
    queryKey: [name],
  });
  if (isPending) use(getSettlement(client, name));
  return { data, error, isFetching, refetch: () => void refetch() };
}

/** The names of the calls that failed. Suspends until all have ended. */
export function useFailedAnswers(names: readonly QueryName[]): QueryName[] {
  const client = useQueryClient();
  const results = useQueries({ queries: names.map((name) => ({ queryKey: [name] })) });
  names.forEach((name, index) => {
    if (results[index]?.isPending) use(getSettlement(client, name));
  });
  return names.filter((_, index) => results[index]?.isError);
}

const settlements = new WeakMap<Query, Promise<void>>();

/** One promise per waiting query: React must meet the same one each time it tries again. */
function getSettlement(client: QueryClient, name: QueryName): Promise<void> {
  const started = client.prefetchQuery({ queryKey: [name] });
  const query = client.getQueryCache().find({ queryKey: [name], exact: true });
  if (query === undefined) return started;
  const known = settlements.get(query);
  if (known !== undefined) return known;
  const settlement = started.finally(() => settlements.delete(query));
  settlements.set(query, settlement);
  return settlement;
}
