import { z } from 'zod';

import { sourceStateSchema } from './source-state.ts';
import { systemSources } from './system-sources.ts';

/** `policyNumber` and `productType` may be missing from LOFAVOR and PARIS. Prices in kroner. */
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

/**
 * Sums are calculated by the server, in kroner with whole øre. Null when no agreement has a price; the browser reads
 * null as missing.
 */
export const avtalerResponseSchema = z.object({
  avtaler: z.array(avtaleSchema),
  monthlySum: z.number().nullish(),
  yearlySum: z.number().nullish(),
  systemSourceError: z.boolean(),
  sources: z.array(sourceStateSchema),
  /** Of the savings bank, which may add agreements to those of the source systems; missing where it is not asked. */
  sparebank: sourceStateSchema.shape.state.optional(),
});
export type AvtalerResponse = z.infer<typeof avtalerResponseSchema>;
