import type { ReactNode } from 'react';

import { lazyPart } from './lib/lazy-part.tsx';
import { type HeldPresses, holdPresses } from './lib/repeat-press.ts';
import { whenNear } from './lib/when-near.ts';

/** From before React takes over the page: what is pressed earlier is held by a script in the head. */
let heldFromStart: HeldPresses | undefined = holdPresses('footer');

/** When the footer that the server sent fills a tenth of the window: its links work before, and a press is done again. */
const load = async () => {
  const presses = heldFromStart ?? holdPresses('footer');
  heldFromStart = undefined;
  await Promise.race([whenNear('footer', '-10%'), presses.pressed]);
  return import('./page-footer.tsx').finally(presses.release);
};

export const customerFooter: ReactNode = lazyPart(async () => (await load()).CustomerFooter);
export const visitorFooter: ReactNode = lazyPart(async () => (await load()).VisitorFooter);
