import { useEffect, useEffectEvent, useState } from 'react';

const AFTER_LOAD_MS = 500;

/**
 * Script that nobody needs before something happens: fetched when the page has been taken over and the browser has time,
 * so that it is there when it does. Undefined until it has come, and where it cannot be fetched.
 *
 * @param load the same function in every render
 * @param isNeeded tries again when it becomes so
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

/** @returns what calls it off */
function whenIdle(act: () => void): () => void {
  // Safari has no idle time to ask for.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, AFTER_LOAD_MS);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(act);
  return () => cancelIdleCallback(request);
}
