import { useEffect, useEffectEvent, useState } from 'react';

import { untilItComes } from './until-it-comes.ts';

const AFTER_LOAD_MS = 500;
/** For what nobody needs in the first seconds: by then nothing on a slow line waits behind it. */
export const UNHURRIED_MS = 10_000;

/**
 * Code that is not needed until something happens: loaded after hydration when the browser is idle, so that it is ready
 * by then. Undefined until it has loaded.
 *
 * @param load the same function in every render
 * @param isNeeded loads it at once when it becomes true
 * @param afterMs how long after hydration at the earliest, unless it is needed before
 */
export function useLate<Module>(
  load: () => Promise<Module>,
  isNeeded: boolean,
  afterMs = 0,
): Module | undefined {
  const [module, setModule] = useState<Module>();
  const hasCome = module !== undefined;
  const fetchIt = useEffectEvent(() => {
    if (hasCome) return;
    void untilItComes(load).then((loaded) => setModule(() => loaded));
  });
  useEffect(() => (hasCome ? undefined : whenIdle(fetchIt, afterMs)), [afterMs, hasCome]);
  useEffect(() => {
    if (isNeeded) fetchIt();
  }, [isNeeded]);
  return module;
}

/** @returns a function that cancels it */
function whenIdle(act: () => void, afterMs: number): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, afterMs + AFTER_LOAD_MS);
    return () => clearTimeout(timer);
  }
  let request: number | undefined;
  const timer = setTimeout(() => {
    request = requestIdleCallback(act);
  }, afterMs);
  return () => {
    clearTimeout(timer);
    if (request !== undefined) cancelIdleCallback(request);
  };
}
