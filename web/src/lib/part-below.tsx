import { type ComponentType, type ReactNode, useEffect } from 'react';

import { Loader } from '../ui/loader.tsx';
import { lazyPart } from './lazy-part.tsx';

/**
 * A part as {@link lazyPart}, whose chunk is fetched when the server's markup is as near below the window as the window is
 * high, or at once where there is no such markup. Until then its links and forms work as the server sent them.
 *
 * @param selector finds what the part begins with, and all that may be its first on screen
 */
export function partBelow(load: () => Promise<ComponentType>, selector: string): ReactNode {
  let ask: () => void;
  const whenAsked = (resolve: () => void): void => {
    ask = resolve;
    const parts = typeof document === 'undefined' ? [] : document.querySelectorAll(selector);
    const observer =
      parts.length > 0 &&
      new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && resolve(), {
        root: document,
        rootMargin: '0% 0% 100%',
      });
    if (observer) parts.forEach((part) => observer.observe(part));
    else resolve();
  };
  return lazyPart(() => new Promise<void>(whenAsked).then(load), <Anew onShown={() => ask()} />);
}

/** Nothing of the part is there, so that nothing comes near: the page was left and opened again. */
function Anew({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return <Loader />;
}
