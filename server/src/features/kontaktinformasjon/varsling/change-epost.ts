import type { CustomerContext } from '../../../core/queries.ts';
import type { Changed } from '../../../outside/change.ts';
import { getValue } from '../../../outside/outside-answer.ts';
import { type EpostRegister, keepVarsel, requireEpost, type VarslingParts } from './varsling.ts';
import { toReferences } from '../../../tracing/tracing.ts';

/**
 * Changes an e-mail address, and has a notice sent to the previous one. The notice is stored before the change and sent
 * after it. A change without an answer may have been made, so the register is asked before its notice is sent.
 *
 * @param change sends the new address to the register
 * @throws {PortalError} as {@link getValue}, when the previous address cannot be read: its owner would never be told
 */
export async function changeEpost(
  parts: VarslingParts,
  { session, correlationId, outside }: CustomerContext,
  { register, ny }: { register: EpostRegister; ny: string },
  change: () => Promise<Changed>,
): Promise<Changed> {
  const { repository, now, logger } = parts;
  const mottaker = getValue(await requireEpost(outside, register));
  if (mottaker === undefined || mottaker === '' || isSameEpost(mottaker, ny)) return change();

  const id = await keepVarsel(parts, session, { mottaker, register });
  const outcome = await change();
  if (!outcome.ok) return outcome;
  // If this update fails, the delivery job asks the register instead.
  const told = outcome.value === 'done' ? repository.markHappened(id, now()) : repository.delete(id);
  await told.catch((error: unknown) =>
    logger.error(
      { err: error, event: 'notice-outcome-failed', ...toReferences(correlationId) },
      'notice waits',
    ),
  );
  return outcome;
}

/** Case-insensitive: domains ignore case, and so do nearly all e-mail providers. */
export function isSameEpost(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
