import { z } from 'zod';

import { samtykkeslag, type Samtykketekster, tekstversjonSchema } from '@portal/contract/samtykke.ts';

import type { Endringsslag } from '../../persistence/database.ts';
import { MAX_ELEMENTS } from '../answer-limits.ts';
import { MAX_MESSAGE_LENGTH, MAX_TITLE_LENGTH, MAX_WORDING_LENGTH } from '../limits.ts';
import type { OutsideAnswer } from '../outside-answer.ts';
import type { OutsideClient } from '../outside-client.ts';
import { listOf, optionalFields } from '../repairs.ts';
import { wholeText } from '../text.ts';

interface Asker {
  fodselsnummer: string;
  correlationId: string;
}

const valueSchema = z.enum(['AUTHORIZED', 'NOT_AUTHORIZED']).transform((value) => value === 'AUTHORIZED');

/** As docs/outside/samtykkeregister.openapi.yaml has it; a reservation is a value like the others from here on. */
const samtykkerSchema = z
  .object({
    // A value that cannot be read counts as never answered.
    samtykker: z.object(optionalFields({ MARKETING: valueSchema, CROSS_DOMAIN: valueSchema })),
    hasReservasjon: z.boolean(),
  })
  .transform(({ samtykker: { MARKETING, CROSS_DOMAIN }, hasReservasjon }) => ({
    MARKETING,
    CROSS_DOMAIN,
    RESERVASJON: hasReservasjon,
  }));
const samtykkerParser = samtykkerSchema.or(z.undefined());
export type RegisterSamtykker = z.infer<typeof samtykkerSchema>;

/** What the customer has agreed to; undefined for somebody the register does not know. */
export function findSamtykker(
  outside: OutsideClient,
  { fodselsnummer, correlationId }: Asker,
): Promise<OutsideAnswer<RegisterSamtykker | undefined>> {
  return outside.call('SAMTYKKEREGISTER', {
    path: '/samtykker/hent',
    body: { fodselsnummer },
    parser: samtykkerParser,
    whenNotFound: undefined,
    correlationId,
  });
}

/** A consent that the portal does not know is left out: the register may know more than we do. */
const knownTekst = z.looseObject({ samtykke: z.enum(samtykkeslag) });
/**
 * The others are shown whole, or the answer cannot be used: who is not shown one of them could not take that consent back,
 * and would not know it.
 */
const tekstSchema = z.object({
  samtykke: z.enum(samtykkeslag),
  tittel: wholeText({ max: MAX_TITLE_LENGTH }).refine((tittel) => tittel !== ''),
  ingress: wholeText({ max: MAX_MESSAGE_LENGTH, lines: true }),
  tekst: wholeText({ max: MAX_WORDING_LENGTH, lines: true }),
  ...optionalFields({ versjon: tekstversjonSchema }),
});
const teksterParser = z
  .object({ tekster: listOf('tekster', knownTekst, MAX_ELEMENTS).pipe(z.array(tekstSchema)) })
  .transform(({ tekster }) => tekster);

/** The texts now in use. They are about nobody, so nobody is named. */
export function listTekster(
  outside: OutsideClient,
  { isBankkunde, correlationId }: { isBankkunde: boolean; correlationId: string },
): Promise<OutsideAnswer<Samtykketekster>> {
  return outside.call('SAMTYKKEREGISTER', {
    path: '/tekster/sok',
    body: { kundetype: isBankkunde ? 'BANKKUNDE' : 'FORSIKRINGSKUNDE' },
    parser: teksterParser,
    correlationId,
  });
}

export interface ReportedEndring {
  fodselsnummer: string;
  slag: Endringsslag;
  verdi: boolean;
  /** Idempotency key and order: the register applies no number that is not larger than the last. */
  endringsnummer: number;
  tekstversjon: string | undefined;
  tidspunkt: Date;
  correlationId: string;
}

/** The last change that the register has applied for the customer and kind: this one, or what stands in its way. */
const appliedSchema = z.object({
  // Far below what a number can hold, so that there is always a larger one.
  endringsnummer: z
    .int()
    .min(1)
    .max(2 ** 52),
  verdi: z.boolean(),
  tidspunkt: z.iso.datetime({ offset: true }).transform((text) => new Date(text)),
});
export type AppliedEndring = z.infer<typeof appliedSchema>;

/** Undefined: the register does not know the customer, and never will take the change. */
export function reportEndring(
  outside: OutsideClient,
  { correlationId, tidspunkt, ...endring }: ReportedEndring,
): Promise<OutsideAnswer<AppliedEndring | undefined>> {
  return outside.call('SAMTYKKEREGISTER', {
    path: '/endringer/meld',
    body: { ...endring, tidspunkt: tidspunkt.toISOString() },
    parser: appliedSchema.or(z.undefined()),
    whenNotFound: undefined,
    correlationId,
  });
}
