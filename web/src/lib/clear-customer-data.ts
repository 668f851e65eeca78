import type { QueryClient } from '@tanstack/react-query';

import { forgetSessionExpiry } from './session-expiry.ts';

/** Where the way in to the portal is kept for the neighbouring apps on the same origin (SES-08). */
export const MARKET_SOURCE_KEY = 'kfp-market-source';

/**
 * What logout clears in the browser (OD-117). The cookie consent is the browser's, not the customer's, and stays.
 * The session's public id stays too: a page that comes back from the browser's memory asks whether it still holds.
 */
export function clearCustomerData(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'getSessionStatus' });
  forgetSessionExpiry();
  try {
    sessionStorage.removeItem(MARKET_SOURCE_KEY);
  } catch {
    // Storage that is closed off holds nothing.
  }
}
