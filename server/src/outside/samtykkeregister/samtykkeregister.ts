import { z } from 'zod';

import { type Samtykketekster, samtykketeksterSchema } from '@portal/contract/samtykke.ts';

import type { Endringsslag } from '../../persistence/database.ts';
import type { OutsideAnswer } from '../outside-answer.ts';
import type { OutsideClient } from '../outside-client.ts';

interface Asker {
  fodselsnummer: string;
  correlationId: string;
}

/** A value of another kind than the two counts as never answered (OD-115). */
const valueSchema = z
  .string()
  .nullish()
  .transform((value) => (value === 'AUTHORIZED' ? true : value === 'NOT_AUTHORIZED' ? false : undefined));

/** As docs/outside/samtykkeregister.openapi.yaml has it; a reservation is a value like the others from here on. */
const samtykkerSchema = z
  .object({
    samtykker: z.object({ MARKETING: valueSchema, CROSS_DOMAIN: valueSchema }),
    hasReservasjon: z.boolean(),
  })
  .transform(({ samtykker, hasReservasjon }): Record<Endringsslag, boolean | undefined> => ({
    ...samtykker,
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

const teksterParser = z.object({ tekster: samtykketeksterSchema }).transform(({ tekster }) => tekster);

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
