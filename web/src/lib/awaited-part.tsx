import { type ComponentType, type ReactNode, useEffect } from 'react';

import { Loader } from '../ui/loader.tsx';
import { lazyPart } from './lazy-part.tsx';
import { UNHURRIED_MS } from './use-late.ts';

/**
 * A part that leaves little of its page without it. Where its script cannot be had, it comes with a whole page: nothing
 * is typed where a loader stands, and without a network the browser would show a page of its own. One that is slow, or
 * not near the window, is awaited: on a slow line a page loaded anew, again and again, would never come.
 */
export function awaitedPart(
  load: () => Promise<ComponentType>,
  reload = () => window.location.reload(),
): ReactNode {
  let hasFailed = false;
  const note = (error: unknown): never => {
    hasFailed = true;
    throw error;
  };
  const ask = () => {
    hasFailed = false;
    return load().catch(note);
  };
  const watch = (): (() => void) => {
    const timer = setInterval(() => {
      if (!hasFailed || !navigator.onLine) return;
      clearInterval(timer);
      reload();
    }, UNHURRIED_MS);
    return () => clearInterval(timer);
  };
  return lazyPart(ask, <Awaited watch={watch} />);
}

function Awaited({ watch }: { watch: () => () => void }) {
  useEffect(watch, [watch]);
  return <Loader />;
}
