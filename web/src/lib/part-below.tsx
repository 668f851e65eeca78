import { type ComponentType, type ReactNode, useEffect } from 'react';

import { Loader } from '../ui/loader.tsx';
import { lazyPart } from './lazy-part.tsx';

/** How far below the window something is near: as far as the window is high. */
const NEAR = '0px 0px 100% 0px';

/**
 * A part as {@link lazyPart}, whose chunk is fetched when the server's markup is near the window, or at once where there
 * is no such markup. Until then its links and forms work as the server sent them.
 *
 * @param selector finds what the part begins with, and all that may be its first on screen
 */
export function partBelow(load: () => Promise<ComponentType>, selector: string): ReactNode {
  let ask = (): void => undefined;
  const asked = new Promise<void>((resolve) => {
    ask = resolve;
  });
  return lazyPart(
    async () => {
      if (typeof window !== 'undefined') await Promise.race([whenNear(selector), asked]);
      return load();
    },
    <Anew onShown={ask} />,
  );
}

/** Nothing of the part is there, so that nothing comes near: the page was left and opened again. */
function Anew({ onShown }: { onShown: () => void }) {
  useEffect(onShown, [onShown]);
  return <Loader />;
}

function whenNear(selector: string): Promise<void> {
  const parts = document.querySelectorAll(selector);
  if (parts.length === 0) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: NEAR },
    );
    for (const part of parts) observer.observe(part);
  });
}
