import { kontaktinfoSchema } from '@portal/contract/auth.ts';
import { operatorTekst } from '@portal/contract/operator-tekst.ts';
import { z } from 'zod';

import { epostSchema, telefonSchema } from './kontakt-schemas.ts';

/** Contact information as the operator writes it: a misspelt field is an error, and not a number that nobody sees. */
export const kontaktinfoFileSchema = z.strictObject({
  ...kontaktinfoSchema.shape,
  navn: operatorTekst.optional(),
  telefon: telefonSchema.optional(),
  epost: epostSchema.optional(),
  apningstider: z.array(z.tuple([operatorTekst, operatorTekst])),
  domene: z
    .string()
    .regex(/^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+$/u, 'must be a host such as www.bank.no, without https://')
    .optional(),
});
