import { useEffect } from 'react';

import { forgetMarketSource, keepMarketSource } from './market-source.ts';

/**
 * Keeps the market source of the visit. Set once, by the first page after login, which has the query
 * of the page that asked for it; gone while nobody is logged in.
 *
 * @param source undefined until the rule that finds it has come
 * @param kfpSessionId undefined while nobody is logged in
 */
export function useMarketSource(source: string | undefined, kfpSessionId: string | undefined): void {
  useEffect(() => {
    if (kfpSessionId === undefined) forgetMarketSource();
    else if (source !== undefined) keepMarketSource(source, kfpSessionId);
  }, [source, kfpSessionId]);
}
