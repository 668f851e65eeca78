import { z } from 'zod';

import type { CustomerOutside } from '../customer-outside.ts';
import { day } from '../day.ts';
import { MAX_EMAIL_LENGTH } from '../limits.ts';
import type { OutsideAnswer } from '../outside-answer.ts';
import { optionalFields, readableField } from '../repairs.ts';
import { describingText, trimmedText } from '../text.ts';

const kontaktSchema = z.object(
  optionalFields({ epostAdresse: trimmedText(MAX_EMAIL_LENGTH), mobilNummer: trimmedText() }),
);

const noKontakt: z.infer<typeof kontaktSchema> = { epostAdresse: undefined, mobilNummer: undefined };

/** As docs/outside/kunderegister.openapi.yaml has it. */
const registerKundeSchema = z
  .object(
    optionalFields({
      navn: describingText(),
      niceKundenummer: trimmedText(),
      isLoMedlem: z.boolean(),
      isBankkunde: z.boolean(),
      fodselsdato: day,
      kontaktInformasjon: kontaktSchema,
    }),
  )
  .transform((kunde) => ({
    ...kunde,
    isLoMedlem: kunde.isLoMedlem ?? false,
    isBankkunde: kunde.isBankkunde ?? false,
    kontaktInformasjon: kunde.kontaktInformasjon ?? noKontakt,
  }));

const kundeParser = registerKundeSchema.or(z.undefined());
type RegisterKunde = z.infer<typeof registerKundeSchema>;

/** The register's customer record; undefined when the customer is unknown. */
export function findKunde(outside: CustomerOutside): Promise<OutsideAnswer<RegisterKunde | undefined>> {
  return ask(outside, kundeParser, undefined);
}

const epostParser = z
  .object({
    kontaktInformasjon: z.object({ epostAdresse: readableField(trimmedText(MAX_EMAIL_LENGTH)) }).nullish(),
  })
  .transform(({ kontaktInformasjon }) => kontaktInformasjon?.epostAdresse);

/**
 * The register's e-mail address alone; undefined or empty when there is none, or the customer is unknown. One that is
 * there and unreadable is a failure.
 */
export function requireKundeEpost(outside: CustomerOutside): Promise<OutsideAnswer<string | undefined>> {
  return ask(outside, epostParser, undefined);
}

const isBankkundeParser = z
  .object({ isBankkunde: readableField(z.boolean()) })
  .transform(({ isBankkunde }) => isBankkunde ?? false);

/**
 * Whether they are a customer of the bank alone; false when the register does not say, or the customer is unknown. What
 * it says must be readable: consents of the bank's customers are given in the bank.
 */
export function requireIsBankkunde(outside: CustomerOutside): Promise<OutsideAnswer<boolean>> {
  return ask(outside, isBankkundeParser, false);
}

/** The whole record, read as far as the caller needs. */
function ask<Value>(
  outside: CustomerOutside,
  parser: z.ZodType<Value>,
  whenNotFound: Value,
): Promise<OutsideAnswer<Value>> {
  return outside.call('KUNDEREGISTER', { path: '/kunder/hent', parser, whenNotFound });
}
