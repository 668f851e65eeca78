import { z } from 'zod';

import { enheter } from './innlogginger.ts';

/** A row's id, which is its place in the list. It gives no access: a row is only found for its own customer. */
const radIdSchema = z.string().regex(/^[1-9]\d{0,17}$/);

/** GET aktivitet: the page that follows the row with this id; left out, the newest. */
export const aktivitetParametersSchema = z.object({
  eldreEnn: z.union([radIdSchema, z.literal('')]).default(''),
});
export type AktivitetParameters = z.infer<typeof aktivitetParametersSchema>;

/** What was done in a customer's name, newest first, for thirteen months. */
export const aktivitetSchema = z.object({
  rader: z.array(
    z.object({
      id: z.string(),
      /** ISO time. */
      tidspunkt: z.string(),
      /** `login`, `logout`, or the name of the write. */
      handling: z.string(),
      /** Name of the brand; left out if it no longer exists. */
      distributor: z.string().optional(),
      /** Of a login or logout, where the browser said it. */
      enhet: z.enum(enheter).optional(),
      /** What the customer can read aloud. */
      referanse: z.string(),
      /** AVVIST: it was refused. UKJENT: nobody knows how it ended, as when the answer of a system was lost. */
      utfall: z.enum(['UTFORT', 'AVVIST', 'UKJENT']),
      /** How many refused attempts the row stands for. */
      antall: z.int().min(1),
    }),
  ),
  /** The id to ask for older rows with; left out when there are none. */
  eldre: z.string().optional(),
});
export type Aktivitet = z.infer<typeof aktivitetSchema>;
export type Aktivitetsrad = Aktivitet['rader'][number];

/** POST aktivitet/ikke-meg. The id is in the body, because addresses are logged. */
export const ikkeMegSchema = z.strictObject({ id: radIdSchema });
export type IkkeMegRequest = z.infer<typeof ikkeMegSchema>;

/** The case is opened either way. `andreAvsluttet`: the other logins have been ended, which takes a fresh login. */
export const ikkeMegResponseSchema = z.object({ andreAvsluttet: z.boolean() });
export type IkkeMegResponse = z.infer<typeof ikkeMegResponseSchema>;
