import { parseUrl } from '@portal/contract/parse-url.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';

import { CAME_FROM_OWN_PAGE } from '../lib/use-client-navigation.ts';

/**
 * Back to the portal's page before this one. What stands before may be a provider's page whose login has been used up, or
 * a bank's, and in its app nothing leads out of there.
 *
 * @returns false where no page of ours stands before: nothing has happened
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

/** Tells what stands before this page, as far as it is ours and unbroken; not in every browser. */
function findNavigation(): Navigation | undefined {
  return 'navigation' in window ? window.navigation : undefined;
}

/** The nearest entry that is another page: a step within the page (`#kontakt`) leads nowhere. */
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

/** Where the browser tells nothing of what stands before: as the page was reached, by a link of ours or not. */
function cameFromOwnPage(): boolean {
  if (window.history.length <= 1) return false;
  return window.history.state === CAME_FROM_OWN_PAGE || isOwnPage(document.referrer);
}

function isOwnPage(url: string | null): boolean {
  const address = parseUrl(url ?? '');
  if (address?.origin !== window.location.origin) return false;
  return address.pathname === BASE_PATH || address.pathname.startsWith(`${BASE_PATH}/`);
}
