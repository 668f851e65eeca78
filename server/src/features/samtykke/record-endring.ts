import type { EndringResponse } from '@portal/contract/samtykke.ts';

import { PortalError } from '../../http/errors.ts';
import type { CustomerContext } from '../../http/queries.ts';
import { findSamtykker } from '../../outside/samtykkeregister/samtykkeregister.ts';
import type { Endringsslag } from '../../persistence/database.ts';
import type { Utfall } from '../../persistence/samtykke-repository.ts';
import type { GittTekst } from '../../persistence/samtykketekst-repository.ts';
import { type DeliveryDependencies, deliverEndring, toHeldUntil } from './deliver-endringer.ts';

export interface Endring {
  slag: Endringsslag;
  verdi: boolean;
  /** What the customer had before their eyes; a reservation has no text of the register's. */
  tekst?: GittTekst;
}

/**
 * Keeps the customer's choice for good, then tells the register. Once this answers, the choice is safe: the register is
 * told until it confirms. The same choice twice, by a double click or from two tabs, is one change.
 * @throws {PortalError} FINNES_IKKE for a customer the register does not know, UKJENT when our own log cannot be written
 */
export async function recordEndring(
  dependencies: DeliveryDependencies,
  { session, correlationId }: Pick<CustomerContext, 'session' | 'correlationId'>,
  { slag, verdi, tekst }: Endring,
): Promise<EndringResponse> {
  const { repository, keys, outside, now } = dependencies;
  const { fodselsnummer } = session.customer;
  const persons = keys.toPersons(fodselsnummer);

  const before = await repository.findLatest(persons, slag);
  const register = await findSamtykker(outside, { fodselsnummer, correlationId });
  if (register.ok && register.value === undefined) throw new PortalError('FINNES_IKKE');

  const at = now();
  const sealed = keys.seal(fodselsnummer);
  const result = await repository.append(
    {
      persons,
      slag,
      tekst,
      verdi,
      distributor: session.distributor,
      sealed,
      at,
      // A register that has just failed to answer is left to the next round.
      heldUntil: register.ok ? toHeldUntil(at) : at,
    },
    (latest) => {
      // What was on its way when we asked, or was chosen since, is newer than the register's answer.
      const isNewer = before?.utfall === null || latest?.utfall === null || latest?.id !== before?.id;
      const stands = latest?.utfall === null || latest?.utfall === 'BEKREFTET';
      if (latest !== undefined && stands && isNewer) return latest.nyVerdi;
      return register.ok ? register.value?.[slag] : undefined;
    },
  );
  if ('unchanged' in result) return { bekreftet: result.unchanged?.utfall !== null };
  if (!register.ok) return { bekreftet: false };

  const delivery = {
    ...result.appended,
    tekstversjon: tekst?.versjon ?? null,
    tidspunkt: at,
    sealed,
    attempts: 0,
  };
  let utfall: Utfall | 'VENTER' = 'VENTER';
  try {
    utfall = await deliverEndring(dependencies, delivery, correlationId);
  } catch (error) {
    // The choice is kept; the next round delivers it.
    dependencies.logger.error(
      { err: error, event: 'consent-delivery-failed', correlationId },
      'consent waits',
    );
  }
  // Nobody will deliver it again: to say that it is kept would be untrue.
  if (utfall === 'AVVIST') throw new PortalError('FINNES_IKKE');
  return { bekreftet: utfall === 'BEKREFTET' };
}
