import type { ReactNode } from 'react';

import { lazyPart } from './lib/lazy-part.tsx';
import { repeatPress } from './lib/repeat-press.ts';
import { whenNear } from './lib/when-near.ts';

/** When what the server sent of the footer is near the window. Its links work before. */
function loadNear() {
  const script = whenNear('footer').then(() => import('./page-footer.tsx'));
  repeatPress('footer', script);
  return script;
}

export const customerFooter: ReactNode = lazyPart(async () => (await loadNear()).CustomerFooter, null);
export const visitorFooter: ReactNode = lazyPart(async () => (await loadNear()).VisitorFooter, null);
