import { parseUrl } from '@portal/contract/parse-url.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';

import { CAME_FROM_OWN_PAGE } from '../lib/use-client-navigation.ts';

/**
 * Goes back to our previous page, but never to another site's: a provider's login would be used up, and in a bank's app
 * the bank's page would be a dead end.
 *
 * @returns false when there is no such page; then nothing has happened
 */
export function stepBack(): boolean {
  const navigation = findNavigation();
  if (navigation === undefined) {
    if (!cameFromOwnPage()) return false;
    window.history.back();
    return true;
  }
  const before = findOwnPageBefore(navigation);
  if (before === undefined) return false;
  navigation.traverseTo(before.key);
  return true;
}

/** The Navigation API lists the history of our own origin; not every browser has it. */
function findNavigation(): Navigation | undefined {
  return 'navigation' in window ? window.navigation : undefined;
}

/** The nearest entry of another page: going back within the page (`#kontakt`) would change nothing. */
function findOwnPageBefore(navigation: Navigation): NavigationHistoryEntry | undefined {
  const here = window.location.pathname + window.location.search;
  const before = navigation
    .entries()
    .slice(0, navigation.currentEntry?.index ?? 0)
    .findLast(({ url }) => {
      const address = parseUrl(url ?? '');
      return address !== undefined && address.pathname + address.search !== here;
    });
  return before !== undefined && isOwnPage(before.url) ? before : undefined;
}

/** Without the Navigation API: whether one of our links led to this page. */
function cameFromOwnPage(): boolean {
  if (window.history.length <= 1) return false;
  return window.history.state === CAME_FROM_OWN_PAGE || isOwnPage(document.referrer);
}

function isOwnPage(url: string | null): boolean {
  const address = parseUrl(url ?? '');
  if (address?.origin !== window.location.origin) return false;
  return address.pathname === BASE_PATH || address.pathname.startsWith(`${BASE_PATH}/`);
}
