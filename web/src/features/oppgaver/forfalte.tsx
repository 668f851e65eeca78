import { useEffect } from 'react';
import { flushSync } from 'react-dom';

import { usePeekedAnswer } from '../../lib/answers.tsx';

/** What one more task would move: the insurances. */
const BELOW = 'avtaler';

/**
 * Shows overdue payments as tasks if nothing visible moves; otherwise waits until the place is off screen. Tried before
 * the paint each time the place enters or leaves the screen.
 */
export function Forfalte({ show }: { show: (isShown: boolean) => void }) {
  const isKnown = usePeekedAnswer('getAvtaler') !== undefined;
  useEffect(() => {
    const below = document.getElementById(BELOW);
    if (!isKnown || below === null) return undefined;
    const findTop = () => below.getBoundingClientRect().top;
    const observer = new IntersectionObserver(() => {
      const before = findTop();
      flushSync(() => show(true));
      if (mayMove(before) || findTop() === before) observer.disconnect();
      else flushSync(() => show(false));
    });
    observer.observe(below);
    return () => observer.disconnect();
  }, [isKnown, show]);
  return null;
}

/** Below the window nothing is seen to move; above it the browser keeps what is seen in place, if it can. */
function mayMove(top: number): boolean {
  return top >= window.innerHeight || (top < 0 && CSS.supports('overflow-anchor', 'auto'));
}
