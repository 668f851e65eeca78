import { z } from 'zod';

/** The answer of helseerklaering and aksepttilbud. */
export const countSchema = z.object({ count: z.int().nonnegative() });
export type Count = z.infer<typeof countSchema>;

export const ulesteMeldingerSchema = z.object({
  hasUlesteMeldinger: z.boolean(),
  /** The number of tasks, if the system gives it. */
  antall: z.int().nonnegative().nullish(),
});
export type UlesteMeldinger = z.infer<typeof ulesteMeldingerSchema>;

/** Only ENDRE_KMSTAND becomes a task on the overview; other types are passed on unchanged. */
export const motoroppgaverSchema = z.object({
  oppgaver: z.array(z.object({ oppgavetype: z.string(), beskrivelse: z.string(), avtalenummer: z.string() })),
  /** One that could not be read was left out. */
  ufullstendig: z.literal(true).optional(),
});
export type Motoroppgaver = z.infer<typeof motoroppgaverSchema>;
