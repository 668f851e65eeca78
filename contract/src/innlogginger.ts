import { z } from 'zod';

import { loginContexts } from './auth.ts';

/** What a customer logged in with, as coarse as it can be told apart; nothing else of the device is kept. */
export const enheter = ['MOBIL', 'DATAMASKIN'] as const;
export type Enhet = (typeof enheter)[number];

/** GET innlogginger: where the customer is logged in now, the one that asks first, then the last used. */
export const innloggingerSchema = z.object({
  innlogginger: z.array(
    z.object({
      /** Public id, as `kfpSessionId`: opens nothing, and ends only what is the same customer's. */
      id: z.string(),
      isDenne: z.boolean(),
      /** Left out where the browser did not tell. */
      enhet: z.enum(enheter).optional(),
      loginContext: z.enum(loginContexts),
      /** Name of the distributor; left out for one that is no more. */
      distributor: z.string().optional(),
      /** ISO times. */
      startet: z.string(),
      sistBrukt: z.string(),
    }),
  ),
  /** The login is too old to end others by: the customer has to say anew who they are. */
  kreverNyInnlogging: z.boolean(),
});
export type Innlogginger = z.infer<typeof innloggingerSchema>;
export type Innlogging = Innlogginger['innlogginger'][number];

/** POST avslutt. The id travels in the body: addresses are logged. */
export const avsluttInnloggingSchema = z.strictObject({ id: z.uuid() });
export type AvsluttInnloggingRequest = z.infer<typeof avsluttInnloggingSchema>;
