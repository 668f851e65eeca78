import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** `sent` while React takes over what the server rendered, and `now` from then on. */
export function useAsSent<Value>(now: Value, sent: Value): Value {
  return useSyncExternalStore(
    subscribe,
    () => now,
    () => sent,
  );
}
