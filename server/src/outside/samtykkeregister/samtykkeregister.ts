import { z } from 'zod';

import { toTekstversjon } from '@portal/contract/rules/tekstversjon.ts';
import { samtykkeslag, type Samtykketekster } from '@portal/contract/samtykke.ts';
import type { Endringsslag } from '@portal/contract/samtykkehistorikk.ts';
import { alleSprak, type Sprak, STANDARD_SPRAK } from '@portal/contract/sprak.ts';

import { MAX_ELEMENTS } from '../answer-limits.ts';
import type { Complete } from '../complete.ts';
import type { CustomerOutside } from '../customer-outside.ts';
import { instant } from '../instant.ts';
import { MAX_MESSAGE_LENGTH, MAX_TITLE_LENGTH, MAX_WORDING_LENGTH } from '../limits.ts';
import type { OutsideAnswer } from '../outside-answer.ts';
import { fieldsOrUleselig, listOf, noteRepair, optionalFields } from '../repairs.ts';
import { wholeText } from '../text.ts';

const valueSchema = z.enum(['AUTHORIZED', 'NOT_AUTHORIZED']).transform((value) => value === 'AUTHORIZED');

/** As docs/outside/samtykkeregister.openapi.yaml has it; from here on a reservation is a value like the others. */
const samtykkerSchema = z
  .object({
    samtykker: fieldsOrUleselig({ MARKETING: valueSchema, CROSS_DOMAIN: valueSchema }),
    hasReservasjon: z.boolean(),
  })
  .transform(({ samtykker: { MARKETING, CROSS_DOMAIN, uleselig = [] }, hasReservasjon }) => ({
    MARKETING,
    CROSS_DOMAIN,
    RESERVASJON: hasReservasjon,
    /** There is an answer, and nobody knows which. */
    uleselig: samtykkeslag.filter((slag) => uleselig.includes(slag)),
  }));
const samtykkerParser = samtykkerSchema.or(z.undefined());
type RegisterSamtykker = z.infer<typeof samtykkerSchema>;

/** The customer's consents; undefined when the register does not know the customer. */
export function findSamtykker(
  outside: CustomerOutside,
): Promise<OutsideAnswer<RegisterSamtykker | undefined>> {
  return outside.call('SAMTYKKEREGISTER', {
    path: '/samtykker/hent',
    parser: samtykkerParser,
    whenNotFound: undefined,
  });
}

const VERSJON = /^[\w.-]{1,50}$/;

/** Consents unknown to the portal are left out: the register may have more than we do. */
const knownTekst = z.looseObject({ samtykke: z.enum(samtykkeslag) });
/**
 * The known texts must all be readable, or the answer is unusable: a customer who is not shown one could not withdraw
 * that consent, without noticing.
 */
const tekstSchema = z
  .object({
    samtykke: z.enum(samtykkeslag),
    tittel: wholeText({ max: MAX_TITLE_LENGTH }).refine((tittel) => tittel !== ''),
    ingress: wholeText({ max: MAX_MESSAGE_LENGTH, lines: true }),
    tekst: wholeText({ max: MAX_WORDING_LENGTH, lines: true }),
    ...optionalFields({ versjon: z.string().regex(VERSJON), sprak: z.enum(alleSprak) }),
  })
  .transform(({ versjon, sprak = STANDARD_SPRAK, ...tekst }) => ({
    ...tekst,
    sprak,
    versjon: versjon && withSprak(versjon, sprak),
  }));

function withSprak(versjon: string, sprak: Sprak): string | undefined {
  const named = toTekstversjon(versjon, sprak);
  if (VERSJON.test(named)) return named;
  noteRepair('versjon', 'left out');
  return undefined;
}

const teksterParser = z
  .object({ tekster: listOf('tekster', knownTekst, MAX_ELEMENTS).pipe(z.array(tekstSchema)) })
  .transform(({ tekster }) => tekster) satisfies z.ZodType<Complete<Samtykketekster>>;

/** The current texts, in the language where the register has them in it. They are not personal, so no national id is sent. */
export function listTekster(
  outside: CustomerOutside,
  { isBankkunde, sprak }: { isBankkunde: boolean; sprak: Sprak },
): Promise<OutsideAnswer<Samtykketekster>> {
  return outside.call('SAMTYKKEREGISTER', {
    path: '/tekster/sok',
    body: { kundetype: isBankkunde ? 'BANKKUNDE' : 'FORSIKRINGSKUNDE', sprak },
    isAboutNobody: true,
    parser: teksterParser,
  });
}

interface ReportedEndring {
  slag: Endringsslag;
  verdi: boolean;
  /** Idempotency key and order: the register ignores a number that is not larger than the last. */
  endringsnummer: number;
  tekstversjon: string | undefined;
  tidspunkt: Date;
}

/** The last change that the register has applied for this customer and kind: this one, or the one that is in its way. */
const appliedSchema = z.object({
  // Far below the largest safe number, so that there is always a larger one.
  endringsnummer: z
    .int()
    .min(1)
    .max(2 ** 52),
  verdi: z.boolean(),
  tidspunkt: instant,
});
export type AppliedEndring = z.infer<typeof appliedSchema>;

/** Undefined: the register does not know the customer, and will never accept the change. */
export function reportEndring(
  outside: CustomerOutside,
  { tidspunkt, ...endring }: ReportedEndring,
): Promise<OutsideAnswer<AppliedEndring | undefined>> {
  return outside.call('SAMTYKKEREGISTER', {
    path: '/endringer/meld',
    body: { ...endring, tidspunkt: tidspunkt.toISOString() },
    parser: appliedSchema.or(z.undefined()),
    whenNotFound: undefined,
  });
}
