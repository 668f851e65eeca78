import { isPdf } from '../link-rule.ts';

/** The app's bridge truncates longer addresses. */
const MAX_BRIDGE_LENGTH = 1000;

/** `bridge`: the app's browser. `here`: the same web view. `tab`: as in any browser. */
type WayOut = 'bridge' | 'here' | 'tab';

/**
 * How a link out of the portal opens while a bank's app shows the page.
 * @param url whole address
 */
export function chooseWayOut(url: string, { hasBridge }: { hasBridge: boolean }): WayOut {
  if (isPdf(url) && url.length > MAX_BRIDGE_LENGTH) return 'here';
  return hasBridge ? 'bridge' : 'tab';
}
