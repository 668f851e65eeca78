import type { Samtykker } from '@portal/contract/kunde.ts';
import type { Reservasjon, Samtykkeslag } from '@portal/contract/samtykke.ts';
import type { Endringsslag } from '@portal/contract/samtykkehistorikk.ts';

import type { CustomerContext } from '../../core/queries.ts';
import { getValue } from '../../outside/outside-answer.ts';
import { findSamtykker } from '../../outside/samtykkeregister/samtykkeregister.ts';
import type { SamtykkeRepository } from '../../persistence/samtykke-repository.ts';
import type { PersonKeys } from '../../keys/person-keys.ts';

export interface SamtykkeDependencies {
  repository: Pick<SamtykkeRepository, 'listUnconfirmed' | 'listLatest'>;
  keys: Pick<PersonKeys, 'toPersons'>;
}

/**
 * The consents of the customer record. Choices that the register has not confirmed are marked as such. If the register
 * does not answer, or not so that it can be read, values that our own log does not have are missing and marked as
 * unknown. Never rejects when the register fails: the rest of the record must still be shown.
 */
export async function getSamtykker(
  dependencies: SamtykkeDependencies,
  context: CustomerContext,
): Promise<Samtykker> {
  const [latest, { unconfirmed, register }] = await Promise.all([
    dependencies.repository.listLatest(dependencies.keys.toPersons(context.session)),
    readBoth(dependencies, context),
  ]);
  const known = register.ok ? register.value : undefined;
  const findValue = (slag: Samtykkeslag) => unconfirmed.get(slag) ?? known?.[slag];
  const toValue = (slag: Samtykkeslag): string | undefined => {
    const value = findValue(slag);
    return value === undefined ? undefined : value ? 'AUTHORIZED' : 'NOT_AUTHORIZED';
  };
  const gitt: NonNullable<Samtykker['gitt']> = {};
  for (const { slag, nyVerdi, tidspunkt, tekstversjon } of latest) {
    // The register's value may be from a later choice, made elsewhere.
    if (slag !== 'RESERVASJON' && findValue(slag) === nyVerdi)
      gitt[slag] = { tidspunkt: tidspunkt.toISOString(), ...(tekstversjon !== null && { tekstversjon }) };
  }
  const isUleselig = known?.uleselig.some((slag) => !unconfirmed.has(slag)) === true;
  const ubekreftet = [...unconfirmed.keys()].filter((slag) => slag !== 'RESERVASJON');
  return {
    marketingConsent: toValue('MARKETING'),
    crossDomainConsent: toValue('CROSS_DOMAIN'),
    ...(ubekreftet.length > 0 && { ubekreftet }),
    ...((!register.ok || isUleselig) && { utilgjengelig: true }),
    ...(register.ok && known === undefined && { ukjent: true }),
    ...(Object.keys(gitt).length > 0 && { gitt }),
  };
}

/** @throws {PortalError} as {@link getValue}, when neither the register nor our own log has it */
export async function getReservasjon(
  dependencies: SamtykkeDependencies,
  context: CustomerContext,
): Promise<Reservasjon> {
  const { unconfirmed, register } = await readBoth(dependencies, context);
  const chosen = unconfirmed.get('RESERVASJON');
  if (chosen !== undefined) return { hasReservasjon: chosen, ubekreftet: true };
  const known = getValue(register);
  return known === undefined
    ? { hasReservasjon: false, ukjent: true }
    : { hasReservasjon: known.RESERVASJON ?? false };
}

type BothReads = ReturnType<typeof readNow>;
const reads = new WeakMap<CustomerContext, BothReads>();

/** The profile shows consents and reservation: both queries of one request share the reads. */
function readBoth(dependencies: SamtykkeDependencies, context: CustomerContext): BothReads {
  const read = reads.get(context) ?? readNow(dependencies, context);
  reads.set(context, read);
  return read;
}

/** Reads our own log first: a choice confirmed between the two reads is then in the register's answer. */
async function readNow({ repository, keys }: SamtykkeDependencies, { session, outside }: CustomerContext) {
  const rows = await repository.listUnconfirmed(keys.toPersons(session));
  const register = await findSamtykker(outside);
  return {
    unconfirmed: new Map<Endringsslag, boolean>(rows.map(({ slag, nyVerdi }) => [slag, nyVerdi])),
    register,
  };
}
