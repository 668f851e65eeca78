import type { FastifyBaseLogger } from 'fastify';

import { createCorrelationId } from '../../core/correlation-id.ts';
import { toNextAttempt } from '../../jobs/back-off.ts';
import { deliverDue } from '../../jobs/deliver-due.ts';
import { createCustomerOutside } from '../../outside/customer-outside.ts';
import type { OutsideClient } from '../../outside/outside-client.ts';
import { type AppliedEndring, reportEndring } from '../../outside/samtykkeregister/samtykkeregister.ts';
import type { DueDelivery, SamtykkeRepository, Utfall } from '../../persistence/samtykke-repository.ts';
import type { PersonKeys } from '../../keys/person-keys.ts';
import { toReferences, type Tracing, untraced } from '../../tracing/tracing.ts';

/** Longer than any outside call, so that no other process tries at the same time. */
const HOLD_MS = 12_000;
/** How often a change gets a new number before the next round continues. */
const MOST_NUMBERS = 3;
/** A register may store whole seconds only. */
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
 * Reports one change to the register until it confirms it (at least once), unless the customer has made a newer
 * choice. The caller holds the delivery. A repetition is harmless: the change's number is the idempotency key.
 *
 * After a restore of our database our numbers may be behind the register's, which then ignores them. In that case the
 * change is sent again with a number beyond the register's, unless the customer has made a newer choice.
 */
export async function deliverEndring(
  dependencies: DeliveryDependencies,
  delivery: DueDelivery,
  correlationId: string,
): Promise<Utfall | 'VENTER'> {
  const { repository, keys, logger, now } = dependencies;
  const { id, slag, nyVerdi, tekstversjon, tidspunkt, sealed, attempts } = delivery;
  const customer = { fodselsnummer: keys.unseal(sealed) };
  const outside = createCustomerOutside(dependencies.outside, { ...customer, correlationId });
  const postpone = async (reason: string): Promise<'VENTER'> => {
    await repository.postpone(id, toNextAttempt(now(), attempts));
    logger.warn(
      { event: 'consent-delivery-postponed', reason, attempts: attempts + 1, ...toReferences(correlationId) },
      'consent waits',
    );
    return 'VENTER';
  };
  const finish = async (utfall: Utfall): Promise<Utfall> => {
    await repository.finish(id, utfall, now());
    return utfall;
  };

  const persons = keys.toPersons({ customer });
  const isLatest = async (): Promise<boolean> => (await repository.findLatest(persons, slag))?.id === id;

  // What the customer has taken back is never told: the newer choice may be delivered much later, or never.
  if (!(await isLatest())) return finish('FORBIGATT');
  let { nummer } = delivery;
  for (let told = 0; told < MOST_NUMBERS; told += 1) {
    const answer = await reportEndring(outside, {
      slag,
      verdi: nyVerdi,
      endringsnummer: nummer,
      tekstversjon: tekstversjon ?? undefined,
      tidspunkt,
    });
    if (!answer.ok) return postpone(answer.reason);
    const applied = answer.value;
    if (applied === undefined) {
      logger.error(
        { event: 'consent-delivery-refused', ...toReferences(correlationId) },
        'consent register knows no such customer',
      );
      return finish('AVVIST');
    }
    if (isSame(applied, { nummer, nyVerdi, tidspunkt })) return finish('BEKREFTET');
    if (applied.endringsnummer < nummer) return postpone('not-applied');
    // The customer has made a newer choice meanwhile, which is delivered by itself.
    if (!(await isLatest())) return finish('FORBIGATT');
    logger.error(
      { event: 'consent-numbers-behind', ...toReferences(correlationId) },
      'the consent log is behind the register, as after a restore',
    );
    // Our log has lost a choice that is newer than this one; that choice stands.
    if (applied.tidspunkt.getTime() >= tidspunkt.getTime() + SAME_TIME_MS) return finish('FORBIGATT');
    const next = await repository.renumber({ id, slag, persons, beyond: applied.endringsnummer });
    if (next === undefined) return finish('FORBIGATT');
    nummer = next;
  }
  return postpone('numbers-behind');
}

/** The number may belong to another change, which our log has lost. */
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

/** Delivers every change that is due, until told to stop. Returns how many were tried. */
export function deliverEndringer(
  dependencies: DeliveryDependencies,
  isStopping: () => boolean = () => false,
  tracing: Pick<Tracing, 'alone'> = untraced,
): Promise<number> {
  const { repository, logger, now } = dependencies;
  return deliverDue(
    {
      name: 'deliver samtykke',
      repository,
      toHeldUntil,
      now,
      deliver: (delivery: DueDelivery) => deliverEndring(dependencies, delivery, createCorrelationId()),
      onError: (error) =>
        logger.error({ err: error, event: 'consent-delivery-failed' }, 'consent could not be delivered'),
    },
    isStopping,
    tracing,
  );
}
