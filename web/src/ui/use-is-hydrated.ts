import { useDeferredValue } from 'react';

/**
 * False on the server and in the first render: what stands there must work without the script. What changes afterwards is
 * rendered when there is time; at once, all of it would hold the browser in one task.
 */
export function useIsHydrated(): boolean {
  return useDeferredValue(true, false);
}
