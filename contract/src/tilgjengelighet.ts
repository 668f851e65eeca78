import { z } from 'zod';

import { norskSchema } from './norsk.ts';
import { operatorTekst as text } from './operator-tekst.ts';

/** How far the pages follow the standard: in all, in most, or not. */
export const samsvar = ['HELT', 'DELVIS', 'IKKE'] as const;

/** What some customers cannot use. */
const bruddSchema = z.strictObject({
  title: text,
  description: text,
  /** Number of the success criterion in WCAG. */
  krav: z
    .string()
    .regex(/^[1-4]\.\d\.\d{1,2}$/, 'must be the number of a criterion, such as 1.4.3')
    .optional(),
  /** The day when it shall be mended. */
  frist: z.iso.date().optional(),
  norsk: norskSchema,
});
export type Brudd = z.infer<typeof bruddSchema>;

/** The operator's accessibility statement, both in the file and as sent to the browser. */
export const erklaeringSchema = z
  .strictObject({
    /** Its levels A and AA. */
    standard: z.enum(['WCAG 2.1', 'WCAG 2.2']),
    samsvar: z.enum(samsvar),
    /** The day of the last assessment. */
    vurdert: z.iso.date(),
    /** How the pages were assessed, and by whom. */
    vurdering: text,
    brudd: z.array(bruddSchema).max(50).default([]),
    norsk: norskSchema,
  })
  .refine(({ samsvar: degree, brudd }) => (degree === 'HELT') === (brudd.length === 0), {
    path: ['brudd'],
    error: 'must be empty where samsvar is HELT, and say what is wrong otherwise',
  });

/** GET tilgjengelighet. Public. */
export const tilgjengelighetSchema = z.object({
  /** Left out where the operator has written none: then there is no page either. */
  erklaering: erklaeringSchema.optional(),
  /** The same statement elsewhere, such as in a public register. */
  lenke: z.string().optional(),
});
export type Tilgjengelighet = z.infer<typeof tilgjengelighetSchema>;
