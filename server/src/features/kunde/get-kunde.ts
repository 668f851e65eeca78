import type { Kunde, Samtykker } from '@portal/contract/kunde.ts';

import type { CustomerContext } from '../../core/queries.ts';
import type { Complete } from '../../outside/complete.ts';
import { listAdresser } from '../../outside/kunderegister/adresser.ts';
import { findKunde } from '../../outside/kunderegister/find-kunde.ts';
import { getValue } from '../../outside/outside-answer.ts';
import { findKjopssperre } from './find-kjopssperre.ts';

export interface KundeDependencies {
  /** Consents come from another register. Never rejects when that one fails. */
  getSamtykker: (context: CustomerContext) => Promise<Samtykker>;
  now: () => Date;
}

/**
 * The record with the consents.
 * @throws {PortalError} as {@link getKunde}
 */
export async function getKundeMedSamtykker(
  dependencies: KundeDependencies,
  context: CustomerContext,
): Promise<Kunde> {
  const [kunde, samtykker] = await Promise.all([
    getKunde(dependencies, context),
    dependencies.getSamtykker(context),
  ]);
  return { ...kunde, samtykker };
}

/**
 * The record of the logged-in customer. For somebody unknown to the register, it has the data of the login.
 * @throws {PortalError} as {@link getValue}
 */
export async function getKunde(
  { now }: Pick<KundeDependencies, 'now'>,
  context: CustomerContext,
): Promise<Kunde> {
  const { session, outside } = context;
  const { fodselsnummer, navn } = session.customer;
  const [answer, adresser] = await Promise.all([findKunde(outside), listAdresser(outside)]);
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
    uleselig: kunde?.uleselig,
  } satisfies Complete<Omit<Kunde, 'samtykker'>>;
}
