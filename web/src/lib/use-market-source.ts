import { useEffect } from 'react';

import { forgetMarketSource, keepMarketSource } from './market-source.ts';

/**
 * Stores the market source of the visit. Set once, by the first page after login, which has the query of the requested
 * page; removed while nobody is logged in.
 *
 * @param source what the page was sent with; missing when logged out
 * @param kfpSessionId undefined while nobody is logged in; null where that is not known
 */
export function useMarketSource(source: string | undefined, kfpSessionId: string | undefined | null): void {
  useEffect(() => {
    if (kfpSessionId === undefined) forgetMarketSource();
    else if (source !== undefined && kfpSessionId !== null) keepMarketSource(source, kfpSessionId);
  }, [source, kfpSessionId]);
}
