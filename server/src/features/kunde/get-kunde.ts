import type { Kunde } from '@portal/contract/kunde.ts';

import type { CustomerContext } from '../../core/queries.ts';
import type { Complete } from '../../outside/complete.ts';
import { listAdresser } from '../../outside/kunderegister/adresser.ts';
import { findKunde } from '../../outside/kunderegister/find-kunde.ts';
import { getValue } from '../../outside/outside-answer.ts';
import { findKjopssperre } from './find-kjopssperre.ts';

export interface KundeDependencies {
  /** Consents come from another register. Never rejects when that one fails. */
  getSamtykker: (context: CustomerContext) => Promise<Kunde['samtykker']>;
  now: () => Date;
}

/**
 * The record of the logged-in customer. For somebody unknown to the register, it has the data of the login.
 * @throws {PortalError} as {@link getValue}
 */
export async function getKunde(
  { getSamtykker, now }: KundeDependencies,
  context: CustomerContext,
): Promise<Kunde> {
  const { session, outside } = context;
  const { fodselsnummer, navn } = session.customer;
  const [answer, adresser, samtykker] = await Promise.all([
    findKunde(outside),
    listAdresser(outside),
    getSamtykker(context),
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
      // Without an answer the address is unknown, and blocks nothing.
      adresser: adresser.ok ? adresser.value : [],
      now: now(),
    }),
    kontaktInformasjon: {
      epostAdresse: kunde?.kontaktInformasjon.epostAdresse,
      mobilNummer: kunde?.kontaktInformasjon.mobilNummer,
    },
    samtykker,
  } satisfies Complete<Omit<Kunde, 'samtykker'>> & Pick<Kunde, 'samtykker'>;
}
