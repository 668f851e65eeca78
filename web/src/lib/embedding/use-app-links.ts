import { useEffect } from 'react';

import { leaveByApp } from './leave-by-app.ts';

/**
 * While a bank's app shows the page, links out open in the app's own browser. The links
 * themselves are the same as in any browser: where the app has no bridge they open as they would there.
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
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [isEmbedded]);
}

/** Into a new tab, or to another's page: the operator may have said of such a link that it opens in the same. */
function isOut({ target, protocol, origin }: HTMLAnchorElement): boolean {
  return target === '_blank' || (/^https?:$/.test(protocol) && origin !== window.location.origin);
}
