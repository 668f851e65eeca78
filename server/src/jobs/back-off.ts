const FIRST_DELAY_MS = 5000;
const LONGEST_DELAY_MS = 10 * 60_000;
/** Tolerated clock skew between processes. */
const CLOCK_TOLERANCE_MS = 30_000;

/**
 * When a delivery that has failed is tried again: after 5 s, then after twice as long each time, at most 10 minutes.
 * @param attempts failed attempts before this one
 */
export function toNextAttempt(at: Date, attempts: number): Date {
  return new Date(at.getTime() + Math.min(FIRST_DELAY_MS * 2 ** attempts, LONGEST_DELAY_MS));
}

/** No delivery is put off for longer, by any process: a later time was written before a clock was set back. */
export function toLatestAttempt(at: Date): Date {
  return new Date(at.getTime() + LONGEST_DELAY_MS + CLOCK_TOLERANCE_MS);
}
