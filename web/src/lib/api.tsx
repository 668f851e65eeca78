import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, createContext, use, useId } from 'react';

import type { ApiError, Client } from '@portal/contract/client.ts';
import {
  type AnswerOf,
  type EndpointName,
  type Endpoints,
  type QueryName,
  endpoints,
} from '@portal/contract/endpoints.ts';

import { tellOtherWindows } from './other-windows.ts';

const Context = createContext<Client | undefined>(undefined);

/** `client` is left out on the server, which renders what writes look like but never makes one. */
export function ApiProvider({ client, children }: { client: Client | undefined; children: ReactNode }) {
  return <Context value={client}>{children}</Context>;
}

/**
 * The client itself, for a write after which the page is left: it renders nothing anew.
 * @throws outside its provider, and when called on the server
 */
export function useClient(): Client {
  const call = use(Context);
  return (
    call ??
    (() => {
      throw new Error('useClient must be used inside ApiProvider, in a browser');
    })
  );
}

/** The client for writes that may go as the page is left; undefined on the server. */
export function useFindClient(): Client | undefined {
  return use(Context);
}

type WriteName = Exclude<EndpointName, QueryName>;
type TypesOf<Name extends WriteName> = NonNullable<Endpoints[Name]['types']>;

export interface WriteInput<Name extends WriteName> {
  body?: TypesOf<Name>['body'];
  params?: TypesOf<Name>['params'];
  /** The form as it was sent: for after a login, should the session be over. */
  typed?: FormData;
  query?: Record<string, string | number | boolean | undefined> & TypesOf<Name>['query'];
}

/** What the write's own result says of an answer: it holds even when asking anew fails. */
interface Applied<Name extends WriteName, Shown extends QueryName> {
  query: Shown;
  update: (
    answer: AnswerOf<Shown>,
    input: WriteInput<Name>,
    result: TypesOf<Name>['response'],
  ) => AnswerOf<Shown>;
}

/** Nobody answered, or somebody on the way did: the write may have been done all the same. */
export function mayBeDone({ status }: ApiError): boolean {
  return status === 0 || status >= 500;
}

interface WriteOptions<Name extends WriteName, Shown extends QueryName> {
  /** Answers that the write makes old: asked for again when it is done, and awaited, and when it has failed. */
  invalidates?: readonly QueryName[];
  applied?: Applied<Name, Shown>;
  onSuccess?: (answer: TypesOf<Name>['response']) => void;
  onError?: (error: ApiError) => void;
}

/**
 * A write of the contract. Never retried: only the customer may do it again. Who shows it as done while it is
 * under way shows its `variables`: nothing is written into an answer that others read before it is true.
 */
export function useWrite<Name extends WriteName, Shown extends QueryName = QueryName>(
  name: Name,
  { invalidates = [], applied, onSuccess, onError }: WriteOptions<Name, Shown> = {},
) {
  const call = use(Context);
  const queries = useQueryClient();
  const invalidate = () =>
    Promise.all(invalidates.map((query) => queries.invalidateQueries({ queryKey: [query] })));
  /** Kept as old as it was: only what is asked for again tells the rest of it anew. */
  const show = (query: Shown, answer: AnswerOf<Shown>) => {
    const updatedAt = queries.getQueryState([query])?.dataUpdatedAt;
    queries.setQueryData([query], answer, updatedAt === undefined ? {} : { updatedAt });
  };
  // A hook of its own for each form: others may be under way beside it.
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
      // What is true now is asked for, whatever the failure says; without a session nobody answers.
      if (error.code !== 'IKKE_INNLOGGET') void invalidate();
      if (mayBeDone(error)) tellOtherWindows(invalidates);
      onError?.(error);
    },
  });
  return {
    ...mutation,
    /** Now, and not as of the last render: the second click of a double one comes before that. */
    isUnderWay: () => queries.isMutating({ mutationKey }) > 0,
  };
}
