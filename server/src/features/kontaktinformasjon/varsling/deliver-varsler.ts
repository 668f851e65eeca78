import { createCorrelationId } from '../../../core/correlation-id.ts';
import { toNextAttempt } from '../../../jobs/back-off.ts';
import { deliverDue } from '../../../jobs/deliver-due.ts';
import { createCustomerOutside } from '../../../outside/customer-outside.ts';
import { sendEpostEndret, sendIkkeMeg } from '../../../outside/varsling/send-varsel.ts';
import type { WaitingVarsel } from '../../../persistence/varsel-repository.ts';
import { isSameEpost } from './change-epost.ts';
import { findEpost, openContent, toHeldUntil, type VarslingParts } from './varsling.ts';
import { toReferences, type Tracing, untraced } from '../../../tracing/tracing.ts';

/** If the address is unchanged this long after a change without an answer, the change was never made. */
const SETTLED_MS = 10 * 60_000;

/** Longer than a deploy of the outside system takes. Somebody must see to it before the notice is given up. */
const OVERDUE_MS = 3600_000;

/**
 * Delivers every notice that is due, until told to stop. A delivered notice is deleted from the database, and the
 * previous address with it.
 */
export async function deliverVarsler(
  parts: VarslingParts,
  isStopping: () => boolean = () => false,
  tracing: Pick<Tracing, 'alone'> = untraced,
): Promise<void> {
  const { repository, logger, now } = parts;
  await deliverDue(
    {
      name: 'deliver varsel',
      repository,
      toHeldUntil,
      now,
      deliver: (varsel: WaitingVarsel) => deliver(parts, varsel),
      onError: (error) =>
        logger.error({ err: error, event: 'notice-delivery-failed' }, 'notice could not be delivered'),
    },
    isStopping,
    tracing,
  );
}

async function deliver(parts: VarslingParts, varsel: WaitingVarsel): Promise<void> {
  const { repository, logger, now } = parts;
  const { id, sealed, distributor, at, attempts } = varsel;
  const correlationId = createCorrelationId();
  const content = openContent(parts, sealed);
  const outside = createCustomerOutside(parts.outside, {
    fodselsnummer: content.fodselsnummer,
    correlationId,
  });
  const postpone = async (reason: string): Promise<void> => {
    await repository.postpone(id, toNextAttempt(now(), attempts));
    const told = { reason, attempts: attempts + 1, ...toReferences(correlationId) };
    if (now().getTime() - at.getTime() < OVERDUE_MS)
      logger.warn({ event: 'notice-postponed', ...told }, 'notice waits');
    else logger.error({ event: 'notice-overdue', ...told }, 'notice waits for too long');
  };

  if ('handling' in content) {
    const { handling, referanse, skjedde } = content;
    const answer = await sendIkkeMeg(outside, {
      varselId: id,
      distributor,
      tidspunkt: at,
      handling,
      referanse,
      skjedde: new Date(skjedde),
    });
    if (!answer.ok) return postpone(answer.reason);
    if (answer.value !== 'refused' && answer.value.receivedId === id) return repository.delete(id);
    // The customer waits for a call: a system that cannot take it is asked again, until somebody has seen to it.
    logger.error({ event: 'case-refused', ...toReferences(correlationId) }, 'a case cannot be opened');
    return postpone(answer.value === 'refused' ? 'refused' : 'another-id');
  }
  const { register, mottaker } = content;
  if (!varsel.hasHappened) {
    const stored = await findEpost(outside, register);
    if (!stored.ok) return postpone(stored.reason);
    if (isSameEpost(stored.value ?? '', mottaker)) {
      if (now().getTime() - at.getTime() >= SETTLED_MS) return repository.delete(id);
      return postpone('unchanged');
    }
  }
  const answer = await sendEpostEndret(outside, {
    varselId: id,
    mottaker,
    distributor,
    tidspunkt: at,
  });
  if (!answer.ok) return postpone(answer.reason);
  if (answer.value === 'refused')
    logger.error({ event: 'notice-refused', ...toReferences(correlationId) }, 'notice cannot be sent');
  else if (answer.value.receivedId !== id) return postpone('another-id');
  return repository.delete(id);
}
