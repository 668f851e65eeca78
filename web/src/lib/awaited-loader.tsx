import { useEffect } from 'react';

import { Loader } from '../ui/loader.tsx';
import { UNHURRIED_MS } from './use-late.ts';

/**
 * For a part that leaves little of its page without it. Where its script cannot be had, the part comes with a whole page:
 * nothing is typed where a loader stands, and without a network the browser would show a page of its own.
 */
export function AwaitedLoader() {
  useEffect(() => {
    const timer = setInterval(() => navigator.onLine && window.location.reload(), UNHURRIED_MS);
    return () => clearInterval(timer);
  }, []);
  return <Loader />;
}
