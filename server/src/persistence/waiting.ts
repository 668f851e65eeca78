/** What waits for an outside system to take it, of all customers; for the operator. */
export interface Waiting {
  count: number;
  /** How long the oldest has waited; 0 when none waits. */
  oldestSeconds: number;
}

/** @param found.oldest when it began to wait; null when none waits */
export function toWaiting(
  found: { count: string | number | bigint; oldest: Date | null },
  at: Date,
): Waiting {
  const oldestSeconds = found.oldest === null ? 0 : (at.getTime() - found.oldest.getTime()) / 1000;
  return { count: Number(found.count), oldestSeconds: Math.max(0, oldestSeconds) };
}
