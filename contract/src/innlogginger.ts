import { z } from 'zod';

import { loginContexts } from './auth.ts';

/** The kind of device that the customer logged in with. Nothing else about the device is kept. */
export const enheter = ['MOBIL', 'DATAMASKIN'] as const;
export type Enhet = (typeof enheter)[number];

/** GET innlogginger: the customer's live sessions. The one that asks comes first, then the last used. */
export const innloggingerSchema = z.object({
  innlogginger: z.array(
    z.object({
      /** Public id, as `kfpSessionId`. It gives no access; it can only end a session of the same customer. */
      id: z.string(),
      isDenne: z.boolean(),
      /** Left out when the browser did not say. */
      enhet: z.enum(enheter).optional(),
      loginContext: z.enum(loginContexts),
      /** Name of the distributor; left out if it no longer exists. */
      distributor: z.string().optional(),
      /** ISO times. */
      startet: z.string(),
      sistBrukt: z.string(),
    }),
  ),
  /** This login is too old to end other sessions; the customer must log in again first. */
  kreverNyInnlogging: z.boolean(),
});
export type Innlogginger = z.infer<typeof innloggingerSchema>;
export type Innlogging = Innlogginger['innlogginger'][number];

/** POST avslutt. The id is in the body, because addresses are logged. */
export const avsluttInnloggingSchema = z.strictObject({ id: z.uuid() });
export type AvsluttInnloggingRequest = z.infer<typeof avsluttInnloggingSchema>;
