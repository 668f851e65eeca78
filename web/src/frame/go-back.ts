import type { MouseEvent } from 'react';

import { openHere } from '../lib/leave-to.ts';

/** One page back within the portal; where there is none, to where the link leads. */
export function goBack(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const { href } = event.currentTarget;
  void import('./step-back.ts')
    .then(({ stepBack }) => stepBack())
    .catch(() => false)
    .then((isDone) => !isDone && openHere(href));
}
