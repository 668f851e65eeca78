/** A register that was down is told within seconds of being up again; who waits longer sees it at the next visit. */
export const untilConfirmed = { every: 5000, times: 12 } as const;
