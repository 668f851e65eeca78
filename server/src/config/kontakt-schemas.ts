import { checkEpost } from '@portal/contract/rules/epost.ts';
import { z } from 'zod';

/** It becomes a `mailto:` link, where a name beside the address would be a part of it. Empty: there is none. */
export const epostSchema = z
  .string()
  .refine((epost) => checkEpost(epost) !== 'UGYLDIG', 'must be an e-mail address alone');

/** It becomes a `tel:` link: digits of a remark would be dialled too. Empty: there is none. */
export const telefonSchema = z
  .string()
  .regex(/^(?:\+?\d[\d\s]+)?$/, 'must be a telephone number, in digits alone');
