import { z } from 'zod';

/** Of what a content file says: its words are in bokmål, since the file has them in no other language. */
export const norskSchema = z.literal(true).optional();
export type MaybeNorsk = { norsk?: z.infer<typeof norskSchema> };
