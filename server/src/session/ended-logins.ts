import { createHash } from 'node:crypto';

import type { Database } from '../persistence/database.ts';
import { createLogoutTokenRepository } from '../persistence/logout-token-repository.ts';
import { createSessionRepository } from '../persistence/session-repository.ts';
import {
  CLOCK_TOLERANCE_SECONDS,
  LOGOUT_TOKEN_SECONDS,
  LogoutTokenError,
  type LogoutTokenReader,
} from './logout-token.ts';

const DELETE_BATCH = 1000;
/** As long as the same token could still be in time. */
const REMEMBERED_MS = (LOGOUT_TOKEN_SECONDS + 2 * CLOCK_TOLERANCE_SECONDS) * 1000;

export type EndedLogins = ReturnType<typeof createEndedLogins>;

/** Sessions that end because the identity provider says so. */
export function createEndedLogins({
  read,
  database,
  now,
}: {
  read: LogoutTokenReader;
  database: Database;
  now: () => Date;
}) {
  return {
    /**
     * Ends the sessions that the token names, and answers how many those were.
     * @throws {LogoutTokenError} for a token that does not hold, or has been used
     */
    async end(token: string): Promise<number> {
      const { jti, ...named } = await read(token);
      const jtiHash = createHash('sha256').update(jti).digest();
      const rememberedUntil = new Date(now().getTime() + REMEMBERED_MS);
      // Both or neither: a token must not be used up by an attempt that ended nothing.
      return database.transaction().execute(async (transaction) => {
        // Old logout tokens played again would throw the customer out of every later session.
        if (!(await createLogoutTokenRepository(transaction).markUsed(jtiHash, rememberedUntil)))
          throw new LogoutTokenError('replayed');
        return createSessionRepository(transaction).deleteByProvider(named);
      });
    },

    /** Deletes one batch of expired rows; answers whether there may be more. */
    async deleteExpired(): Promise<boolean> {
      const query = { expiredBefore: now(), limit: DELETE_BATCH };
      return (await createLogoutTokenRepository(database).deleteExpired(query)) === DELETE_BATCH;
    },
  };
}
