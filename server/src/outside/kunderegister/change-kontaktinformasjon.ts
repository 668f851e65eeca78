import { z } from 'zod';

import { type OutsideAnswer, type Refusal, refusalSchema } from '../outside-answer.ts';
import type { OutsideClient } from '../outside-client.ts';

/** Sets one field of the customer's contact data. */
export function changeKontaktinformasjon(
  outside: OutsideClient,
  change: {
    fodselsnummer: string;
    correlationId: string;
    epostAdresse?: string | undefined;
    mobilNummer?: string | undefined;
  },
): Promise<OutsideAnswer<'done' | 'unknown' | Refusal>> {
  const { fodselsnummer, correlationId, epostAdresse, mobilNummer } = change;
  return outside.call<'done' | 'unknown' | Refusal>('KUNDEREGISTER', {
    path: '/kunder/kontaktinformasjon/endre',
    body: { fodselsnummer, epostAdresse, mobilNummer },
    parser: z.undefined().transform(() => 'done' as const),
    answersEmpty: true,
    refusalParser: refusalSchema,
    whenNotFound: 'unknown',
    correlationId,
  });
}
