import type { ErrorCode } from '@portal/contract/errors.ts';

import type { Environment } from '../config/environment.ts';
import { createNaming } from '../keys/naming.ts';
import type { Database } from '../persistence/database.ts';
import { createRevisjonssporRepository } from '../persistence/revisjonsspor-repository.ts';
import { PortalError } from './errors.ts';
import type { CustomerContext } from './queries.ts';

/** Thirteen months, so that a month can be compared with the same month of the year before. */
export const AUDIT_DAYS = 396;
const DAY_MS = 24 * 60 * 60 * 1000;
const DELETE_BATCH = 1000;

export type AuditTrail = ReturnType<typeof createAuditTrail>;

/**
 * What each customer changed, when, and the outcome; never the values. The person is a keyed hash, as in the log of
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
  /** Rows from before a key rotation have the hash of the key of that time. */
  const namings = [toPerson, ...environment.CONSENT_LOG_OTHER_KEYS.map(toNaming)];

  return {
    /**
     * Records that a write begins, before it does: a write that cannot be recorded is not made. Returns a function that
     * records the outcome. A row without an outcome is a write whose outcome nobody knows, for example because the
     * process was killed.
     * @param command name of the command
     * @throws {PortalError} UTILGJENGELIG
     */
    async begin(
      command: string,
      { session, distributor, correlationId }: CustomerContext,
    ): Promise<(outcome: ErrorCode | 'OK') => Promise<void>> {
      try {
        const id = await repository.insert({
          created_at: now(),
          person: toPerson(session.customer.fodselsnummer),
          command,
          distributor: distributor.shortname,
          reference: correlationId,
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
    async countRefused(
      command: string,
      { session, distributor, correlationId }: CustomerContext,
      until: Date,
    ): Promise<void> {
      await repository.countInWindow({
        created_at: now(),
        person: toPerson(session.customer.fodselsnummer),
        command,
        distributor: distributor.shortname,
        reference: correlationId,
        outcome: 'FOR_MANGE_FORSPORSLER' satisfies ErrorCode,
        window_ends_at: until,
      });
    },

    /** To answer who changed a customer's data. */
    listByFodselsnummer: (fodselsnummer: string) =>
      repository.listByPersons(namings.map((toName) => toName(fodselsnummer))),

    /** Deletes one batch of rows older than {@link AUDIT_DAYS}; returns whether there may be more. */
    async deleteExpired(): Promise<boolean> {
      const before = new Date(now().getTime() - AUDIT_DAYS * DAY_MS);
      return (await repository.deleteExpired({ before, limit: DELETE_BATCH })) === DELETE_BATCH;
    },
  };
}
