/** When the session ends, in ms since the epoch; unknown until the server has said it once (TMO-09). */
let expiresAt: number | undefined;

/** The page's own number counts from when the answer began to arrive; later ones, from a header, from now. */
export function recordSessionExpiry(seconds: number | undefined): void {
  if (seconds === undefined) return;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFromPage = expiresAt === undefined && navigation !== undefined;
  const from = isFromPage ? performance.timeOrigin + navigation.responseStart : Date.now();
  expiresAt = from + seconds * 1000;
}

export function findSessionExpiry(): number | undefined {
  return expiresAt;
}
