import type { ReactNode } from 'react';

import { lazyPart, untilItComes } from './lib/lazy-part.tsx';
import { repeatPress } from './lib/repeat-press.ts';
import { whenNear } from './lib/when-near.ts';

/** When the footer that the server sent fills a tenth of the window: its links work before, and a press is done again. */
const loadNear = () =>
  repeatPress('footer', async (pressed) => {
    await Promise.race([whenNear('footer', '-10%'), pressed]);
    return import('./page-footer.tsx');
  });

/** A page is not reloaded for its footer: the network may be gone, and something be typed. */
const load = () => untilItComes(loadNear);

export const customerFooter: ReactNode = lazyPart(async () => (await load()).CustomerFooter, null);
export const visitorFooter: ReactNode = lazyPart(async () => (await load()).VisitorFooter, null);
