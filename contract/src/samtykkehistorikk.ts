import { z } from 'zod';

import { samtykkeslag } from './samtykke.ts';
import { alleSprak } from './sprak.ts';

const endringsslag = [...samtykkeslag, 'RESERVASJON'] as const;
export type Endringsslag = (typeof endringsslag)[number];

/** GET samtykke/historikk: each choice that the customer made in the portal, newest first, with the words they saw. */
export const samtykkehistorikkSchema = z.array(
  z.object({
    slag: z.enum(endringsslag),
    verdi: z.boolean(),
    /** What it was until then; left out where nobody knew. */
    gammelVerdi: z.boolean().optional(),
    /** ISO time. */
    tidspunkt: z.string(),
    /** Name of the brand; left out if it no longer exists. */
    distributor: z.string().optional(),
    /** VENTER: stored by us, not yet answered by the register. */
    utfall: z.enum(['BEKREFTET', 'AVVIST', 'FORBIGATT', 'VENTER']),
    /** A no that was given without any words having been shown. */
    ingenOrd: z.literal(true).optional(),
    /** The very words that were shown; left out where there were none, or they were not kept. */
    ord: z
      .object({
        tittel: z.string(),
        ingress: z.string(),
        tekst: z.string(),
        /** Left out of those from before it was kept. */
        sprak: z.enum(alleSprak).optional(),
      })
      .optional(),
  }),
);
export type Samtykkehistorikk = z.infer<typeof samtykkehistorikkSchema>;
export type Samtykkevalg = Samtykkehistorikk[number];
