/** Of a day without a change of the clock. */
export const DAY_MS = 86_400_000;
