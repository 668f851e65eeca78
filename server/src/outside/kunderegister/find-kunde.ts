import { z } from 'zod';

import type { OutsideAnswer } from '../outside-answer.ts';
import type { OutsideClient } from '../outside-client.ts';

const text = z.string().max(500);
const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

/** As docs/outside/kunderegister.openapi.yaml has it. */
const registerKundeSchema = z.object({
  navn: maybe(text),
  niceKundenummer: maybe(text),
  isLoMedlem: z.boolean().default(false),
  isBankkunde: z.boolean().default(false),
  fodselsdato: maybe(z.iso.date()),
  kontaktInformasjon: z
    .object({ epostAdresse: maybe(text), mobilNummer: maybe(text) })
    .nullish()
    .transform((value) => value ?? {}),
});

const parser = registerKundeSchema.or(z.undefined());
export type RegisterKunde = z.infer<typeof registerKundeSchema>;

/** The customer as the register knows them; undefined for somebody it does not know. */
export function findKunde(
  outside: OutsideClient,
  { fodselsnummer, correlationId }: { fodselsnummer: string; correlationId: string },
): Promise<OutsideAnswer<RegisterKunde | undefined>> {
  return outside.call('KUNDEREGISTER', {
    path: '/kunder/hent',
    body: { fodselsnummer },
    parser,
    whenNotFound: undefined,
    correlationId,
  });
}
