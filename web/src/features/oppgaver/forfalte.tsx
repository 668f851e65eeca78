import type { Betaling } from '@portal/contract/kostnader.ts';
import { listBetalteNavn } from '@portal/contract/rules/name-avtaler.ts';
import { useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';

import { usePeekedAnswer } from '../../lib/answers.tsx';
import type { Forfalt } from './list-oppgaver.ts';

/** What one more task would move: the insurances. */
const BELOW = 'avtaler';

/**
 * Shows overdue payments as tasks if nothing visible moves; otherwise waits until the place is off screen. Tried before
 * the paint each time the place enters or leaves the screen.
 */
export function Forfalte({
  betalinger,
  show,
}: {
  betalinger: readonly Betaling[];
  show: (forfalte: readonly Forfalt[]) => void;
}) {
  const avtaler = usePeekedAnswer('getAvtaler')?.avtaler;
  const isKnown = avtaler !== undefined;
  const showThem = useEffectEvent(() => {
    show(
      betalinger.map((betaling) => ({
        navn: listBetalteNavn(betaling, avtaler ?? []),
        forfall: betaling.forfall,
      })),
    );
  });
  const hideThem = useEffectEvent(() => show([]));
  useEffect(() => {
    const below = document.getElementById(BELOW);
    if (!isKnown || below === null) return undefined;
    const findTop = () => below.getBoundingClientRect().top;
    const observer = new IntersectionObserver(() => {
      const before = findTop();
      flushSync(() => showThem());
      if (mayMove(before) || findTop() === before) observer.disconnect();
      else flushSync(() => hideThem());
    });
    observer.observe(below);
    return () => observer.disconnect();
  }, [isKnown]);
  return null;
}

/** Below the window nothing is seen to move; above it the browser keeps what is seen in place, if it can. */
function mayMove(top: number): boolean {
  return top >= window.innerHeight || (top < 0 && CSS.supports('overflow-anchor', 'auto'));
}
