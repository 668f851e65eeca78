import { z } from 'zod';

import { kundeadresseSchema } from './adresse.ts';
import { avtaleSchema } from './avtaler.ts';
import { registrertDelingSchema } from './delinger.ts';
import { betalingSchema, prisSchema } from './kostnader.ts';
import { livkundeSchema } from './kontaktinformasjon.ts';
import { innloggingerSchema } from './innlogginger.ts';
import { grunner, samlingsdeler } from './rules/mangler.ts';
import { samtykkerSchema } from './kunde.ts';
import { reservasjonSchema, samtykkeslag } from './samtykke.ts';
import { alleSprak } from './sprak.ts';
import { avtalekilder } from './system-sources.ts';
import { tilbudSchema } from './tilbud.ts';

/**
 * Of the shape of a samling. Its first number is raised by what breaks readers and stands in the schema's address, its
 * second by what is added.
 */
export const SAMLING_VERSJON = '1.3';

const endringSchema = z.object({
  slag: z.enum([...samtykkeslag, 'RESERVASJON']),
  /** Missing where the value of before was unknown. */
  gammelVerdi: z.boolean().optional(),
  nyVerdi: z.boolean(),
  tidspunkt: z.iso.datetime(),
  /** Name of the brand where the choice was made. */
  selskap: z.string(),
  /** What the register answered; missing while it has not. */
  utfall: z.enum(['BEKREFTET', 'AVVIST', 'FORBIGATT']).optional(),
  /** A no that was given without any words having been shown. */
  ingenTekst: z.literal(true).optional(),
  /** The words that were shown; missing where there were none, or they were not kept. */
  tekst: z
    .object({
      versjon: z.string().optional(),
      sprak: z.enum(alleSprak),
      tittel: z.string(),
      ingress: z.string(),
      tekst: z.string(),
    })
    .optional(),
});

/** What the portal itself knows of, beside the register of sharings. */
export const egneDelinger = ['SPAREBANK', 'SKADESAKER'] as const;

const delingSchema = registrertDelingSchema.extend({
  /** Missing of the register's own rows. */
  slag: z.enum(egneDelinger).optional(),
  /** Of what happens each time that the customer goes somewhere: the last time. */
  sist: z.iso.datetime().optional(),
});

/** One row of the audit trail. */
const aktivitetSchema = z.object({
  tidspunkt: z.iso.datetime(),
  /** What was done, by the portal's own name for it. */
  handling: z.string(),
  selskap: z.string(),
  /** What the customer can read aloud on the phone. */
  referanse: z.string(),
  /** `OK` or an error code; missing where nobody knows. */
  utfall: z.string().optional(),
  /** How many times in a row it was refused. */
  antall: z.int(),
  enhet: z.string().optional(),
});

const mangelSchema = z.object({
  del: z.enum(samlingsdeler),
  /** Missing where the whole part is. */
  kilde: z.enum(avtalekilder).optional(),
  grunn: z.enum(grunner),
  tidspunkt: z.iso.datetime(),
  /** The same as a sentence, in the language of the file. */
  tekst: z.string(),
});

/**
 * All that the portal can tell of one customer at one moment. Kroner; dates yyyy-mm-dd; times in UTC. What could not be
 * had stands in `mangler`: an empty list means that there is nothing.
 */
export const samlingSchema = z.object({
  $schema: z.url(),
  /** Any of this first number: the schema's address, which older files name, stays the same. */
  versjon: z.string().regex(/^1\.\d+$/),
  laget: z.iso.datetime(),
  sprak: z.enum(alleSprak),
  /** The brand that made the file. */
  selskap: z.string(),
  mangler: z.array(mangelSchema),
  /** Where each part comes from. */
  kilder: z.array(
    z.object({
      del: z.enum(samlingsdeler),
      /** Whose it is, in words. */
      fra: z.string(),
      hentet: z.iso.datetime(),
    }),
  ),
  kunde: z.object({
    navn: z.string().optional(),
    /** Only where the customer asked for it. */
    fodselsnummer: z.string().optional(),
    kundenummer: z.string().optional(),
    epostAdresse: z.string().optional(),
    mobilNummer: z.string().optional(),
    isLoMedlem: z.boolean().optional(),
    isBankkunde: z.boolean().optional(),
    /** Of a customer whom the life register knows. */
    liv: livkundeSchema.pick({ epost: true, telefon: true }).optional(),
    adresser: z.array(kundeadresseSchema),
  }),
  avtaler: z.array(avtaleSchema),
  /** Of the agreements, as the portal shows them; missing where none has a price. */
  sum: z.object({ monthlySum: z.number().optional(), yearlySum: z.number().optional() }),
  priser: z.array(prisSchema),
  betalinger: z.array(betalingSchema),
  tilbud: z.array(tilbudSchema),
  samtykker: z.object({
    na: samtykkerSchema.optional(),
    reservasjon: reservasjonSchema.optional(),
    historikk: z.array(endringSchema),
  }),
  /**
   * Who is given information about the customer, now and earlier: what the company's register of it tells, the savings
   * bank, and the claims cases. By consents and by post: in `samtykker`.
   */
  delinger: z.array(delingSchema),
  /** Where the customer is logged in now. */
  innlogginger: innloggingerSchema.shape.innlogginger,
  /** What was done in the customer's name in the last thirteen months, newest first. */
  aktivitet: z.array(aktivitetSchema),
});
export type Samling = z.infer<typeof samlingSchema>;
export type Samtykkeendring = z.infer<typeof endringSchema>;
