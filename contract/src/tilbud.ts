import { z } from 'zod';

import { sourceStateSchema } from './source-state.ts';
import { type SystemSource, systemSources } from './system-sources.ts';
import { tilbudProductTypes } from './tilbud-product-types.ts';

/** An offer that comes with another and cannot be bought alone; its number goes into the link that continues the package. Prices in kroner. */
export const pakkeTilbudSchema = z.object({
  policyNumber: z.string(),
  versionNumber: z.int().nonnegative(),
  /** May be a type that is not offered alone. */
  productType: z.string(),
  monthlyPrice: z.number(),
  yearlyPrice: z.number(),
});
export type PakkeTilbud = z.infer<typeof pakkeTilbudSchema>;

/** Prices in kroner, the package's own not included. */
export const tilbudSchema = z.object({
  name: z.string(),
  description: z.string().optional(),
  /** The state's fee, kroner a month, not part of the price. */
  detaljer: z.object({ tfaMonthly: z.number().optional() }).optional(),
  monthlyPrice: z.number().optional(),
  yearlyPrice: z.number().optional(),
  /** Without it the offer can be neither continued nor removed. */
  policyNumber: z.string().optional(),
  versionNumber: z.int().nonnegative().optional(),
  productType: z.enum(tilbudProductTypes),
  /** ISO date, yyyy-mm-dd: the last day it is valid. */
  expirationDate: z.string().optional(),
  /** The last day is past, in Oslo: it is shown as such, and not counted. */
  utlopt: z.boolean().optional(),
  pakkeTilbud: z.array(pakkeTilbudSchema),
  systemSource: z.enum(systemSources),
  /** Its system cannot remove this row alone: the other versions of the number go with it. */
  fjernerAlleVersjoner: z.boolean().optional(),
});
export type Tilbud = z.infer<typeof tilbudSchema>;

/** Every offer in the list is one that is shown and counted. */
export const tilbudResponseSchema = z.object({
  tilbud: z.array(tilbudSchema),
  systemSourceError: z.boolean(),
  sources: z.array(sourceStateSchema),
});
export type TilbudResponse = z.infer<typeof tilbudResponseSchema>;

/** `avtaleNummer` is the offer's `policyNumber`. */
export interface TilbudParams {
  avtaleNummer: string;
}

/** Which of the offers with that number; without it there must be one only. */
export interface TilbudQuery {
  systemSource?: SystemSource | undefined;
  versionNumber?: number | undefined;
  /** What the customer was asked. Unless true, nothing is removed where other versions would go too. */
  alleVersjoner?: boolean | undefined;
}
