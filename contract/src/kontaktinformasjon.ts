import { z } from 'zod';

import { checkEpost, tidyEpost } from './rules/epost.ts';
import { tidyMobilnummer } from './rules/mobilnummer.ts';

const epostSchema = z
  .string()
  .transform(tidyEpost)
  .refine((epost) => checkEpost(epost) === undefined);
/** Only normalized here. The server validates the number, and lets one that is already stored be saved again. */
const mobilnummerSchema = z.string().max(100).transform(tidyMobilnummer);

/** PUT skadekunde/kontaktinformasjon: exactly one field, the changed one. */
export const kontaktinformasjonRequestSchema = z
  .strictObject({ epostAdresse: epostSchema.optional(), mobilNummer: mobilnummerSchema.optional() })
  .refine(({ epostAdresse, mobilNummer }) => (epostAdresse === undefined) !== (mobilNummer === undefined));
export type KontaktinformasjonRequest = z.input<typeof kontaktinformasjonRequestSchema>;

/** GET liv/kunde/v1/kunde: the contact data of a livkunde. */
export const livkundeSchema = z.object({
  finnesProlifeKunde: z.boolean(),
  epost: z.string().optional(),
  telefon: z.string().optional(),
  /** What the register sent and cannot be read: it is not none, and the portal does not change it. */
  uleselig: z.array(z.enum(['epost', 'telefon'])).optional(),
});
export type Livkunde = z.infer<typeof livkundeSchema>;

/** POST liv/kunde/v1/contactInfo: one or both. */
export const livkontaktRequestSchema = z
  .strictObject({ epost: epostSchema.optional(), telefon: mobilnummerSchema.optional() })
  .refine(({ epost, telefon }) => epost !== undefined || telefon !== undefined);
export type LivkontaktRequest = z.input<typeof livkontaktRequestSchema>;
