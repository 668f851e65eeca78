import { type ReactNode, useLayoutEffect, useState } from 'react';

import { reportProblem } from './report.ts';
import { isPageAsSent, noteScript } from './script-state.ts';

export const PAGE_FAILED = 'Siden kunne ikke tas over, og står som den ble sendt';

/**
 * Gives a page that was whole back as it stood before something in it failed. Nothing listens to it any longer, so its
 * forms and links do what they do without script.
 *
 * @param children what shows instead where there is no such page: it was made here, after a link, and failed
 */
export function AsItStood({ children }: { children: ReactNode }) {
  // While this is rendered first, what failed is still in the document.
  const [nodes] = useState(() => (isPageAsSent() ? [...findApp().childNodes] : undefined));
  useLayoutEffect(() => {
    if (nodes === undefined) return;
    const app = findApp();
    const plain = app.cloneNode(false) as Element;
    app.replaceWith(plain);
    plain.append(...nodes);
    noteScript('failed');
    reportProblem(PAGE_FAILED);
  }, [nodes]);
  return nodes === undefined ? children : null;
}

/** What the script takes over. */
export function findApp(): Element {
  const app = document.querySelector('#app');
  if (app === null) throw new Error('The page has no app');
  return app;
}
