import { z } from 'zod';

import type { OutsideAnswer } from '../outside-answer.ts';
import type { OutsideClient } from '../outside-client.ts';

export interface SentVarsel {
  /** Idempotency key: a notice that was received before is not sent to the customer again. */
  varselId: string;
  fodselsnummer: string;
  /** The e-mail address from before. */
  mottaker: string;
  distributor: string;
  /** When it happened. */
  tidspunkt: Date;
  correlationId: string;
}

/** `refused`: no repetition would be taken either, the customer or the address being none of theirs. */
export type Receipt = { receivedId: string } | 'refused';

/** The id is ours: another is an answer to something else. */
const receiptSchema = z
  .object({ varselId: z.uuid() })
  .transform(({ varselId }) => ({ receivedId: varselId }));

/** Has the customer told, at the address from before, that their e-mail address is another now. */
export function sendEpostEndret(
  outside: OutsideClient,
  { correlationId, tidspunkt, ...varsel }: SentVarsel,
): Promise<OutsideAnswer<Receipt>> {
  return outside.call<Receipt>('VARSLING', {
    path: '/varsler/meld',
    body: { ...varsel, hendelse: 'EPOST_ENDRET', tidspunkt: tidspunkt.toISOString() },
    parser: receiptSchema,
    refusalParser: z.object({}).transform(() => 'refused' as const),
    whenNotFound: 'refused',
    correlationId,
  });
}
