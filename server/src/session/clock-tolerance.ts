/** Tolerated clock skew between processes. */
export const CLOCK_TOLERANCE_MS = 30_000;

/** A later time than this was written before a clock was set back. */
export const toLatest = (at: Date): Date => new Date(at.getTime() + CLOCK_TOLERANCE_MS);
