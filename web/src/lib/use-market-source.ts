import { useEffect } from 'react';

import { MARKET_SOURCE_KEY } from './market-source.ts';

/**
 * Keeps the market source of the visit. Set once (SES-07, SES-08), by the first page after login, which has the query
 * of the page that asked for it (AMB-08); gone while nobody is logged in (SES-06).
 *
 * @param source undefined while nobody is logged in
 */
export function useMarketSource(source: string | undefined): void {
  useEffect(() => {
    try {
      if (source === undefined) sessionStorage.removeItem(MARKET_SOURCE_KEY);
      else if (sessionStorage.getItem(MARKET_SOURCE_KEY) === null)
        sessionStorage.setItem(MARKET_SOURCE_KEY, source);
    } catch {
      // A browser that keeps nothing: the neighbouring apps then take their own default.
    }
  }, [source]);
}
