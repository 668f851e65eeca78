/** Shared by the tabs of a browser, which share the session too. Holds the timestamp and nothing else. */
const STORAGE_KEY = 'kfp-session-expires-at';

/** In ms since the epoch; unknown until the server has said it once to this page. */
let expiresAt: number | undefined;

/** When the session ends whatever the customer does; each page is told by the server as it is made. */
let endsAt: number | undefined;
/** The two are counted in whole seconds, from answers that were under way for a while. */
const SAME_MS = 2000;

/**
 * Every answer of the server sets the one timestamp anew. The page's own number counts from when the answer
 * began to arrive; later ones, from a header, from now.
 *
 * @param endsIn seconds until it ends whatever the customer does; of the page's own numbers alone
 */
export function recordSessionExpiry(seconds: number | undefined, endsIn?: number): void {
  if (seconds === undefined) return;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFromPage = expiresAt === undefined && navigation !== undefined;
  const from = isFromPage ? performance.timeOrigin + navigation.responseStart : Date.now();
  expiresAt = from + seconds * 1000;
  if (endsIn !== undefined) endsAt = from + endsIn * 1000;
  try {
    localStorage.setItem(STORAGE_KEY, String(expiresAt));
  } catch {
    // Storage is full or closed off: this tab then counts alone.
  }
}

/**
 * When the session ends. Read from what the tabs share, so that a tab that has slept never ends a session that another
 * one has kept alive.
 */
export function findSessionExpiry(): number | undefined {
  if (expiresAt === undefined) return undefined;
  const shared = Number.parseFloat(readShared() ?? '');
  return Number.isFinite(shared) ? shared : expiresAt;
}

/** Whether the session ends then whatever the customer does: to go on with it would change nothing. */
export function isFinalExpiry(): boolean {
  const shared = findSessionExpiry();
  return shared !== undefined && endsAt !== undefined && shared > endsAt - SAME_MS;
}

/** After logout there is nothing to count down to. */
export function forgetSessionExpiry(): void {
  expiresAt = undefined;
  endsAt = undefined;
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept there either.
  }
}

function readShared(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
