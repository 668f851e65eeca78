import type { CustomerContext } from '../../http/queries.ts';
import { PortalError } from '../../http/errors.ts';
import { getValue } from '../../outside/outside-answer.ts';
import type { OutsideClient } from '../../outside/outside-client.ts';
import { deleteTilbud as deleteAtSource } from '../../outside/source-system/delete-tilbud.ts';
import { getTilbud } from './get-tilbud.ts';

/**
 * Removes one of the customer's own offers, with all its versions (OD-118), from the system that holds it. Which one
 * that is, and that the offer is theirs, is read from a fresh list: what the browser sends says only the number.
 * @throws {PortalError} FINNES_IKKE for a number that is not among theirs: another's, never made, or already removed.
 * KILDE_FEILER or KILDE_SVARER_IKKE when the holder fails, or when it may be one that did not answer.
 */
export async function deleteTilbud(
  outside: OutsideClient,
  context: CustomerContext,
  avtaleNummer: string,
): Promise<void> {
  const { tilbud, sources } = await getTilbud(outside, context);
  const holders = new Set(
    tilbud
      .filter(({ policyNumber }) => policyNumber === avtaleNummer)
      .map(({ systemSource }) => systemSource),
  );
  if (holders.size === 0) {
    const isAllRead = sources.every(({ state }) => state === 'ok' || state === 'incomplete');
    throw new PortalError(isAllRead ? 'FINNES_IKKE' : 'KILDE_FEILER');
  }
  const { fodselsnummer } = context.session.customer;
  const asker = { fodselsnummer, correlationId: context.correlationId };
  // A number is unique within one system only; should two use the same, the offer is gone when both have removed it.
  const answers = await Promise.all(
    [...holders].map((system) => deleteAtSource(outside, system, avtaleNummer, asker)),
  );
  const removed = answers.map(getValue);
  if (!removed.includes(true)) throw new PortalError('FINNES_IKKE');
}
