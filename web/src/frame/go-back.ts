import type { MouseEvent } from 'react';

import { openHere } from '../lib/leave-to.ts';

/** One page back within the portal; without such a page the link is followed. */
export function goBack(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const { href } = event.currentTarget;
  void import('./step-back.ts')
    .then(({ stepBack }) => stepBack())
    .catch(() => false)
    .then((isDone) => !isDone && openHere(href));
}
