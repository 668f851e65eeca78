import { APP_ID } from '@portal/contract/document.ts';
import { type ReactNode, useLayoutEffect, useState } from 'react';

import { reportProblem } from './report.ts';
import { isPageAsSent, noteScript } from './script-state.ts';

export const PAGE_FAILED = 'Siden kunne ikke tas over, og står som den ble sendt';

/**
 * Fallback that restores the server's markup when a page fails after hydration. It has no event listeners, so its forms
 * and links work as they do without JavaScript.
 *
 * @param children the fallback when the page was rendered in the browser, after a link, and has no such markup
 */
export function AsItStood({ children }: { children: ReactNode }) {
  // During the first render of this fallback, the failed page is still in the document.
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

/** The element that React hydrates. */
export function findApp(): Element {
  const app = document.getElementById(APP_ID);
  if (app === null) throw new Error('The page has no app');
  return app;
}
