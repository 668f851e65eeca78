import { z } from 'zod';

import type { OutsideAnswer } from '../outside-answer.ts';
import type { OutsideClient } from '../outside-client.ts';

/** What is kept as nothing but spaces is not there. */
const maybeText = z
  .string()
  .max(500)
  .nullish()
  .transform((value) => value?.trim() || undefined);
const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

/** As docs/outside/kunderegister.openapi.yaml has it. */
const registerKundeSchema = z.object({
  navn: maybeText,
  niceKundenummer: maybeText,
  isLoMedlem: z.boolean().default(false),
  isBankkunde: z.boolean().default(false),
  fodselsdato: maybe(z.iso.date()),
  kontaktInformasjon: z
    .object({ epostAdresse: maybeText, mobilNummer: maybeText })
    .nullish()
    .transform(
      (value): { epostAdresse?: string | undefined; mobilNummer?: string | undefined } => value ?? {},
    ),
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
