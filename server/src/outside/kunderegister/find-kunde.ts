import { uleseligeFelt } from '@portal/contract/kunde.ts';
import { z } from 'zod';

import type { CustomerOutside } from '../customer-outside.ts';
import { day } from '../day.ts';
import { MAX_EMAIL_LENGTH } from '../limits.ts';
import type { OutsideAnswer } from '../outside-answer.ts';
import { fieldsOrUleselig, readableField } from '../repairs.ts';
import { describingText, trimmedText } from '../text.ts';

const kontaktfelt = { epostAdresse: trimmedText(MAX_EMAIL_LENGTH), mobilNummer: trimmedText() };
type Kontaktfelt = keyof typeof kontaktfelt;
const kontaktSchema = fieldsOrUleselig(kontaktfelt);
type Kontakt = Partial<z.infer<typeof kontaktSchema>>;

/** As docs/outside/kunderegister.openapi.yaml has it. */
const registerKundeSchema = fieldsOrUleselig({
  navn: describingText(),
  niceKundenummer: trimmedText(),
  isLoMedlem: z.boolean(),
  isBankkunde: z.boolean(),
  fodselsdato: day,
  kontaktInformasjon: kontaktSchema,
}).transform(({ uleselig = [], ...kunde }) => {
  const kontakt: Kontakt = kunde.kontaktInformasjon ?? {};
  const names: readonly string[] = [...uleselig, ...(kontakt.uleselig ?? [])];
  const isUleselig = (felt: (typeof uleseligeFelt)[number]): boolean =>
    names.includes(felt) || (felt in kontaktfelt && names.includes('kontaktInformasjon'));
  const told = uleseligeFelt.filter(isUleselig);
  return {
    ...kunde,
    niceKundenummer: names.includes('niceKundenummer') ? '' : kunde.niceKundenummer,
    isLoMedlem: kunde.isLoMedlem ?? false,
    isBankkunde: kunde.isBankkunde ?? false,
    kontaktInformasjon: kontakt,
    uleselig: told.length > 0 ? told : undefined,
  };
});

const kundeParser = registerKundeSchema.or(z.undefined());
type RegisterKunde = z.infer<typeof registerKundeSchema>;

/** The register's customer record; undefined when the customer is unknown. */
export function findKunde(outside: CustomerOutside): Promise<OutsideAnswer<RegisterKunde | undefined>> {
  return ask(outside, kundeParser, undefined);
}

const toKontaktParser = (felt: Kontaktfelt) =>
  z
    .object({ kontaktInformasjon: readableField(z.object({ [felt]: readableField(kontaktfelt[felt]) })) })
    .transform(({ kontaktInformasjon }) => kontaktInformasjon?.[felt]);
const kontaktParsers = {
  epostAdresse: toKontaktParser('epostAdresse'),
  mobilNummer: toKontaktParser('mobilNummer'),
};

/**
 * The register's e-mail address or mobile number alone; undefined or empty when there is none, or the customer is
 * unknown. One that is there and unreadable is a failure: it must not be written over.
 */
export function requireKundeKontakt(
  outside: CustomerOutside,
  felt: Kontaktfelt,
): Promise<OutsideAnswer<string | undefined>> {
  return ask(outside, kontaktParsers[felt], undefined);
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
