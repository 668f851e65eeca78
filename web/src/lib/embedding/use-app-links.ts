import { useEffect } from 'react';

import { openHere } from '../leave-to.ts';
import { type AppWindow, findAppBridge } from './app-bridge.ts';
import { chooseWayOut } from './choose-way-out.ts';

declare global {
  interface Window extends AppWindow {}
}

/**
 * While a bank's app shows the page, links that would open a new tab open in the app's own browser (ROL-11, NAV-16,
 * FRM-18). The links themselves are the same as in any browser: where the app has no bridge they open a tab.
 */
export function useAppLinks(isEmbedded: boolean): void {
  useEffect(() => {
    if (!isEmbedded) return undefined;
    const onClick = (event: MouseEvent): void => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>('a[target="_blank"]')
          : null;
      if (link === null || event.defaultPrevented) return;
      const bridge = findAppBridge(window);
      const way = chooseWayOut(link.href, { hasBridge: bridge !== undefined });
      if (way === 'tab') return;
      event.preventDefault();
      if (way === 'here') openHere(link.href);
      else bridge?.openExternal(link.href);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [isEmbedded]);
}
