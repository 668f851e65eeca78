const FIRST_DELAY_MS = 5000;
const LONGEST_DELAY_MS = 10 * 60_000;

/**
 * When a delivery that has failed is tried again: after 5 s, then after twice as long each time, at most 10 minutes.
 * @param attempts failed attempts before this one
 */
export function toNextAttempt(at: Date, attempts: number): Date {
  return new Date(at.getTime() + Math.min(FIRST_DELAY_MS * 2 ** attempts, LONGEST_DELAY_MS));
}
