import { parseUrl } from '@portal/contract/parse-url.ts';

import { openHere } from '../leave-to.ts';
import { type AppWindow, findAppBridge } from './app-bridge.ts';
import { chooseWayOut } from './choose-way-out.ts';

declare global {
  interface Window extends AppWindow {}
}

/**
 * Opens an address outside the portal with the bank's app, if the app shows the page.
 *
 * @param url whole address
 * @returns whether it was opened; otherwise it should open as in any browser
 */
export function leaveByApp(url: string): boolean {
  // Another scheme could trigger an action in the app. It is left to the web view, which has its own rules.
  if (parseUrl(url)?.protocol !== 'https:') return false;
  const bridge = findAppBridge(window);
  const way = chooseWayOut(url, { hasBridge: bridge !== undefined });
  if (way === 'tab') return false;
  try {
    if (way === 'here') openHere(url);
    else bridge?.openExternal(url);
    return true;
  } catch {
    // A failing bridge counts as none.
    return false;
  }
}
