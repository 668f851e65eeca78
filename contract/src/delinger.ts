import { z } from 'zod';

/** GET delinger: who has been given information about the customer, as far as it is neither a consent nor a reservation. */
export const delingerSchema = z.object({
  /** When the customer last went on to the claims cases, which are told who they are; left out if not in thirteen months. */
  skadesaker: z.string().optional(),
});
export type Delinger = z.infer<typeof delingerSchema>;
