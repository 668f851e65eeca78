/** A register that was down confirms within seconds of recovering; after that it shows at the next visit. */
export const untilConfirmed = { every: 5000, times: 12 } as const;
