import type { QueryClient } from '@tanstack/react-query';

import { forgetMarketSource } from './market-source.ts';
import { forgetSessionExpiry } from './session-expiry.ts';

/**
 * What logout clears in the browser (OD-117). The cookie consent is the browser's, not the customer's, and stays.
 * The session's public id stays too: a page that comes back from the browser's memory asks whether it still holds.
 */
export function clearCustomerData(queries: QueryClient): void {
  queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'getSessionStatus' });
  forgetSessionExpiry();
  forgetMarketSource();
}
