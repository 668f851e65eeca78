import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';

import type { ApiError } from '@portal/contract/client.ts';
import {
  type AnswerOf,
  type EndpointName,
  type Endpoints,
  type QueryName,
  endpoints,
} from '@portal/contract/endpoints.ts';

import { useFindClient } from './api.tsx';
import { tellOtherWindows } from './other-windows.ts';

type WriteName = Exclude<EndpointName, QueryName>;
type TypesOf<Name extends WriteName> = NonNullable<Endpoints[Name]['types']>;

interface WriteInput<Name extends WriteName> {
  body?: TypesOf<Name>['body'];
  params?: TypesOf<Name>['params'];
  /** The submitted form, kept for after a login if the session has ended. */
  typed?: FormData;
  query?: Record<string, string | number | boolean | undefined> & TypesOf<Name>['query'];
}

/** Applies the write's own result to a query: it holds even if the refetch fails. */
interface Applied<Name extends WriteName, Shown extends QueryName> {
  query: Shown;
  update: (
    answer: AnswerOf<Shown>,
    input: WriteInput<Name>,
    result: TypesOf<Name>['response'],
  ) => AnswerOf<Shown>;
}

/** No answer, or an error from a proxy or server: the write may have been done all the same. */
export function mayBeDone({ status }: ApiError): boolean {
  return status === 0 || status >= 500;
}

interface WriteOptions<Name extends WriteName, Shown extends QueryName> {
  /** Queries that the write makes stale: refetched and awaited after success, refetched after failure. */
  invalidates?: readonly QueryName[];
  applied?: Applied<Name, Shown>;
  onSuccess?: (answer: TypesOf<Name>['response']) => void;
  onError?: (error: ApiError) => void;
}

/**
 * A write of the contract. Never retried: only the customer may repeat it. An optimistic component shows its
 * `variables`; the cache is not changed before the write has succeeded.
 */
export function useWrite<Name extends WriteName, Shown extends QueryName = QueryName>(
  name: Name,
  { invalidates = [], applied, onSuccess, onError }: WriteOptions<Name, Shown> = {},
) {
  const call = useFindClient();
  const queries = useQueryClient();
  const invalidate = () =>
    Promise.all(invalidates.map((query) => queries.invalidateQueries({ queryKey: [query] })));
  /** Keeps the old timestamp, because only a refetch makes the rest of the answer fresh. */
  const show = (query: Shown, answer: AnswerOf<Shown>) => {
    const updatedAt = queries.getQueryState([query])?.dataUpdatedAt;
    queries.setQueryData([query], answer, updatedAt === undefined ? {} : { updatedAt });
  };
  // Unique for each component, because others may write at the same time.
  const mutationKey = [name, useId()];
  const mutation = useMutation<TypesOf<Name>['response'], ApiError, WriteInput<Name>>({
    mutationKey,
    retry: false,
    mutationFn: async (input) => {
      if (call === undefined) throw new Error('useWrite must be used inside ApiProvider, in a browser');
      return call<
        TypesOf<Name>['response'],
        TypesOf<Name>['body'],
        TypesOf<Name>['params'],
        TypesOf<Name>['query']
      >(endpoints[name], input);
    },
    onSuccess: async (answer, input) => {
      const shown = applied && queries.getQueryData<AnswerOf<Shown>>([applied.query]);
      if (applied && shown !== undefined) show(applied.query, applied.update(shown, input, answer));
      tellOtherWindows(invalidates);
      await invalidate();
      onSuccess?.(answer);
    },
    onError: (error) => {
      // Refetches the true state after any failure, unless there is no session to answer.
      if (error.code !== 'IKKE_INNLOGGET') void invalidate();
      if (mayBeDone(error)) tellOtherWindows(invalidates);
      onError?.(error);
    },
  });
  return {
    ...mutation,
    /**
     * Reads the current state, not the last render's: the second click of a double click comes before the next render.
     */
    isUnderWay: () => queries.isMutating({ mutationKey }) > 0,
  };
}
