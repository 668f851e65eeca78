import { z } from 'zod';

import { checkEpost, tidyEpost } from './rules/epost.ts';
import { checkMobilnummer, tidyMobilnummer } from './rules/mobilnummer.ts';
import { MAX_SPORSMAL, MAX_TILBAKEMELDING_LENGTH, toRating } from './rules/tilbakemelding.ts';
import { tilbakemeldingBlokker } from './tilbakemelding-blokker.ts';

/** Pages with a feedback question. Routes, not addresses that somebody visited. */
const pages = tilbakemeldingBlokker.map(({ page }) => page);
/**
 * Receipt pages are in the purchase applications, which use the same widget. They send their name only, or a route
 * without numbers.
 */
const receiptSchema = z.union([
  z.literal('kvittering'),
  z.string().regex(/^\/privat\/forsikring(?:\/[a-zæøå-]{1,40}){0,5}\/kvittering$/),
]);
const pageSchema = z.union([z.enum(pages), receiptSchema]);

/** PostgreSQL's JSON cannot store NUL or a lone surrogate; refused here, since the insert would fail. */
const text = z.string().refine((value) => !value.includes('\0') && value.isWellFormed());
/** Counted in UTF-16 units, as in the browser; the schema's own `max` counts code points. */
const freeText = text.refine(({ length }) => length <= MAX_TILBAKEMELDING_LENGTH);
const choice = text.min(1).max(100);
const MAX_CHOICES = 20;

/** POST feedback/. */
export const tilbakemeldingRequestSchema = z.strictObject({
  feedbackValue: z.union([
    z.int().min(1).max(5),
    z.enum(['ja', 'nei']),
    z.array(choice).min(1).max(MAX_CHOICES),
  ]),
  text: freeText.optional(),
  /** Left out, or empty, on pages that are not about a product. */
  productCode: z
    .string()
    .regex(/^[\w-]{0,40}$/)
    .optional(),
  page: pageSchema,
});
export type TilbakemeldingRequest = z.infer<typeof tilbakemeldingRequestSchema>;

/** The types of question in a survey. */
const sporsmalstyper = ['radio', 'checkbox', 'text', 'smiley'] as const;

/** POST feedback/oppfolging. */
export const oppfolgingRequestSchema = z.strictObject({
  page: pageSchema,
  answers: z
    .array(
      z
        .strictObject({
          name: text.min(1).max(200),
          label: text.min(1).max(200),
          type: z.enum(sporsmalstyper),
          value: z.union([freeText.min(1), z.array(choice).min(1).max(MAX_CHOICES)]),
        })
        // Another number, or none, would be in the average of all.
        .refine(({ type, value }) => type !== 'smiley' || toRating(value) !== undefined, { path: ['value'] }),
    )
    .min(1)
    .max(MAX_SPORSMAL),
});
export type OppfolgingRequest = z.infer<typeof oppfolgingRequestSchema>;

/** POST feedback/kontakt: the phone number only if the survey asks for it. */
export const kontaktonskeRequestSchema = z.strictObject({
  page: pageSchema,
  email: z
    .string()
    .transform(tidyEpost)
    .refine((email) => checkEpost(email) === undefined),
  phone: z
    .string()
    .transform(tidyMobilnummer)
    .refine((phone) => checkMobilnummer(phone) === undefined)
    .optional(),
});
export type KontaktonskeRequest = z.input<typeof kontaktonskeRequestSchema>;
