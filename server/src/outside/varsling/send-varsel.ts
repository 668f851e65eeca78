import { z } from 'zod';

import type { CustomerOutside } from '../customer-outside.ts';
import type { OutsideAnswer } from '../outside-answer.ts';

export interface SentVarsel {
  /** Idempotency key: a notice that was already received is not sent to the customer again. */
  varselId: string;
  /** The previous e-mail address. */
  mottaker: string;
  distributor: string;
  /** When the change happened. */
  tidspunkt: Date;
}

/** `refused`: the customer or the address is unknown to the system, so a retry is pointless. */
export type Receipt = { receivedId: string } | 'refused';

/** Must be our id: any other answers something else. */
const receiptSchema = z
  .object({ varselId: z.uuid() })
  .transform(({ varselId }) => ({ receivedId: varselId }));

/** Sends a notice to the previous address, saying that the customer's e-mail address has changed. */
export function sendEpostEndret(
  outside: CustomerOutside,
  { tidspunkt, ...varsel }: SentVarsel,
): Promise<OutsideAnswer<Receipt>> {
  return outside.call<Receipt>('VARSLING', {
    path: '/varsler/meld',
    body: { ...varsel, hendelse: 'EPOST_ENDRET', tidspunkt: tidspunkt.toISOString() },
    parser: receiptSchema,
    refusalParser: z.object({}).transform(() => 'refused' as const),
    whenNotFound: 'refused',
  });
}
