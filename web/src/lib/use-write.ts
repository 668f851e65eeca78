import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';

import type { ApiError } from '@portal/contract/client.ts';
import {
  type AnswerOf,
  type EndpointName,
  type Endpoints,
  type QueryName,
  endpoints,
} from '@portal/contract/endpoints.ts';

import { useClient } from './api.tsx';
import { tellOtherWindows } from './other-windows.ts';

type WriteName = Exclude<EndpointName, QueryName>;
type TypesOf<Name extends WriteName> = NonNullable<Endpoints[Name]['types']>;

interface WriteInput<Name extends WriteName> {
  body?: TypesOf<Name>['body'];
  params?: TypesOf<Name>['params'];
  /** The submitted form. If the session has ended it is sent too: see `send-late.ts`. */
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

/** No answer, one that cannot be read, or an error from a proxy or server: the write may have been done all the same. */
export function mayBeDone({ status }: ApiError): boolean {
  return status < 400 || status >= 500;
}

/** Waits no longer when the network goes: a refetch then waits for it, and who has written need not. */
async function untilOffline(refetched: Promise<unknown>): Promise<void> {
  let stop = (): void => undefined;
  const offline = new Promise<void>((resolve) => {
    stop = onlineManager.subscribe((isOnline) => {
      if (!isOnline) resolve();
    });
  });
  await Promise.race([refetched, offline]).finally(stop);
}

interface WriteOptions<Name extends WriteName, Shown extends QueryName> {
  /** Queries that the write makes stale: refetched and awaited after success, refetched after failure. */
  invalidates?: readonly QueryName[];
  applied?: Applied<Name, Shown>;
  onSuccess?: (answer: TypesOf<Name>['response']) => void;
  onError?: (error: ApiError) => void;
}

/** What one call of `mutate` waits for, beside what the component does after each write. */
interface ThisTime {
  onError?: (error: ApiError) => void;
  onSettled?: () => void;
}

interface WriteState<Input> {
  /** What is being written: an optimistic component shows it. */
  variables?: Input | undefined;
  isError?: boolean;
}

/**
 * A write of the contract. Never retried, and never put off until there is a network: only the customer may repeat it.
 * The cache is not changed before the write has succeeded.
 */
export function useWrite<Name extends WriteName, Shown extends QueryName = QueryName>(
  name: Name,
  options: WriteOptions<Name, Shown> = {},
) {
  type Input = WriteInput<Name>;
  type Answer = TypesOf<Name>['response'];
  const call = useClient();
  const queries = useQueryClient();
  const [state, setState] = useState<WriteState<Input>>({});
  const unanswered = useRef(0);
  /** The latest write decides what is shown. */
  const latest = useRef<Input>(undefined);

  const write = async (input: Input): Promise<Answer> => {
    const answer = await call<Answer, TypesOf<Name>['body'], TypesOf<Name>['params'], TypesOf<Name>['query']>(
      endpoints[name],
      input,
    );
    const { applied, onSuccess } = current.current.options;
    const shown = applied && queries.getQueryData<AnswerOf<Shown>>([applied.query]);
    if (applied && shown !== undefined) show(applied.query, applied.update(shown, input, answer));
    tellOtherWindows(listStale());
    await untilOffline(refetch());
    onSuccess?.(answer);
    return answer;
  };
  const fail = (error: ApiError) => {
    // Refetches the true state after any failure, unless there is no session to answer.
    if (error.code !== 'IKKE_INNLOGGET') void refetch();
    if (mayBeDone(error)) tellOtherWindows(listStale());
    current.current.options.onError?.(error);
  };
  /** The list of activity has every write, also one that was refused. */
  const listStale = (): QueryName[] => [...(current.current.options.invalidates ?? []), 'getAktivitet'];
  const refetch = () =>
    Promise.all(listStale().map((query) => queries.invalidateQueries({ queryKey: [query] })));
  /** Keeps the old timestamp, because only a refetch makes the rest of the answer fresh. */
  const show = (query: Shown, answer: AnswerOf<Shown>) => {
    const updatedAt = queries.getQueryState([query])?.dataUpdatedAt;
    queries.setQueryData([query], answer, updatedAt === undefined ? {} : { updatedAt });
  };

  /** What the last render gave: a write may be answered many renders later, or when the component is gone. */
  const current = useRef({ options, write, fail });
  useEffect(() => {
    current.current = { options, write, fail };
  });

  /** Rejects with the error of the write. */
  const mutateAsync = useCallback(async (input: Input): Promise<Answer> => {
    unanswered.current += 1;
    latest.current = input;
    setState({ variables: input });
    let isError = false;
    try {
      return await current.current.write(input);
    } catch (error) {
      isError = true;
      current.current.fail(error as ApiError);
      throw error;
    } finally {
      unanswered.current -= 1;
      if (latest.current === input) setState({ isError });
    }
  }, []);

  const mutate = useCallback(
    (input: Input, { onError, onSettled }: ThisTime = {}): void => {
      mutateAsync(input)
        .then(undefined, (error: ApiError) => onError?.(error))
        .finally(onSettled);
    },
    [mutateAsync],
  );

  return {
    mutate,
    mutateAsync,
    variables: state.variables,
    isPending: state.variables !== undefined,
    isError: state.isError === true,
    /**
     * Reads the current state, not the last render's: the second click of a double click comes before the next render.
     */
    isUnderWay: () => unanswered.current > 0,
  };
}
