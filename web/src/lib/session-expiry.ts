/** Shared by the tabs of a browser, which share the session. Holds only the timestamp. */
const STORAGE_KEY = 'kfp-session-expires-at';

/** In ms since the epoch; unknown until the server has told this page. */
let expiresAt: number | undefined;

/** The absolute limit of the session; the server tells each page when it is rendered. */
let endsAt: number | undefined;
/** How far the clock was ahead of the one that nobody sets, when the server last told this page. */
let lead = 0;
const readLead = (): number => Date.now() - performance.now();
/** Tolerance: both times are in whole seconds, from answers that took a while to arrive. */
const SAME_MS = 2000;

/**
 * Every answer of the server sets this one timestamp. The page's own value counts from when the answer began to arrive;
 * later ones, from a header, count from now.
 *
 * @param endsIn seconds until the absolute limit; only among the page's own values
 */
export function recordSessionExpiry(seconds: number | undefined, endsIn?: number): void {
  if (seconds === undefined) return;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isFromPage = expiresAt === undefined && navigation !== undefined;
  // Not by `timeOrigin`: in Firefox it is as much too early as the device has slept since the browser was started.
  const from = Date.now() - (isFromPage ? performance.now() - navigation.responseStart : 0);
  expiresAt = from + seconds * 1000;
  lead = readLead();
  if (endsIn !== undefined) endsAt = from + endsIn * 1000;
  try {
    localStorage.setItem(STORAGE_KEY, String(expiresAt));
  } catch {
    // Storage is full or blocked: this tab then counts on its own.
  }
}

/**
 * When the session ends. Read from shared storage, so that a tab that has slept never ends a session that another tab
 * has extended.
 */
export function findSessionExpiry(): number | undefined {
  if (expiresAt === undefined) return undefined;
  const shared = Number.parseFloat(readShared() ?? '');
  // Kept here too: a neighbouring app may empty the storage.
  if (Number.isFinite(shared)) expiresAt = shared;
  return expiresAt;
}

/**
 * By how many ms the clock has moved since the server last told this page: it was set, or the device has slept, when it
 * is ahead. 0 when it has only passed the time.
 */
export function findClockMove(): number {
  const moved = readLead() - lead;
  return expiresAt === undefined || Math.abs(moved) <= SAME_MS ? 0 : moved;
}

/** The clock was set: the absolute limit is where it was. */
export function followClock(ms: number): void {
  if (endsAt !== undefined) endsAt += ms;
}

/** Whether the session ends at its absolute limit, so that extending it would change nothing. */
export function isFinalExpiry(): boolean {
  const shared = findSessionExpiry();
  return shared !== undefined && endsAt !== undefined && shared > endsAt - SAME_MS;
}

/** Clears the countdown after logout. */
export function forgetSessionExpiry(): void {
  expiresAt = undefined;
  endsAt = undefined;
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was stored there either.
  }
}

function readShared(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
