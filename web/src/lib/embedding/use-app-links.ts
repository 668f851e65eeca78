import { useEffect } from 'react';

import { listenForClicks } from '../listen-for-clicks.ts';
import { leaveByApp } from './leave-by-app.ts';

/**
 * While a bank's app shows the page, external links open in the app's browser. The links are ordinary ones: without a
 * bridge they open as in any browser.
 */
export function useAppLinks(isEmbedded: boolean): void {
  useEffect(() => {
    if (!isEmbedded) return undefined;
    const onClick = (event: MouseEvent): void => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
      if (link === null || event.defaultPrevented || !isOut(link)) return;
      if (leaveByApp(link.href)) event.preventDefault();
    };
    const listening = new AbortController();
    listenForClicks(onClick, listening.signal);
    return () => listening.abort();
  }, [isEmbedded]);
}

/** A link to a new tab or another site; the operator may have configured an external link to open in the same tab. */
function isOut({ target, protocol, origin }: HTMLAnchorElement): boolean {
  return target === '_blank' || (/^https?:$/.test(protocol) && origin !== window.location.origin);
}
