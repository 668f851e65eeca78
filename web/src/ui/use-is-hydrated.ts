import { useDeferredValue } from 'react';

/**
 * False on the server and in the first render, which must work without JavaScript. The change is rendered with low
 * priority, because at once it would block the browser in one long task.
 */
export function useIsHydrated(): boolean {
  return useDeferredValue(true, false);
}
