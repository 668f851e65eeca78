import { z } from 'zod';

import { type OutsideAnswer, type Refusal, refusalSchema } from '../outside-answer.ts';
import { MAX_EMAIL_LENGTH } from '../limits.ts';
import type { OutsideClient } from '../outside-client.ts';
import { optionalFields } from '../repairs.ts';
import { trimmedText } from '../text.ts';

interface Asker {
  fodselsnummer: string;
  correlationId: string;
}

/** As docs/outside/livregister.openapi.yaml has it. */
const livkundeSchema = z.object(
  optionalFields({ epost: trimmedText(MAX_EMAIL_LENGTH), telefon: trimmedText() }),
);
const livkundeParser = livkundeSchema.or(z.undefined());
export type RegisterLivkunde = z.infer<typeof livkundeSchema>;

/** The contact data of an old customer; undefined for somebody who is none. */
export function findLivkunde(
  outside: OutsideClient,
  { fodselsnummer, correlationId }: Asker,
): Promise<OutsideAnswer<RegisterLivkunde | undefined>> {
  return outside.call('LIVREGISTER', {
    path: '/kunder/hent',
    body: { fodselsnummer },
    parser: livkundeParser,
    whenNotFound: undefined,
    correlationId,
  });
}

/** Sets e-mail address, telephone number or both. */
export function changeLivkontakt(
  outside: OutsideClient,
  {
    fodselsnummer,
    correlationId,
    epost,
    telefon,
  }: Asker & { epost?: string | undefined; telefon?: string | undefined },
): Promise<OutsideAnswer<'done' | 'unknown' | Refusal>> {
  return outside.call<'done' | 'unknown' | Refusal>('LIVREGISTER', {
    path: '/kunder/kontaktinformasjon/endre',
    body: { fodselsnummer, epost, telefon },
    parser: z.undefined().transform(() => 'done' as const),
    answersEmpty: true,
    refusalParser: refusalSchema,
    whenNotFound: 'unknown',
    correlationId,
  });
}
