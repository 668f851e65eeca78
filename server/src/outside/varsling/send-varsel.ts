import { z } from 'zod';

import type { CustomerOutside } from '../customer-outside.ts';
import type { OutsideAnswer } from '../outside-answer.ts';

interface Varsel {
  /** Idempotency key: a notice that was already received is not sent to the customer again. */
  varselId: string;
  distributor: string;
  /** When the change happened, or was reported. */
  tidspunkt: Date;
}

interface SentVarsel extends Varsel {
  /** The previous e-mail address. */
  mottaker: string;
}

/** What the customer says that somebody else did: the portal's name for it, its reference, and when. */
interface SentIkkeMeg extends Varsel {
  handling: string;
  referanse: string;
  skjedde: Date;
}

/** `refused`: the customer or the address is unknown to the system, so a retry is pointless. */
type Receipt = { receivedId: string } | 'refused';

/** Must be our id: any other answers something else. */
const receiptSchema = z
  .object({ varselId: z.uuid() })
  .transform(({ varselId }) => ({ receivedId: varselId }));

/** Sends a notice to the previous address, saying that the customer's e-mail address has changed. */
export function sendEpostEndret(
  outside: CustomerOutside,
  varsel: SentVarsel,
): Promise<OutsideAnswer<Receipt>> {
  return send(outside, 'EPOST_ENDRET', { ...varsel });
}

/** Opens a case: the customer is called about something that they did not do themselves. */
export function sendIkkeMeg(outside: CustomerOutside, varsel: SentIkkeMeg): Promise<OutsideAnswer<Receipt>> {
  return send(outside, 'IKKE_MEG', { ...varsel, skjedde: varsel.skjedde.toISOString() });
}

function send(
  outside: CustomerOutside,
  hendelse: 'EPOST_ENDRET' | 'IKKE_MEG',
  { tidspunkt, ...varsel }: Varsel & Record<string, unknown>,
): Promise<OutsideAnswer<Receipt>> {
  return outside.call<Receipt>('VARSLING', {
    path: '/varsler/meld',
    body: { ...varsel, hendelse, tidspunkt: tidspunkt.toISOString() },
    parser: receiptSchema,
    refusalParser: z.object({}).transform(() => 'refused' as const),
    whenNotFound: 'refused',
  });
}
