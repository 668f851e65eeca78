import {
  type Query,
  type QueryClient,
  type QueryState,
  useQuery as useFollowedQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { use, useDeferredValue, useEffect } from 'react';

import type { ApiError } from '@portal/contract/client.ts';
import type { AnswerOf, ParametersOf, QueryName } from '@portal/contract/endpoints.ts';
import {
  type QueryKey,
  type QueryParameters,
  type Question,
  toKeyText,
  toQueryKey,
} from '@portal/contract/query-key.ts';

import { markFulfilled } from '../rendering/mark-fulfilled.ts';
import { usePageContext } from './page-context.tsx';
import { firstStates } from './query-client.ts';
import { readAnswer } from './read-answer.ts';
import { useAsSent } from './use-as-sent.ts';

export interface Answer<Name extends QueryName> {
  /** Undefined when the call failed and there is no older data, also during a retry. */
  data: AnswerOf<Name> | undefined;
  /** The error of the last call; null during the retry of a failed one. */
  error: ApiError | null;
  isFetching: boolean;
  /** When `data` arrived, by the browser's clock, in ms; 0 for never. */
  answeredAt: number;
  refetch: () => void;
}

interface FollowedState<Data> {
  data: Data | undefined;
  error: ApiError | null;
  isFetched: boolean;
  isFetching: boolean;
  dataUpdatedAt: number;
  refetch: () => unknown;
}

type UseQuery = <Data>(options: { queryKey: QueryKey; enabled?: boolean }) => FollowedState<Data>;

/** The state of a query. The browser follows it; the server renders once, and reads what there is. */
const useQuery: UseQuery = import.meta.env.SSR ? useQueryNow : useQueryAsSent;

/**
 * A part of the page that is taken over late is rendered with the query's first answer, as the server rendered it, and at
 * once again if there is more to say.
 */
function useQueryAsSent<Data>(options: { queryKey: QueryKey; enabled?: boolean }): FollowedState<Data> {
  const state: FollowedState<Data> = useFollowedQuery<Data, ApiError>(options);
  const query = useQueryClient().getQueryCache().get(toKeyText(options.queryKey));
  const sent = query && (firstStates.get(query) as QueryState<Data, ApiError> | undefined);
  const isAsSent = !state.isFetching && state.data === sent?.data && state.error === sent?.error;
  const asSent =
    sent === undefined || isAsSent
      ? state
      : { ...sent, isFetched: true, isFetching: false, refetch: state.refetch };
  return useAsSent(state, asSent);
}

function useQueryNow<Data>({ queryKey }: { queryKey: QueryKey }): FollowedState<Data> {
  const state = useQueryClient().getQueryCache().get<Data, ApiError>(toKeyText(queryKey))?.state;
  return {
    data: state?.data,
    error: state?.error ?? null,
    isFetched: state !== undefined && state.dataUpdateCount + state.errorUpdateCount > 0,
    isFetching: state?.fetchStatus === 'fetching',
    dataUpdatedAt: state?.dataUpdatedAt ?? 0,
    refetch: () => undefined,
  };
}

/**
 * The server's answer to a query. Suspends until the first answer arrives or the last retry fails; a failed call is an
 * answer with `error`, never a thrown error.
 */
export function useAnswer<Name extends QueryName>(
  name: Name,
  ...[parameters]: ParametersOf<Name> extends QueryParameters ? [ParametersOf<Name>] : []
): Answer<Name> {
  const client = useQueryClient();
  const queryKey: QueryKey = parameters === undefined ? [name] : [name, parameters];
  const { data, error, isFetched, isFetching, dataUpdatedAt, refetch } = useQuery<AnswerOf<Name>>({
    queryKey,
  });
  // Called in every render: React counts `use` calls when it resumes a suspended render. It does not depend on
  // `isPending`, which is true again during a retry and would replace an error text by a skeleton.
  use(getSettlement(client, queryKey, isFetched));
  return { data, error, isFetching, answeredAt: dataUpdatedAt, refetch: () => void refetch() };
}

/** Suspends until all queries have ended, successfully or not. */
export function useSettled(questions: readonly Question[]): void {
  const client = useQueryClient();
  for (const question of questions) use(loadAnswer(client, toQueryKey(question)));
}

/**
 * An answer if it is already there, without waiting or fetching: for content before the page's heading, where nothing
 * may wait. Undefined until hydration, even if the answer has arrived, because the server may have sent this part
 * without it. A page that is sent complete has it from the start, if it was loaded.
 */
export function usePeekedAnswer<Name extends QueryName>(name: Name): AnswerOf<Name> | undefined {
  const { isComplete = false } = usePageContext();
  const isKnown = useDeferredValue(true, isComplete);
  const { data } = useQuery<AnswerOf<Name>>({ queryKey: [name], enabled: false });
  return isKnown ? data : undefined;
}

/** An answer that is asked for when the browser has taken over. Never waits: undefined until it has come, and when it failed. */
export function useLateAnswer<Name extends QueryName>(name: Name): AnswerOf<Name> | undefined {
  const isHydrated = useDeferredValue(true, false);
  const { data } = useQuery<AnswerOf<Name>>({ queryKey: [name], enabled: isHydrated });
  return isHydrated ? data : undefined;
}

/**
 * Refetches an answer while part of it is unsettled. The number of calls is limited, so that an open page does not keep
 * the session alive.
 *
 * @param every ms between two calls
 * @param times the most calls
 */
export function useAskAgain(
  name: QueryName,
  isNeeded: boolean,
  { every, times }: { every: number; times: number },
): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isNeeded) return undefined;
    let left = times;
    const timer = setInterval(() => {
      left -= 1;
      if (left === 0) clearInterval(timer);
      void client.invalidateQueries({ queryKey: [name] });
    }, every);
    return () => clearInterval(timer);
  }, [client, name, isNeeded, every, times]);
}

/** Asks for an answer, once. Resolves when it has come, or the last retry has failed; never rejects. */
export function loadAnswer(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const { dataUpdateCount = 0, errorUpdateCount = 0 } = client.getQueryState(queryKey) ?? {};
  return getSettlement(client, queryKey, dataUpdateCount + errorUpdateCount > 0);
}

/**
 * Asks for an answer that is not there, or not fresh. A first one fails at once without a network, and the page says so;
 * one that is only renewed waits for it. Never rejects.
 */
export function prefetchAnswer(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const isFirst = client.getQueryData(queryKey) === undefined;
  return client.prefetchQuery({ queryKey, networkMode: isFirst ? 'always' : 'online' });
}

const fetchAnswer = import.meta.env.SSR ? readAnswer : prefetchAnswer;

/** One promise per query, kept after it ends: React must get the same promise at each render. */
const settlements = new WeakMap<Query, Promise<void>>();
const ended = new WeakSet<Promise<void>>();
const settled = Promise.resolve();
markEnded(settled);

function getSettlement(client: QueryClient, queryKey: QueryKey, isFetched: boolean): Promise<void> {
  const cache = client.getQueryCache();
  const asked: Query | undefined = cache.get(toKeyText(queryKey));
  const known = asked && settlements.get(asked);
  if (known !== undefined && (isFetched || !ended.has(known))) return known;
  if (isFetched) return settled;
  const settlement: Promise<void> = fetchAnswer(client, queryKey).then(() => markEnded(settlement));
  const query = asked ?? cache.get(toKeyText(queryKey));
  if (query !== undefined) settlements.set(query, settlement);
  return settlement;
}

function markEnded(settlement: Promise<void>): void {
  ended.add(settlement);
  markFulfilled(settlement);
}
