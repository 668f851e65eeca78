import { z } from 'zod';

/**
 * A day as an ISO date. One outside these years is unreadable: systems write '0000-01-01' and '9999-12-31' where they
 * have no day.
 */
export const day = z.iso.date().refine((text) => text >= '1900' && text < '2200', 'is no day of our time');
