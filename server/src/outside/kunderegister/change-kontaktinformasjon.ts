import { type Changed, requestChange } from '../change.ts';
import type { CustomerOutside } from '../customer-outside.ts';

/** Sets one field of the customer's contact data. */
export function changeKontaktinformasjon(
  outside: CustomerOutside,
  { epostAdresse, mobilNummer }: { epostAdresse?: string | undefined; mobilNummer?: string | undefined },
): Promise<Changed> {
  return requestChange(outside, 'KUNDEREGISTER', {
    path: '/kunder/kontaktinformasjon/endre',
    body: { epostAdresse, mobilNummer },
    mayRefuse: true,
  });
}
