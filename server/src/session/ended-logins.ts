import { createHash } from 'node:crypto';

import type { LogoutTokenRepository } from '../persistence/logout-token-repository.ts';
import type { SessionRepository } from '../persistence/session-repository.ts';
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
  sessions,
  tokens,
  now,
}: {
  read: LogoutTokenReader;
  sessions: Pick<SessionRepository, 'deleteByProvider'>;
  tokens: LogoutTokenRepository;
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
      // Old logout tokens played again would throw the customer out of every later session.
      if (!(await tokens.markUsed(jtiHash, new Date(now().getTime() + REMEMBERED_MS))))
        throw new LogoutTokenError('replayed');
      return sessions.deleteByProvider(named);
    },

    /** Deletes one batch of expired rows; answers whether there may be more. */
    async deleteExpired(): Promise<boolean> {
      return (await tokens.deleteExpired({ expiredBefore: now(), limit: DELETE_BATCH })) === DELETE_BATCH;
    },
  };
}
