import { z } from 'zod';

import { sourceStateSchema } from './source-state.ts';
import { type SystemSource, systemSources } from './system-sources.ts';
import { tilbudProductTypes } from './tilbud-product-types.ts';

/**
 * An offer that comes with another one and cannot be bought alone. Its number is part of the link that continues the
 * package. Prices in kroner.
 */
const pakkeTilbudSchema = z.object({
  policyNumber: z.string(),
  versionNumber: z.int().nonnegative(),
  /** May be a type that is never offered alone. */
  productType: z.string(),
  monthlyPrice: z.number(),
  yearlyPrice: z.number(),
});
export type PakkeTilbud = z.infer<typeof pakkeTilbudSchema>;

/** Prices in kroner, without those of the packages. */
export const tilbudSchema = z.object({
  name: z.string(),
  description: z.string().optional(),
  /** Government fee (TFA) in kroner a month, not included in the price. */
  detaljer: z.object({ tfaMonthly: z.number().optional() }).optional(),
  monthlyPrice: z.number().optional(),
  yearlyPrice: z.number().optional(),
  /** Without it, the offer can be neither continued nor removed. */
  policyNumber: z.string().optional(),
  versionNumber: z.int().nonnegative().optional(),
  productType: z.enum(tilbudProductTypes),
  /** ISO date, yyyy-mm-dd: the last day the offer is valid. */
  expirationDate: z.string().optional(),
  /** It has a last day, which could not be read: whether it has expired is not known. */
  ukjentUtlop: z.boolean().optional(),
  /** Expired, by the date in Oslo: it is shown as expired and not counted. */
  utlopt: z.boolean().optional(),
  pakkeTilbud: z.array(pakkeTilbudSchema),
  systemSource: z.enum(systemSources),
  /** The system cannot remove this row alone: all versions with the same number are removed with it. */
  fjernerAlleVersjoner: z.boolean().optional(),
});
export type Tilbud = z.infer<typeof tilbudSchema>;

/** Contains only offers that are shown and counted. */
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

/** Which of the offers with that number; without it, exactly one offer may have the number. */
export interface TilbudQuery {
  systemSource?: SystemSource | undefined;
  versionNumber?: number | undefined;
  /** The customer agreed to remove all versions. Unless true, nothing is removed when other versions would go too. */
  alleVersjoner?: boolean | undefined;
}
