import { z } from 'zod';

import { checkEpost, tidyEpost } from './rules/epost.ts';
import { checkMobilnummer, tidyMobilnummer } from './rules/mobilnummer.ts';
import { MAX_TILBAKEMELDING_LENGTH } from './rules/tilbakemelding.ts';
import { tilbakemeldingBlokker } from './tilbakemelding-blokker.ts';

/** Pages with a question, by the block of content that belongs to each. As routes: no address of a visit. */
const pages = tilbakemeldingBlokker.map(({ page }) => page);
/**
 * Receipts stand in the applications that sell, and ask by the same widget: by their name alone, or by a route of theirs,
 * which holds no number.
 */
const receiptSchema = z.union([
  z.literal('kvittering'),
  z.string().regex(/^\/privat\/forsikring(?:\/[a-zæøå-]{1,40}){0,5}\/kvittering$/),
]);
const pageSchema = z.union([z.enum(pages), receiptSchema]);

/** PostgreSQL keeps neither NUL nor half a character (a lone surrogate) in JSON: refused here rather than failing there. */
const text = z.string().refine((value) => !value.includes('\0') && value.isWellFormed());
/** UTF-16 units, as the browser counts them; the schema's own `max` counts whole characters. */
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
  /** Left out, or empty, on pages that are about no product. */
  productCode: z
    .string()
    .regex(/^[\w-]{0,40}$/)
    .optional(),
  page: pageSchema,
});
export type TilbakemeldingRequest = z.infer<typeof tilbakemeldingRequestSchema>;

/** The kinds of question that a follow-up may have. */
export const sporsmalstyper = ['radio', 'checkbox', 'text', 'smiley'] as const;

/** POST feedback/oppfolging. */
export const oppfolgingRequestSchema = z.strictObject({
  page: pageSchema,
  answers: z
    .array(
      z.strictObject({
        name: text.min(1).max(200),
        label: text.min(1).max(200),
        type: z.enum(sporsmalstyper),
        value: z.union([freeText.min(1), z.array(choice).min(1).max(MAX_CHOICES)]),
      }),
    )
    .min(1)
    .max(20),
});
export type OppfolgingRequest = z.infer<typeof oppfolgingRequestSchema>;

/** POST feedback/kontakt: the phone only where it is asked for. */
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
