import { z } from 'zod';

import { avtaleSchema } from './avtaler.ts';

/** GET eikaintegrasjon/avtaler (API-29, OD-13): what the savings bank knows of; they stand in `avtaler` and its sums too. */
export const eikaAvtalerSchema = z.object({ avtaler: z.array(avtaleSchema) });
export type EikaAvtaler = z.infer<typeof eikaAvtalerSchema>;

/** `url`: where the rest of it stands. */
const meldingSchema = z.object({
  tittel: z.string(),
  tekst: z.string(),
  url: z.string().optional(),
  ulest: z.boolean(),
});
export type Kundemelding = z.infer<typeof meldingSchema>;

/** GET eikaintegrasjon/kundekommunikasjon (API-30, OD-12): what the savings bank wants to tell the customer. */
export const kundekommunikasjonSchema = z.object({ meldinger: z.array(meldingSchema) });
export type Kundekommunikasjon = z.infer<typeof kundekommunikasjonSchema>;
