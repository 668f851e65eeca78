import { z } from 'zod';

import { avtaleSchema } from './avtaler.ts';

/** GET eikaintegrasjon/avtaler: the agreements that the savings bank knows of. They are in `avtaler` and its sums too. */
export const sparebankAvtalerSchema = z.object({ avtaler: z.array(avtaleSchema) });
export type SparebankAvtaler = z.infer<typeof sparebankAvtalerSchema>;

/** `id`: for marking it as read, if the bank gives one. `url`: where the rest of the message is. */
const meldingSchema = z.object({
  id: z.string().optional(),
  tittel: z.string(),
  tekst: z.string(),
  url: z.string().optional(),
  ulest: z.boolean(),
});
export type Sparebankmelding = z.infer<typeof meldingSchema>;

/** GET eikaintegrasjon/kundekommunikasjon: messages from the savings bank to the customer. */
export const sparebankmeldingerSchema = z.object({
  meldinger: z.array(meldingSchema),
  /** One that could not be read was left out. */
  ufullstendig: z.literal(true).optional(),
});
export type Sparebankmeldinger = z.infer<typeof sparebankmeldingerSchema>;

/** POST kundekommunikasjon/lest. The id is in the body, because addresses are logged. */
export const lestMeldingSchema = z.strictObject({ id: z.string().min(1).max(100) });
export type LestMeldingRequest = z.infer<typeof lestMeldingSchema>;
