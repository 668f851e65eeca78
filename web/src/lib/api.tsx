import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, createContext, use } from 'react';

import type { ApiError, Client } from '@portal/contract/client.ts';
import { type EndpointName, type Endpoints, type QueryName, endpoints } from '@portal/contract/endpoints.ts';

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

type WriteName = Exclude<EndpointName, QueryName>;
type TypesOf<Name extends WriteName> = NonNullable<Endpoints[Name]['types']>;

export interface WriteInput<Name extends WriteName> {
  body?: TypesOf<Name>['body'];
  params?: TypesOf<Name>['params'];
}

interface WriteOptions<Name extends WriteName> {
  /** Answers that the write makes old: asked for again when it is done, and awaited. */
  invalidates?: readonly QueryName[];
  onSuccess?: (answer: TypesOf<Name>['response']) => void;
  onError?: (error: ApiError) => void;
}

/** A write of the contract. Never retried: only the customer may do it again (AMB-34). */
export function useWrite<Name extends WriteName>(
  name: Name,
  { invalidates = [], onSuccess, onError }: WriteOptions<Name> = {},
) {
  const call = use(Context);
  const queries = useQueryClient();
  return useMutation<TypesOf<Name>['response'], ApiError, WriteInput<Name>>({
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
    onSuccess: async (answer) => {
      await Promise.all(invalidates.map((query) => queries.invalidateQueries({ queryKey: [query] })));
      onSuccess?.(answer);
    },
    ...(onError && { onError }),
  });
}
