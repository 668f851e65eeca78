import { useEffect, useEffectEvent, useState } from 'react';

const AFTER_LOAD_MS = 500;

/**
 * Code that is not needed until something happens: loaded after hydration when the browser is idle, so that it is ready
 * by then. Undefined until it has loaded, and when loading fails.
 *
 * @param load the same function in every render
 * @param isNeeded retries when it becomes true
 */
export function useLate<Module>(load: () => Promise<Module>, isNeeded: boolean): Module | undefined {
  const [module, setModule] = useState<Module>();
  const hasCome = module !== undefined;
  const fetchIt = useEffectEvent(() => {
    if (hasCome) return;
    load().then(
      (loaded) => setModule(() => loaded),
      () => undefined,
    );
  });
  useEffect(() => whenIdle(fetchIt), []);
  useEffect(() => {
    if (isNeeded) fetchIt();
  }, [isNeeded]);
  return module;
}

/** @returns a function that cancels it */
function whenIdle(act: () => void): () => void {
  // Safari has no requestIdleCallback.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, AFTER_LOAD_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act);
  return () => cancelIdleCallback(request);
}
