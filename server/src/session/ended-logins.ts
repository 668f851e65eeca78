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

/** For as long as the same token could still be valid. */
const REMEMBERED_MS = (LOGOUT_TOKEN_SECONDS + 2 * CLOCK_TOLERANCE_SECONDS) * 1000;

export type EndedLogins = ReturnType<typeof createEndedLogins>;

/** Ends sessions when the identity provider says so (back-channel and front-channel logout). */
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
     * Ends the sessions that the token names, and returns how many it was.
     * @throws {LogoutTokenError} for an invalid or used token
     */
    async end(token: string): Promise<number> {
      const { jti, ...named } = await read(token);
      const jtiHash = createHash('sha256').update(jti).digest();
      const rememberedUntil = new Date(now().getTime() + REMEMBERED_MS);
      // One transaction: a failed attempt must not use up the token.
      return database.transaction().execute(async (transaction) => {
        // A replayed logout token would end every later session of the customer.
        if (!(await createLogoutTokenRepository(transaction).markUsed(jtiHash, rememberedUntil)))
          throw new LogoutTokenError('replayed');
        return createSessionRepository(transaction).deleteByProvider(named);
      });
    },

    /**
     * Ends what began with this session of the provider, and returns how many it was. Whoever knows its random id may:
     * the provider tells it to nobody but us and the customer's browser.
     */
    async endOfSession(providerSession: string): Promise<number> {
      return createSessionRepository(database).deleteByProvider({ providerSession });
    },

    /** Deletes one batch of expired rows, and returns how many it was. */
    async deleteExpired(): Promise<number> {
      return createLogoutTokenRepository(database).deleteExpired(now());
    },
  };
}
