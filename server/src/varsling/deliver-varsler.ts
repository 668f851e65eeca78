import { randomUUID } from 'node:crypto';

import { sendEpostEndret } from '../outside/varsling/send-varsel.ts';
import type { WaitingVarsel } from '../persistence/varsel-repository.ts';
import { isSameEpost } from './change-epost.ts';
import { findEpost, openContent, toHeldUntil, type VarslingParts } from './varsling.ts';

const FIRST_DELAY_MS = 5000;
const LONGEST_DELAY_MS = 10 * 60_000;
/** So long after a change that was not answered, an unchanged address means that it was never made. */
const SETTLED_MS = 10 * 60_000;
const BATCH = 20;

/**
 * Every notice that is due now, batch by batch, until it is to stop. A notice is gone from the database when it was taken,
 * and with it the address from before.
 */
export async function deliverVarsler(
  parts: VarslingParts,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const { repository, logger, now } = parts;
  for (;;) {
    const at = now();
    const due = await repository.takeDue({ at, heldUntil: toHeldUntil(at), limit: BATCH });
    for (const varsel of due) {
      if (isStopping()) return;
      // One that cannot be delivered at all, such as after a change of key, must not hold up the others.
      await deliver(parts, varsel).catch((error: unknown) =>
        logger.error({ err: error, event: 'notice-delivery-failed' }, 'notice could not be delivered'),
      );
    }
    if (due.length < BATCH) return;
  }
}

async function deliver(parts: VarslingParts, varsel: WaitingVarsel): Promise<void> {
  const { repository, outside, logger, now } = parts;
  const { id, sealed, distributor, at, attempts } = varsel;
  const correlationId = randomUUID();
  const { register, ...content } = openContent(parts, sealed);
  const postpone = async (reason: string): Promise<void> => {
    const delay = Math.min(FIRST_DELAY_MS * 2 ** Math.min(attempts, 20), LONGEST_DELAY_MS);
    await repository.postpone(id, new Date(now().getTime() + delay));
    logger.warn({ event: 'notice-postponed', reason, attempts: attempts + 1, correlationId }, 'notice waits');
  };

  if (!varsel.hasHappened) {
    const stored = await findEpost(outside, register, { ...content, correlationId });
    if (!stored.ok) return postpone(stored.reason);
    if (isSameEpost(stored.value ?? '', content.mottaker)) {
      if (now().getTime() - at.getTime() >= SETTLED_MS) return repository.delete(id);
      return postpone('unchanged');
    }
  }
  const answer = await sendEpostEndret(outside, {
    ...content,
    varselId: id,
    distributor,
    tidspunkt: at,
    correlationId,
  });
  if (!answer.ok) return postpone(answer.reason);
  if (answer.value === 'refused')
    logger.error({ event: 'notice-refused', correlationId }, 'notice cannot be sent');
  else if (answer.value.receivedId !== id) return postpone('another-id');
  return repository.delete(id);
}
