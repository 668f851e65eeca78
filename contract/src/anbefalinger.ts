import { z } from 'zod';

import { nextBestOfferProdukter } from './anbefalte-produkter.ts';

/** What the recommendations are for: the overview, or the product that was just bought. */
export const produktanbefalingParametersSchema = z.object({ produkt: z.string().regex(/^[A-Z_]{1,40}$/) });
export type ProduktanbefalingParameters = z.infer<typeof produktanbefalingParametersSchema>;

/** GET produktanbefaling. A higher score is a better fit. `fallback`: not personal to this customer. */
export const produktanbefalingSchema = z.object({
  scores: z.array(z.object({ nextBestOfferProdukt: z.enum(nextBestOfferProdukter), score: z.number() })),
  controlgroup: z.boolean(),
  fallback: z.boolean(),
});
export type Produktanbefaling = z.infer<typeof produktanbefalingSchema>;
