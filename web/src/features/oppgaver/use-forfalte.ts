import { mapAvtaler } from '@portal/contract/rules/kostnader/avtalenokkel.ts';
import { isForfalt } from '@portal/contract/rules/kostnader/betalinger.ts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import { useLateAnswer, usePeekedAnswer } from '../../lib/answers.tsx';
import type { OppgaveSvar } from './list-oppgaver.ts';

/** Where the tasks stand, and what one more of them would move: the insurances. */
const BELOW = 'avtaler';

/**
 * Overdue payments, once they are known and have room. They are asked for after the first paint. Where one more row
 * would move what the customer is reading, it waits until its place is out of the window.
 */
export function useForfalte(): OppgaveSvar['forfalte'] {
  const betalinger = useLateAnswer('getBetalinger');
  const avtaler = usePeekedAnswer('getAvtaler')?.avtaler;
  const known = mapAvtaler(avtaler ?? []);
  const forfalte = (betalinger?.betalinger ?? [])
    .filter(isForfalt)
    .map(({ systemSource, policyNumbers = [], forfall }) => ({
      navn: policyNumbers.flatMap((number) => known.get(`${systemSource} ${number}`)?.name ?? [])[0],
      forfall,
    }));
  const hasRoom = useRoom(forfalte.length > 0 && avtaler !== undefined);
  return hasRoom ? forfalte : [];
}

/** Whether what is wanted may be shown: tried each time its place comes into the window or leaves it, before the paint. */
function useRoom(isWanted: boolean): boolean {
  const [hasRoom, setRoom] = useState(false);
  useEffect(() => {
    const below = document.getElementById(BELOW);
    if (!isWanted || below === null) return undefined;
    const findTop = () => below.getBoundingClientRect().top;
    const observer = new IntersectionObserver(() => {
      const before = findTop();
      flushSync(() => setRoom(true));
      if (mayMove(before) || findTop() === before) observer.disconnect();
      else flushSync(() => setRoom(false));
    });
    observer.observe(below);
    return () => observer.disconnect();
  }, [isWanted]);
  return isWanted && hasRoom;
}

/** Below the window nothing is seen to move; above it the browser keeps what is seen in place, if it can. */
function mayMove(top: number): boolean {
  return top >= window.innerHeight || (top < 0 && CSS.supports('overflow-anchor', 'auto'));
}
