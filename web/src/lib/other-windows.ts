import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { QueryName } from '@portal/contract/endpoints.ts';

/** Exists only for the moment of the message; holds names of queries and no values. */
const STORAGE_KEY = 'kfp-written';

/** Tells the browser's other windows which answers a write has made stale. */
export function tellOtherWindows(queries: readonly QueryName[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, queries.join(' '));
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is full or blocked: other windows refetch when they get focus.
  }
}

/** Refetches what another window has written, so that both show what was stored last. */
export function useOtherWindows(): void {
  const client = useQueryClient();
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent): void => {
      if (key !== STORAGE_KEY || newValue === null) return;
      const written = newValue.split(' ');
      void client.invalidateQueries({ predicate: ({ queryKey }) => written.includes(String(queryKey[0])) });
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, [client]);
}
