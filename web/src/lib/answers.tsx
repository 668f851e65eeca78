import { type Query, type QueryClient, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
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

import { usePageContext } from './page-context.tsx';

export interface Answer<Name extends QueryName> {
  /** Missing when the call failed and nothing older is known, also while it is tried again. */
  data: AnswerOf<Name> | undefined;
  /** Of the last call that ended; null while one that failed is tried again. */
  error: ApiError | null;
  isFetching: boolean;
  /** When `data` was answered, by the browser's clock, in ms; 0 for never. */
  answeredAt: number;
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
  const { data, error, isFetched, isFetching, dataUpdatedAt, refetch } = useQuery<AnswerOf<Name>, ApiError>({
    queryKey,
  });
  // Called in every render: React counts the calls when it takes up a render that had suspended. Not by `isPending`,
  // which is true again while a failed call is tried anew, and would put a skeleton where an error text stands.
  use(getSettlement(client, queryKey, isFetched));
  return { data, error, isFetching, answeredAt: dataUpdatedAt, refetch: () => void refetch() };
}

/** Those of the calls that failed. Suspends until all have ended. */
export function useFailedAnswers<Asked extends Question>(questions: readonly Asked[]): Asked[] {
  const client = useQueryClient();
  const results = useQueries({ queries: questions.map((question) => ({ queryKey: toQueryKey(question) })) });
  questions.forEach((question, index) => {
    use(getSettlement(client, toQueryKey(question), results[index]?.isFetched ?? false));
  });
  return questions.filter((_, index) => results[index]?.isError);
}

/** Suspends until all of the calls have ended, well or not. */
export function useSettled(questions: readonly Question[]): void {
  const client = useQueryClient();
  for (const question of questions) {
    const queryKey = toQueryKey(question);
    const { dataUpdateCount = 0, errorUpdateCount = 0 } = client.getQueryState(queryKey) ?? {};
    use(getSettlement(client, queryKey, dataUpdateCount + errorUpdateCount > 0));
  }
}

/**
 * What is known of an answer by now, without waiting for it or asking: for what stands before the page's own heading,
 * where nothing may wait. Undefined until the browser has taken the page over, whatever has come: the server may have
 * sent this part long before. A page that is sent complete has it from the start, if it was loaded before.
 */
export function usePeekedAnswer<Name extends QueryName>(name: Name): AnswerOf<Name> | undefined {
  const { isComplete = false } = usePageContext();
  const isKnown = useDeferredValue(true, isComplete);
  const { data } = useQuery<AnswerOf<Name>, ApiError>({ queryKey: [name], enabled: false });
  return isKnown ? data : undefined;
}

/**
 * Asks for an answer again while something in it is not settled. Not for ever: a page that was left open must not keep
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

/** One promise per query, kept when it has ended: React must meet the same one each time it renders anew. */
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
  const settlement: Promise<void> = client.prefetchQuery({ queryKey }).then(() => markEnded(settlement));
  const query = asked ?? cache.get(toKeyText(queryKey));
  if (query !== undefined) settlements.set(query, settlement);
  return settlement;
}

/** Tells React as well, in its own way, so that using the promise from now on never suspends. */
function markEnded(settlement: Promise<void>): void {
  ended.add(settlement);
  void Object.assign(settlement, { status: 'fulfilled', value: undefined });
}
