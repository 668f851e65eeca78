import { z } from 'zod';

import { sourceStateSchema } from './source-state.ts';
import { systemSources } from './system-sources.ts';

/** CARD-35. `policyNumber` and `productType` may be missing from LOFAVOR and PARIS (design §8). Prices in kroner. */
export const avtaleSchema = z.object({
  policyNumber: z.string().optional(),
  name: z.string(),
  description: z.string().optional(),
  monthlyPrice: z.number().optional(),
  yearlyPrice: z.number().optional(),
  avtaleStatus: z.string(),
  avtaleStatusDescription: z.string().optional(),
  systemSource: z.enum(systemSources),
  /** ISO date, yyyy-mm-dd. */
  endDate: z.string().optional(),
  productCode: z.string().optional(),
  productType: z.string().optional(),
});
export type Avtale = z.infer<typeof avtaleSchema>;

/** CARD-39. The sums are the server's, in kroner with whole øre; null when no agreement has a price (design §8);
 * the browser reads null as missing (API-08). */
export const avtalerResponseSchema = z.object({
  avtaler: z.array(avtaleSchema),
  monthlySum: z.number().nullish(),
  yearlySum: z.number().nullish(),
  systemSourceError: z.boolean(),
  sources: z.array(sourceStateSchema),
});
export type AvtalerResponse = z.infer<typeof avtalerResponseSchema>;
