import { type Query, type QueryClient, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { use } from 'react';

import type { ApiError } from '@portal/contract/client.ts';
import type { AnswerOf, ParametersOf, QueryName } from '@portal/contract/endpoints.ts';
import {
  type QueryKey,
  type QueryParameters,
  type Question,
  toQueryKey,
} from '@portal/contract/query-key.ts';

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
export function useAnswer<Name extends QueryName>(
  name: Name,
  ...[parameters]: ParametersOf<Name> extends QueryParameters ? [ParametersOf<Name>] : []
): Answer<Name> {
  const client = useQueryClient();
  const queryKey: QueryKey = parameters === undefined ? [name] : [name, parameters];
  const { data, error, isPending, isFetching, refetch } = useQuery<AnswerOf<Name>, ApiError>({ queryKey });
  if (isPending) use(getSettlement(client, queryKey));
  return { data, error, isFetching, refetch: () => void refetch() };
}

/** Those of the calls that failed. Suspends until all have ended. */
export function useFailedAnswers<Asked extends Question>(questions: readonly Asked[]): Asked[] {
  const client = useQueryClient();
  const results = useQueries({ queries: questions.map((question) => ({ queryKey: toQueryKey(question) })) });
  questions.forEach((question, index) => {
    if (results[index]?.isPending) use(getSettlement(client, toQueryKey(question)));
  });
  return questions.filter((_, index) => results[index]?.isError);
}

const settlements = new WeakMap<Query, Promise<void>>();

/** One promise per waiting query: React must meet the same one each time it tries again. */
function getSettlement(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const started = client.prefetchQuery({ queryKey });
  const query = client.getQueryCache().find({ queryKey, exact: true });
  if (query === undefined) return started;
  const known = settlements.get(query);
  if (known !== undefined) return known;
  const settlement = started.finally(() => settlements.delete(query));
  settlements.set(query, settlement);
  return settlement;
}
