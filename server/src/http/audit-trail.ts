import type { ErrorCode } from '@portal/contract/errors.ts';

import type { Environment } from '../config/environment.ts';
import { createNaming } from '../keys/naming.ts';
import type { Database } from '../persistence/database.ts';
import { createRevisjonssporRepository } from '../persistence/revisjonsspor-repository.ts';
import { PortalError } from './errors.ts';
import type { CustomerContext } from './queries.ts';

/** Thirteen months: a year can be held against the same time the year before. */
export const AUDIT_DAYS = 396;
const DAY_MS = 24 * 60 * 60 * 1000;
const DELETE_BATCH = 1000;

type Asker = Pick<CustomerContext, 'session' | 'distributor' | 'correlationId'>;

export type AuditTrail = ReturnType<typeof createAuditTrail>;

/**
 * What each customer changed, when, and how it ended; never the values. It names nobody by itself: a person is a keyed
 * hash, as in the log of consents, but under a key of its own, so that the two cannot be laid side by side.
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
  /** Rows from before a change of key stand under the name that they were given then. */
  const namings = [toPerson, ...environment.CONSENT_LOG_OTHER_KEYS.map(toNaming)];

  return {
    /**
     * Writes down that a write begins, before it does: what cannot be accounted for is not done. Answers how to say how
     * it ended; a row without an end is a write of which nobody knows, such as when the process was killed.
     * @param handling name of the command
     * @throws {PortalError} UTILGJENGELIG
     */
    async begin(
      handling: string,
      { session, distributor, correlationId }: Asker,
    ): Promise<(utfall: ErrorCode | 'OK') => Promise<void>> {
      try {
        const id = await repository.insert({
          tidspunkt: now(),
          person: toPerson(session.customer.fodselsnummer),
          handling,
          distributor: distributor.shortname,
          referanse: correlationId,
          utfall: null,
          vindu_slutt: null,
        });
        return (utfall) => repository.setOutcome(id, utfall);
      } catch (cause) {
        throw new PortalError('UTILGJENGELIG', { cause });
      }
    },

    /**
     * Puts on record that a write was refused because there were too many: all of one window in one row.
     * @param until when the window ends
     */
    async countRefused(
      handling: string,
      { session, distributor, correlationId }: Asker,
      until: Date,
    ): Promise<void> {
      await repository.countInWindow({
        tidspunkt: now(),
        person: toPerson(session.customer.fodselsnummer),
        handling,
        distributor: distributor.shortname,
        referanse: correlationId,
        utfall: 'FOR_MANGE_FORSPORSLER' satisfies ErrorCode,
        vindu_slutt: until,
      });
    },

    /** For whoever asks what was done in their name. */
    listByFodselsnummer: (fodselsnummer: string) =>
      repository.listByPersons(namings.map((toName) => toName(fodselsnummer))),

    /** Deletes one batch of what is older than {@link AUDIT_DAYS}; answers whether there may be more. */
    async deleteExpired(): Promise<boolean> {
      const before = new Date(now().getTime() - AUDIT_DAYS * DAY_MS);
      return (await repository.deleteExpired({ before, limit: DELETE_BATCH })) === DELETE_BATCH;
    },
  };
}
