import type { Kunde } from '@portal/contract/kunde.ts';

import type { CustomerContext } from '../../http/queries.ts';
import { findKunde } from '../../outside/kunderegister/find-kunde.ts';
import { getValue } from '../../outside/outside-answer.ts';
import type { OutsideClient } from '../../outside/outside-client.ts';
import { isAdult } from './is-adult.ts';

export interface KundeDependencies {
  outside: OutsideClient;
  /** The consents belong to a register of their own. Never rejects for that register's sake. */
  getSamtykker: (asker: { fodselsnummer: string; correlationId: string }) => Promise<Kunde['samtykker']>;
  now: () => Date;
}

/**
 * The logged-in customer's own record. Somebody the register does not know has what the login gave.
 * @throws {PortalError} as {@link getValue}
 */
export async function getKunde(
  { outside, getSamtykker, now }: KundeDependencies,
  { session, correlationId }: Pick<CustomerContext, 'session' | 'correlationId'>,
): Promise<Kunde> {
  const { fodselsnummer, navn } = session.customer;
  const asker = { fodselsnummer, correlationId };
  const [answer, samtykker] = await Promise.all([findKunde(outside, asker), getSamtykker(asker)]);
  const kunde = getValue(answer);
  return {
    navn: kunde?.navn ?? navn,
    ssn: fodselsnummer,
    niceKundenummer: kunde?.niceKundenummer,
    isLoMedlem: kunde?.isLoMedlem ?? false,
    isBankkunde: kunde?.isBankkunde ?? false,
    kanKjopePaaNett: isAdult(kunde?.fodselsdato, now()),
    kontaktInformasjon: kunde?.kontaktInformasjon ?? {},
    samtykker,
  };
}
