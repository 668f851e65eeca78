import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Script that nobody needs before something happens: fetched once the page has been taken over, so that it is there when
 * it does. Undefined until it has come, and where it cannot be fetched.
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
  useEffect(() => fetchIt(), []);
  useEffect(() => {
    if (isNeeded) fetchIt();
  }, [isNeeded]);
  return module;
}
