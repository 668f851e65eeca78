import { z } from 'zod';

/** A point in time of RFC 3339, which allows small letters too. */
export const instant = z
  .string()
  .toUpperCase()
  .pipe(z.iso.datetime({ offset: true }))
  .transform((text) => new Date(text));
