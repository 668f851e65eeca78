import type { Kunde } from '@portal/contract/kunde.ts';

import type { CustomerContext } from '../../http/queries.ts';
import { listAdresser } from '../../outside/kunderegister/adresser.ts';
import { findKunde } from '../../outside/kunderegister/find-kunde.ts';
import { getValue } from '../../outside/outside-answer.ts';
import type { OutsideClient } from '../../outside/outside-client.ts';
import { findKjopssperre } from './find-kjopssperre.ts';

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
  const [answer, adresser, samtykker] = await Promise.all([
    findKunde(outside, asker),
    listAdresser(outside, asker),
    getSamtykker(asker),
  ]);
  const kunde = getValue(answer);
  return {
    navn: kunde?.navn ?? navn,
    ssn: fodselsnummer,
    niceKundenummer: kunde?.niceKundenummer,
    isLoMedlem: kunde?.isLoMedlem ?? false,
    isBankkunde: kunde?.isBankkunde ?? false,
    kjopssperre: findKjopssperre({
      fodselsdato: kunde?.fodselsdato,
      // Without an answer the customer may live anywhere.
      adresser: adresser.ok ? adresser.value : [],
      now: now(),
    }),
    kontaktInformasjon: kunde?.kontaktInformasjon ?? {},
    samtykker,
  };
}
