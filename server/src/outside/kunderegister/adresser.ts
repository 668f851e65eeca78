import { z } from 'zod';

import type { OutsideAnswer } from '../outside-answer.ts';
import type { OutsideClient } from '../outside-client.ts';

interface Asker {
  fodselsnummer: string;
  correlationId: string;
}

const maybeText = z
  .string()
  .max(200)
  .nullish()
  .transform((value) => value?.trim() || undefined);

/** As docs/outside/kunderegister.openapi.yaml has it. */
const adresseSchema = z.object({
  isFolkreregistrert: z.boolean(),
  gatenavn: maybeText,
  gatenummer: maybeText,
  gatenummerBokstav: maybeText,
  gaardsnummer: maybeText,
  bruksnummer: maybeText,
  postnummer: maybeText,
  poststed: maybeText,
  land: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullish()
    .transform((value) => (value === 'NO' ? undefined : (value ?? undefined))),
});
const adresserParser = z
  .object({ adresser: z.array(adresseSchema).max(20) })
  .transform(({ adresser }) => adresser);
export type RegisterAdresse = z.infer<typeof adresseSchema>;

/** The registered address, and the one in use where it is another; none for a customer the register does not know. */
export function listAdresser(
  outside: OutsideClient,
  { fodselsnummer, correlationId }: Asker,
): Promise<OutsideAnswer<RegisterAdresse[]>> {
  return outside.call('KUNDEREGISTER', {
    path: '/adresser/hent',
    body: { fodselsnummer },
    parser: adresserParser,
    whenNotFound: [],
    correlationId,
  });
}

/** Puts the registered address in use. */
export function putFolkeregistrertAdresseInUse(
  outside: OutsideClient,
  { fodselsnummer, correlationId }: Asker,
): Promise<OutsideAnswer<'done' | 'unknown'>> {
  return outside.call<'done' | 'unknown'>('KUNDEREGISTER', {
    path: '/adresser/bruk-folkeregistrert',
    body: { fodselsnummer },
    parser: z.undefined().transform(() => 'done' as const),
    answersEmpty: true,
    whenNotFound: 'unknown',
    correlationId,
  });
}
