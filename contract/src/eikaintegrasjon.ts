import { z } from 'zod';

import { avtaleSchema } from './avtaler.ts';

/** GET eikaintegrasjon/avtaler: what the savings bank knows of; they stand in `avtaler` and its sums too. */
export const eikaAvtalerSchema = z.object({ avtaler: z.array(avtaleSchema) });
export type EikaAvtaler = z.infer<typeof eikaAvtalerSchema>;

/** `id`: what it is marked read by, where the bank gives one. `url`: where the rest of it stands. */
const meldingSchema = z.object({
  id: z.string().optional(),
  tittel: z.string(),
  tekst: z.string(),
  url: z.string().optional(),
  ulest: z.boolean(),
});
export type Kundemelding = z.infer<typeof meldingSchema>;

/** GET eikaintegrasjon/kundekommunikasjon: what the savings bank wants to tell the customer. */
export const kundekommunikasjonSchema = z.object({ meldinger: z.array(meldingSchema) });
export type Kundekommunikasjon = z.infer<typeof kundekommunikasjonSchema>;

/** POST kundekommunikasjon/lest. The id travels in the body: addresses are logged. */
export const lestMeldingSchema = z.strictObject({ id: z.string().min(1).max(100) });
export type LestMeldingRequest = z.infer<typeof lestMeldingSchema>;
