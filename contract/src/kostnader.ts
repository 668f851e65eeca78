import { z } from 'zod';

import { sourceStateSchema } from './source-state.ts';
import { systemSources } from './system-sources.ts';

/** What a price may be made of. Closed: no reason is told without a code of the source. */
export const prisdelkoder = [
  'GRUNNPRIS',
  'INDEKS',
  'OBJEKT',
  'DEKNING',
  'EGENANDEL',
  'ALDER',
  'BOSTED',
  'BONUS',
  'MELDTE_SKADER',
  'SAMLERABATT',
  'MEDLEMSRABATT',
  'NATURSKADE',
  'TFA',
  'GEBYR',
  'ANNET',
] as const;
export type Prisdelkode = (typeof prisdelkoder)[number];

/** `notOffered`: the system cannot tell, so it was not asked. Never the same as an empty list, or as no answer. */
const partStateSchema = z.object({
  ...sourceStateSchema.shape,
  state: z.enum([...sourceStateSchema.shape.state.options, 'notOffered']),
});
export type PartState = z.infer<typeof partStateSchema>;

/** Kroner and ISO dates. The numbers of the agreements that it pays for; missing when the source does not say. */
export const betalingSchema = z.object({
  systemSource: z.enum(systemSources),
  policyNumbers: z.array(z.string()).optional(),
  belop: z.number(),
  /** `TIL_SELSKAPET` when missing. */
  retning: z.enum(['TIL_SELSKAPET', 'TIL_KUNDEN']).optional(),
  forfall: z.string(),
  betaltDato: z.string().optional(),
  /** The source's own word; those that the portal has words for are in `kostnad-tekster.nb.ts`. */
  status: z.string(),
});
export type Betaling = z.infer<typeof betalingSchema>;

export const betalingerResponseSchema = z.object({
  /** Today in Norway, which the year is reckoned from. */
  idag: z.string(),
  betalinger: z.array(betalingSchema),
  sources: z.array(partStateSchema),
});
export type BetalingerResponse = z.infer<typeof betalingerResponseSchema>;

/** The price of one agreement from a day, in kroner per year. */
export const prisSchema = z.object({
  systemSource: z.enum(systemSources),
  policyNumber: z.string(),
  gyldigFra: z.string(),
  pris: z.number(),
  /** Missing in the first year. */
  prisFor: z.number().optional(),
  /** The last day to decline the renewal. */
  fristForNei: z.string().optional(),
  /** Only where their differences sum to the whole difference, to the øre. */
  deler: z.array(z.object({ kode: z.enum(prisdelkoder), for: z.number(), na: z.number() })).optional(),
});
export type Pris = z.infer<typeof prisSchema>;
export type Prisendringsdel = NonNullable<Pris['deler']>[number];

export const priserResponseSchema = z.object({
  /** Today in Norway: later days are to come. */
  idag: z.string(),
  priser: z.array(prisSchema),
  sources: z.array(partStateSchema),
});
export type PriserResponse = z.infer<typeof priserResponseSchema>;
