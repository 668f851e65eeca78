import { type ReactNode, createContext, use } from 'react';

import type { Client } from '@portal/contract/client.ts';

const Context = createContext<Client | undefined>(undefined);

/** `client` is left out on the server, which renders forms but never writes. */
export function ApiProvider({ client, children }: { client: Client | undefined; children: ReactNode }) {
  return <Context value={client}>{children}</Context>;
}

/**
 * The API client. Pages write with `useWrite`; by itself it is for a write after which the page is left, so that nothing
 * is rendered again.
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

/** The API client for writes that may be sent as the page is left; undefined on the server. */
export function useFindClient(): Client | undefined {
  return use(Context);
}
