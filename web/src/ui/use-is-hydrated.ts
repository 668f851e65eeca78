import { useSyncExternalStore } from 'react';

const watchNothing = () => () => undefined;

/** False on the server and in the first render of its page: what stands there must work without the script. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
}
