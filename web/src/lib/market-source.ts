/** Where the customer came from, for the neighbouring apps to read. It is in no link. */
const MARKET_SOURCE_KEY = 'kfp-market-source';
/** The public id of its session: the next session, begun in another tab, has a source of its own. */
const SESSION_KEY = 'kfp-market-source-session';

/** Sets the source of a session once. Without storage, the neighbouring apps use their own default. */
export function keepMarketSource(source: string, kfpSessionId: string): void {
  try {
    const of = sessionStorage.getItem(SESSION_KEY);
    const isOfAnother = of !== null && of !== kfpSessionId;
    if (isOfAnother || sessionStorage.getItem(MARKET_SOURCE_KEY) === null)
      sessionStorage.setItem(MARKET_SOURCE_KEY, source);
    sessionStorage.setItem(SESSION_KEY, kfpSessionId);
  } catch {
    // Storage that is blocked keeps nothing.
  }
}

export function forgetMarketSource(): void {
  try {
    sessionStorage.removeItem(MARKET_SOURCE_KEY);
    sessionStorage.removeItem(SESSION_KEY);
  } catch {
    // Nothing was stored there either.
  }
}
