import { randomUUID } from 'node:crypto';

import type { FastifyBaseLogger } from 'fastify';

import type { OutsideClient } from '../../outside/outside-client.ts';
import { type AppliedEndring, reportEndring } from '../../outside/samtykkeregister/samtykkeregister.ts';
import type { DueDelivery, SamtykkeRepository, Utfall } from '../../persistence/samtykke-repository.ts';
import type { PersonKeys } from '../../keys/person-keys.ts';

/** Longer than any outside call may take, so that nobody else tries while a try is under way. */
const HOLD_MS = 12_000;
const FIRST_DELAY_MS = 5000;
const LONGEST_DELAY_MS = 10 * 60_000;
const BATCH = 20;
/** Times a change is given a new number before the rest is left to the next round. */
const MOST_NUMBERS = 3;
/** A register may keep whole seconds. */
const SAME_TIME_MS = 1000;

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
 * Tells the register about one change until it says that it has it. Whoever calls holds the delivery. A repetition is
 * harmless: the register knows the change by its number.
 *
 * After a restore of our database its numbers may be behind the register's, which then keeps what it has: so it is looked
 * at what it has, and the change is told again with a number beyond it, unless the customer has chosen anew since.
 */
export async function deliverEndring(
  dependencies: DeliveryDependencies,
  delivery: DueDelivery,
  correlationId: string,
): Promise<Utfall | 'VENTER'> {
  const { repository, keys, outside, logger, now } = dependencies;
  const { id, slag, nyVerdi, tekstversjon, tidspunkt, sealed, attempts } = delivery;
  const fodselsnummer = keys.unseal(sealed);
  const postpone = async (reason: string): Promise<'VENTER'> => {
    const delay = Math.min(FIRST_DELAY_MS * 2 ** Math.min(attempts, 20), LONGEST_DELAY_MS);
    await repository.postpone(id, new Date(now().getTime() + delay));
    logger.warn(
      { event: 'consent-delivery-postponed', reason, attempts: attempts + 1, correlationId },
      'consent waits',
    );
    return 'VENTER';
  };
  const finish = async (utfall: Utfall): Promise<Utfall> => {
    await repository.finish(id, utfall, now());
    return utfall;
  };

  let { nummer } = delivery;
  for (let told = 0; told < MOST_NUMBERS; told += 1) {
    const answer = await reportEndring(outside, {
      fodselsnummer,
      slag,
      verdi: nyVerdi,
      endringsnummer: nummer,
      tekstversjon: tekstversjon ?? undefined,
      tidspunkt,
      correlationId,
    });
    if (!answer.ok) return postpone(answer.reason);
    const applied = answer.value;
    if (applied === undefined) {
      logger.error(
        { event: 'consent-delivery-refused', correlationId },
        'consent register knows no such customer',
      );
      return finish('AVVIST');
    }
    if (isSame(applied, { nummer, nyVerdi, tidspunkt })) return finish('BEKREFTET');
    if (applied.endringsnummer < nummer) return postpone('not-applied');
    const persons = keys.toPersons(fodselsnummer);
    // The customer has chosen anew: that change is told by itself.
    if ((await repository.findLatest(persons, slag))?.id !== id) return finish('FORBIGATT');
    logger.error(
      { event: 'consent-numbers-behind', correlationId },
      'the consent log is behind the register, as after a restore',
    );
    // A choice that our log has lost is newer than this one, and stands.
    if (applied.tidspunkt.getTime() >= tidspunkt.getTime() + SAME_TIME_MS) return finish('FORBIGATT');
    const next = await repository.renumber({ id, slag, persons, beyond: applied.endringsnummer });
    if (next === undefined) return finish('FORBIGATT');
    nummer = next;
  }
  return postpone('numbers-behind');
}

/** A number may be another change's: one that our log has lost. */
function isSame(
  applied: AppliedEndring,
  { nummer, nyVerdi, tidspunkt }: { nummer: number; nyVerdi: boolean; tidspunkt: Date },
): boolean {
  return (
    applied.endringsnummer === nummer &&
    applied.verdi === nyVerdi &&
    Math.abs(applied.tidspunkt.getTime() - tidspunkt.getTime()) < SAME_TIME_MS
  );
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
