import type { Kunde } from '@portal/contract/kunde.ts';
import type { Reservasjon, Samtykkeslag } from '@portal/contract/samtykke.ts';

import { getValue } from '../../outside/outside-answer.ts';
import type { OutsideClient } from '../../outside/outside-client.ts';
import { findSamtykker } from '../../outside/samtykkeregister/samtykkeregister.ts';
import type { Endringsslag } from '../../persistence/database.ts';
import type { SamtykkeRepository } from '../../persistence/samtykke-repository.ts';
import type { PersonKeys } from '../../keys/person-keys.ts';

export interface SamtykkeDependencies {
  repository: SamtykkeRepository;
  keys: PersonKeys;
  outside: OutsideClient;
}

export interface Asker {
  fodselsnummer: string;
  correlationId: string;
}

/**
 * The consents of the customer record. A choice the register has not confirmed is shown as such; where the register does
 * not answer, what is not known from our own log is missing and said to be. Never fails for the register's sake: the
 * rest of the record must not go with it.
 */
export async function getSamtykker(
  dependencies: SamtykkeDependencies,
  asker: Asker,
): Promise<Kunde['samtykker']> {
  const [latest, { unconfirmed, register }] = await Promise.all([
    dependencies.repository.listLatest(dependencies.keys.toPersons(asker.fodselsnummer)),
    readBoth(dependencies, asker),
  ]);
  const known = register.ok ? register.value : undefined;
  const findValue = (slag: Samtykkeslag) => unconfirmed.get(slag) ?? known?.[slag];
  const toValue = (slag: Samtykkeslag): string | undefined => {
    const value = findValue(slag);
    return value === undefined ? undefined : value ? 'AUTHORIZED' : 'NOT_AUTHORIZED';
  };
  const gitt: NonNullable<Kunde['samtykker']['gitt']> = {};
  for (const { slag, nyVerdi, tidspunkt, tekstversjon } of latest) {
    // What stands in the register may have been chosen elsewhere since.
    if (slag !== 'RESERVASJON' && findValue(slag) === nyVerdi)
      gitt[slag] = { tidspunkt: tidspunkt.toISOString(), ...(tekstversjon !== null && { tekstversjon }) };
  }
  const ubekreftet = [...unconfirmed.keys()].filter((slag) => slag !== 'RESERVASJON');
  return {
    marketingConsent: toValue('MARKETING'),
    crossDomainConsent: toValue('CROSS_DOMAIN'),
    ...(ubekreftet.length > 0 && { ubekreftet }),
    ...(!register.ok && { utilgjengelig: true }),
    ...(register.ok && known === undefined && { ukjent: true }),
    ...(Object.keys(gitt).length > 0 && { gitt }),
  };
}

/** @throws {PortalError} as {@link getValue}, when neither the register nor our own log knows */
export async function getReservasjon(dependencies: SamtykkeDependencies, asker: Asker): Promise<Reservasjon> {
  const { unconfirmed, register } = await readBoth(dependencies, asker);
  const chosen = unconfirmed.get('RESERVASJON');
  if (chosen !== undefined) return { hasReservasjon: chosen, ubekreftet: true };
  const known = getValue(register);
  return known === undefined
    ? { hasReservasjon: false, ukjent: true }
    : { hasReservasjon: known.RESERVASJON ?? false };
}

/** Our own log first: what is confirmed between the two reads is then in the register's answer. */
async function readBoth({ repository, keys, outside }: SamtykkeDependencies, asker: Asker) {
  const rows = await repository.listUnconfirmed(keys.toPersons(asker.fodselsnummer));
  const register = await findSamtykker(outside, asker);
  return {
    unconfirmed: new Map<Endringsslag, boolean>(rows.map(({ slag, nyVerdi }) => [slag, nyVerdi])),
    register,
  };
}
