import { DAY_MS } from '@portal/contract/day-ms.ts';
import type { ErrorCode } from '@portal/contract/errors.ts';

import type { Enhet } from '@portal/contract/innlogginger.ts';

import type { Distributor } from '../config/distributors.ts';
import type { Environment } from '../config/environment.ts';
import { createNaming } from '../keys/naming.ts';
import type { Database } from '../persistence/database.ts';
import {
  createRevisjonssporRepository,
  type RevisjonssporRow,
} from '../persistence/revisjonsspor-repository.ts';
import type { Whose } from '../session/session.ts';
import { PortalError } from './errors.ts';
import { AUDIT_DAYS } from './oppbevaring.ts';

/** Whose row it is, and where it happened. */
interface Actor {
  session: Whose;
  distributor: Pick<Distributor, 'shortname'>;
  correlationId: string;
  /** Of a login or logout, where the browser says it. */
  device?: Enhet | undefined;
}

export type AuditTrail = ReturnType<typeof createAuditTrail>;

/**
 * What each customer changed, when they logged in and out, and the outcome; never the values. The person is a keyed hash, as in the log of
 * consents, but with its own key, so that the two cannot be linked.
 */
export function createAuditTrail({
  environment,
  database,
  now,
}: {
  environment: Pick<Environment, 'CONSENT_LOG_KEY' | 'CONSENT_LOG_OTHER_KEYS'>;
  database: Database;
  now: () => Date;
}) {
  const repository = createRevisjonssporRepository(database);
  const toNaming = (key: string) => createNaming(key, 'revisjon-person');
  const toPerson = toNaming(environment.CONSENT_LOG_KEY);
  const namings = [toPerson, ...environment.CONSENT_LOG_OTHER_KEYS.map(toNaming)];
  /** Rows from before a key rotation have the hash of the key of that time. */
  const toPersons = ({ customer }: Whose) => namings.map((toName) => toName(customer.fodselsnummer));

  const getOldest = () => new Date(now().getTime() - AUDIT_DAYS * DAY_MS);
  const toRow = (command: string, { session, distributor, correlationId, device }: Actor) => ({
    created_at: now(),
    person: toPerson(session.customer.fodselsnummer),
    command,
    distributor: distributor.shortname,
    reference: correlationId,
    device: device ?? null,
  });

  return {
    /**
     * Records that a write begins, before it does: a write that cannot be recorded is not made. Returns a function that
     * records the outcome. A row without an outcome is a write whose outcome nobody knows, for example because the
     * process was killed.
     * @param command name of the command, or `login`
     * @throws {PortalError} UTILGJENGELIG
     */
    async begin(command: string, actor: Actor): Promise<(outcome: ErrorCode | 'OK') => Promise<void>> {
      try {
        const id = await repository.insert({
          ...toRow(command, actor),
          outcome: null,
          window_ends_at: null,
        });
        return (outcome) => repository.setOutcome(id, outcome);
      } catch (cause) {
        throw new PortalError('UTILGJENGELIG', { cause });
      }
    },

    /**
     * Records that a write was refused by the rate limit: one row for all of a window.
     * @param until when the window ends
     */
    async countRefused(command: string, actor: Actor, until: Date): Promise<void> {
      await repository.countInWindow({
        ...toRow(command, actor),
        outcome: 'FOR_MANGE_FORSPORSLER' satisfies ErrorCode,
        window_ends_at: until,
      });
    },

    /** Records a logout, which is done whether or not it can be recorded. */
    async recordLogout(actor: Actor): Promise<void> {
      await repository.insert({ ...toRow('logout', actor), outcome: 'OK', window_ends_at: null });
    },

    /**
     * One page of what was done in a customer's name, newest first, of the last {@link AUDIT_DAYS}.
     * @param before id of the last row of the page before; left out for the first page
     */
    async listPage(
      session: Whose,
      { before, limit }: { before?: string; limit: number },
    ): Promise<RevisjonssporRow[]> {
      return repository.listPage({ persons: toPersons(session), since: getOldest(), before, limit });
    },

    /** A row that {@link listPage} has shown this customer; undefined for any other. */
    async find(session: Whose, id: string): Promise<RevisjonssporRow | undefined> {
      return repository.find({ persons: toPersons(session), since: getOldest(), id });
    },

    /**
     * When the customer last did this and it was done, or nobody knows how it ended; undefined if not in the last
     * {@link AUDIT_DAYS}.
     * @param distributors short names of those where it counts; left out for all
     */
    async findLatest(
      session: Whose,
      command: string,
      distributors?: readonly string[],
    ): Promise<Date | undefined> {
      return repository.findLatest({
        persons: toPersons(session),
        since: getOldest(),
        command,
        distributors,
      });
    },

    /** Whether the customer began one of these after that time, in whatever process, and it has not ended. */
    async isUnderWay(session: Whose, commands: readonly string[], since: Date): Promise<boolean> {
      return repository.isUnderWay({ persons: toPersons(session), since, commands });
    },

    /** To answer who changed a customer's data. */
    listByFodselsnummer: (fodselsnummer: string) =>
      repository.listByPersons(toPersons({ customer: { fodselsnummer } })),

    /** Deletes one batch of rows older than {@link AUDIT_DAYS}, and returns how many it was. */
    async deleteExpired(): Promise<number> {
      return repository.deleteExpired(getOldest());
    },
  };
}
