import type { QueryName } from '@portal/contract/endpoints.ts';

import { WRITTEN_KEY } from './tell-windows.ts';

/** Tells the browser's other windows which answers a write has made stale, and this one that there was a write. */
export function tellOtherWindows(queries: readonly QueryName[]): void {
  window.dispatchEvent(new Event(WRITTEN_KEY));
  try {
    localStorage.setItem(WRITTEN_KEY, queries.join(' '));
    localStorage.removeItem(WRITTEN_KEY);
  } catch {
    // Storage is full or blocked: other windows refetch when they get focus.
  }
}
