import { parseUrl } from '@portal/contract/parse-url.ts';

import { openHere } from '../leave-to.ts';
import { type AppWindow, findAppBridge } from './app-bridge.ts';
import { chooseWayOut } from './choose-way-out.ts';

declare global {
  interface Window extends AppWindow {}
}

/**
 * Opens an address outside the portal as a bank's app wants it, while it shows the page.
 *
 * @param url whole address
 * @returns whether it was opened; otherwise it is to open as in any browser
 */
export function leaveByApp(url: string): boolean {
  // Another scheme could make the app act, and not only show: it is left to the web view, which has its own rules.
  if (parseUrl(url)?.protocol !== 'https:') return false;
  const bridge = findAppBridge(window);
  const way = chooseWayOut(url, { hasBridge: bridge !== undefined });
  if (way === 'tab') return false;
  try {
    if (way === 'here') openHere(url);
    else bridge?.openExternal(url);
    return true;
  } catch {
    // A bridge that fails is as good as none.
    return false;
  }
}
