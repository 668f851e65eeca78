import { tekster } from './tekster.nb.ts';

/** Says that there is nothing, which is only known when all that could tell has answered. */
export function Ingen({ isKnown, children }: { isKnown: boolean; children: string }) {
  return <p>{isKnown ? children : tekster.hentefeil}</p>;
}
