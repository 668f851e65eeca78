import type { ReactNode } from 'react';

import { lazyPart } from './lib/lazy-part.tsx';
import { whenNear } from './lib/when-near.ts';

async function loadNear() {
  await whenNear('footer');
  return import('./page-footer.tsx');
}

/** The footer's script is fetched when what the server sent of it is near the window. Its links and forms work before. */
export const customerFooter: ReactNode = lazyPart(async () => (await loadNear()).CustomerFooter, null);
export const visitorFooter: ReactNode = lazyPart(async () => (await loadNear()).VisitorFooter, null);
