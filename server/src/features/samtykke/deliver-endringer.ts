import { randomUUID } from 'node:crypto';

import type { FastifyBaseLogger } from 'fastify';

import type { OutsideClient } from '../../outside/outside-client.ts';
import { reportEndring } from '../../outside/samtykkeregister/samtykkeregister.ts';
import type { DueDelivery, SamtykkeRepository } from '../../persistence/samtykke-repository.ts';
import type { PersonKeys } from './person-keys.ts';

/** Longer than any outside call may take, so that nobody else tries while a try is under way. */
const HOLD_MS = 12_000;
const FIRST_DELAY_MS = 5000;
const LONGEST_DELAY_MS = 10 * 60_000;
const BATCH = 20;

export interface DeliveryDependencies {
  repository: SamtykkeRepository;
  keys: PersonKeys;
  outside: OutsideClient;
  logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
  now: () => Date;
}

export function toHeldUntil(at: Date): Date {
  return new Date(at.getTime() + HOLD_MS);
}

/**
 * Tells the register about one change, once. Whoever calls holds the delivery. A repetition is harmless: the register
 * knows the change by its number.
 */
export async function deliverEndring(
  { repository, keys, outside, logger, now }: DeliveryDependencies,
  { id, slag, nyVerdi, tekstversjon, tidspunkt, sealed, attempts }: DueDelivery,
  correlationId: string,
): Promise<'BEKREFTET' | 'AVVIST' | 'VENTER'> {
  const answer = await reportEndring(outside, {
    fodselsnummer: keys.unseal(sealed),
    slag,
    verdi: nyVerdi,
    endringsnummer: id,
    tekstversjon: tekstversjon ?? undefined,
    tidspunkt,
    correlationId,
  });
  if (!answer.ok) {
    const delay = Math.min(FIRST_DELAY_MS * 2 ** Math.min(attempts, 20), LONGEST_DELAY_MS);
    await repository.postpone(id, new Date(now().getTime() + delay));
    logger.warn(
      { event: 'consent-delivery-postponed', attempts: attempts + 1, correlationId },
      'consent waits',
    );
    return 'VENTER';
  }
  const utfall = answer.value === 'done' ? 'BEKREFTET' : 'AVVIST';
  await repository.finish(id, utfall, now());
  if (utfall === 'AVVIST')
    logger.error(
      { event: 'consent-delivery-refused', correlationId },
      'consent register knows no such customer',
    );
  return utfall;
}

/**
 * Everything that is due now, batch by batch, until it is to stop: what is held then is free again after the hold.
 * Answers how many changes the register was told about.
 */
export async function deliverDue(
  dependencies: DeliveryDependencies,
  isStopping: () => boolean = () => false,
): Promise<number> {
  const { repository, logger, now } = dependencies;
  let count = 0;
  for (;;) {
    const at = now();
    const heldUntil = toHeldUntil(at);
    const due = await repository.takeDue({ at, heldUntil, limit: BATCH });
    for (const delivery of due) {
      if (isStopping()) return count;
      // A slow register may have kept the ones before for longer than the hold: then others may have this one by now.
      const isHeld = await repository.renewHold(delivery.id, { heldUntil, until: toHeldUntil(now()) });
      if (!isHeld) continue;
      count += 1;
      // One that cannot be delivered at all, such as after a change of key, must not hold up the others.
      await deliverEndring(dependencies, delivery, randomUUID()).catch((error: unknown) =>
        logger.error({ err: error, event: 'consent-delivery-failed' }, 'consent could not be delivered'),
      );
    }
    if (due.length < BATCH) return count;
  }
}
