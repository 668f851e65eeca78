import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

import type { QueryName } from '@portal/contract/endpoints.ts';

/** Stands for as long as it takes to tell; holds names of queries and no value. */
const STORAGE_KEY = 'kfp-written';

/** Tells the browser's other windows which answers a write has made old. */
export function tellOtherWindows(queries: readonly QueryName[]): void {
  try {
    localStorage.setItem(STORAGE_KEY, queries.join(' '));
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Storage is full or closed off: the others read anew when they are looked at again.
  }
}

/** Asks anew for what another window has written, so that both show what was stored last. */
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
