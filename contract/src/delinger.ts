import { z } from 'zod';

/** GET delinger: who has been given information about the customer, as far as it is neither a consent nor a reservation. */
export const delingerSchema = z.object({
  /** When the customer last went on to the claims cases, which are told who they are; left out if not in thirteen months. */
  skadesaker: z.string().optional(),
  /** When the customer last logged in at a brand whose savings bank is told who asks, or in this session from such a bank; left out if not in thirteen months. */
  sparebank: z.string().optional(),
});
export type Delinger = z.infer<typeof delingerSchema>;

/** One sharing as the register of them describes it, in its own words. Days are yyyy-mm-dd. */
export const registrertDelingSchema = z.object({
  id: z.string(),
  mottaker: z.string(),
  forsikringer: z.array(z.string()),
  formal: z.string(),
  opplysninger: z.string(),
  fra: z.string().optional(),
  til: z.string().optional(),
  /** Left out: it goes on. */
  avsluttet: z.string().optional(),
  /** The law that demands it: nobody can take it back. */
  lov: z.string().optional(),
  /** What follows when the customer takes it back; left out if that is not possible. */
  folge: z.string().optional(),
  /** What the customer says yes to, and its version; left out if it cannot be given anew. */
  ordlyd: z.string().optional(),
  versjon: z.string().optional(),
});
export type RegistrertDeling = z.infer<typeof registrertDelingSchema>;

/** GET delinger/registrerte: empty where there is no such register. `ufullstendig`: a row, or what is needed of one, could not be read. */
export const registrerteDelingerSchema = z.object({
  delinger: z.array(registrertDelingSchema),
  ufullstendig: z.boolean(),
});
export type RegistrerteDelinger = z.infer<typeof registrerteDelingerSchema>;

/** POST delinger/oppdater: takes one back, or gives it anew by the words of that version. */
export const delingRequestSchema = z
  .strictObject({
    id: z.string().min(1).max(100),
    deles: z.boolean(),
    versjon: z.string().min(1).max(100).optional(),
  })
  .refine(({ deles, versjon }) => deles === (versjon !== undefined), { path: ['versjon'] });
export type DelingRequest = z.infer<typeof delingRequestSchema>;
