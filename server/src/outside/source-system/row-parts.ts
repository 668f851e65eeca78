import { z } from 'zod';

/** Kroner. Negative or absurd prices are a fault in the row, not something to show a customer. */
export const price = z.number().min(0).max(10_000_000);

export const text = z.string().max(500);

/** Sources may send null for what they do not have. */
export const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);
