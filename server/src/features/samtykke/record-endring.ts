import type { EndringResponse } from '@portal/contract/samtykke.ts';
import type { Endringsslag } from '@portal/contract/samtykkehistorikk.ts';

import { PortalError } from '../../core/errors.ts';
import type { CustomerContext } from '../../core/queries.ts';
import { findSamtykker } from '../../outside/samtykkeregister/samtykkeregister.ts';
import type { Utfall } from '../../persistence/samtykke-repository.ts';
import type { GittTekst } from '../../persistence/samtykketekst-repository.ts';
import { type DeliveryDependencies, deliverEndring, toHeldUntil } from './deliver-endringer.ts';
import { toReferences } from '../../tracing/tracing.ts';

export interface Endring {
  slag: Endringsslag;
  verdi: boolean;
  /** The text that the customer saw; a reservation has none from the register. */
  tekst?: GittTekst;
}

/**
 * Stores the customer's choice for good, then reports it to the register. Once this resolves, the choice is safe: it is
 * reported until the register confirms, or a newer choice takes its place. The same choice twice, by a double click or
 * in two tabs, is one change.
 * @throws {PortalError} FINNES_IKKE for a customer unknown to the register, UKJENT when our own log cannot be written
 */
export async function recordEndring(
  dependencies: DeliveryDependencies,
  { session, correlationId, outside }: CustomerContext,
  { slag, verdi, tekst }: Endring,
): Promise<EndringResponse> {
  const { repository, keys, now } = dependencies;
  const persons = keys.toPersons(session);

  const before = await repository.findLatest(persons, slag);
  const register = await findSamtykker(outside);
  if (register.ok && register.value === undefined) throw new PortalError('FINNES_IKKE');

  const at = now();
  const sealed = keys.seal(session.customer.fodselsnummer);
  const result = await repository.append(
    {
      persons,
      slag,
      tekst,
      verdi,
      distributor: session.distributor,
      sealed,
      at,
      // If the register has just failed to answer, the next round delivers.
      heldUntil: register.ok ? toHeldUntil(at) : at,
    },
    (latest) => {
      // A choice that was under way when we asked, or made since, is newer than the register's answer.
      const isNewer = before?.utfall === null || latest?.utfall === null || latest?.id !== before?.id;
      const stands = latest?.utfall === null || latest?.utfall === 'BEKREFTET';
      if (latest !== undefined && stands && isNewer) return latest.nyVerdi;
      const known = register.ok ? register.value?.[slag] : undefined;
      // The register reads the new choice already, and our log's last is the other: which of them holds, nobody knows.
      if (stands && latest.nyVerdi !== verdi && known === verdi) return undefined;
      return known;
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
    // The choice is stored; the next round delivers it.
    dependencies.logger.error(
      { err: error, event: 'consent-delivery-failed', ...toReferences(correlationId) },
      'consent waits',
    );
  }
  // It will not be delivered again, so it must not be reported as saved.
  if (utfall === 'AVVIST') throw new PortalError('FINNES_IKKE');
  return { bekreftet: utfall === 'BEKREFTET' };
}
