import { checkEpost } from '@portal/contract/rules/epost.ts';
import { z } from 'zod';

import { httpsLinkSchema } from './link-schema.ts';

/** `/.well-known/security.txt` (RFC 9116): how a hole is reported. */
export const securityTxtSchema = z.strictObject({
  /** The best way first. */
  contact: z
    .array(
      z
        .string()
        .refine(
          isContact,
          'must be an https: address, mailto: with an e-mail address, or tel: with a number',
        ),
    )
    .min(1),
  /** The last day that all of this is true; at most a year ahead, says the standard. */
  expires: z.iso.date(),
  policy: httpsLinkSchema.optional(),
  /** Where the key is with which a report can be encrypted. */
  encryption: httpsLinkSchema.optional(),
});

function isContact(value: string): boolean {
  const [, epost] = /^mailto:([^?]+)(?:\?\S*)?$/.exec(value) ?? [];
  if (epost !== undefined) return checkEpost(epost) === undefined;
  return /^tel:\+?\d[\d-]+$/.test(value) || httpsLinkSchema.safeParse(value).success;
}
