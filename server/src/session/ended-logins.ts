import { createHash } from 'node:crypto';

import type { Database } from '../persistence/database.ts';
import { createLogoutTokenRepository } from '../persistence/logout-token-repository.ts';
import { createSessionRepository } from '../persistence/session-repository.ts';
import { toLatest } from './clock-tolerance.ts';
import {
  LOGOUT_TOKEN_SECONDS,
  LogoutTokenError,
  type LogoutSubject,
  type LogoutTokenReader,
} from './logout-token.ts';

/** For as long as the same token could still be valid. */
const REMEMBERED_MS = LOGOUT_TOKEN_SECONDS * 1000;

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
  const toRememberedUntil = (at: Date) => new Date(at.getTime() + REMEMBERED_MS);
  /** No process remembers anything for longer, unless its clock was ahead and has been set back since. */
  const getLatest = () => toLatest(toRememberedUntil(now()));

  return {
    /**
     * Ends the sessions that the token names, and returns how many it was.
     * @throws {LogoutTokenError} for an invalid or used token
     */
    async end(token: string): Promise<number> {
      const { jti, ...named } = await read(token);
      const jtiHash = toHash(jti);
      const rememberedUntil = toRememberedUntil(now());
      const logoutTokens = createLogoutTokenRepository(database);
      // Remembered once more, a replayed one would end a login that comes back meanwhile.
      if (await logoutTokens.isRemembered([jtiHash], now())) throw new LogoutTokenError('replayed');
      // Committed before the sessions are looked for: a login under way has its session by then, or finds this.
      await logoutTokens.remember(listNamed(named), { expiresAt: rememberedUntil, latest: getLatest() });
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

    /**
     * For a login that comes back: call it before the code is redeemed, and what it returns when there is a session.
     * That tells whether the provider has ended the login meanwhile, by a token that found no session.
     */
    watch(): (login: LogoutSubject & { subject: string }) => Promise<boolean> {
      const since = now();
      return (login) =>
        // What a clock that was ahead has written would refuse this customer each login until its time has come.
        createLogoutTokenRepository(database).isRemembered(
          listEnding(login),
          toRememberedUntil(since),
          getLatest(),
        );
    },

    /** Deletes one batch of expired rows, and returns how many it was. */
    async deleteExpired(): Promise<number> {
      return createLogoutTokenRepository(database).deleteExpired(now());
    },
  };
}

const toHash = (text: string): Buffer => createHash('sha256').update(text).digest();
/** In the same column as tokens' `jti`s, which are random ids of the provider's and no such texts. */
const toNameHash = (name: Record<string, unknown>): Buffer => toHash(JSON.stringify(name));

/** What a token names. One with both names ends the logins of its subject too that were told no session. */
function listNamed({ subject, providerSession }: LogoutSubject): Buffer[] {
  const isOfBoth = subject !== undefined && providerSession !== undefined;
  return [toNameHash({ subject, providerSession }), ...(isOfBoth ? [toNameHash({ of: subject })] : [])];
}

/** The names that end a login, as `deleteByProvider` finds its session. */
function listEnding({ subject, providerSession }: LogoutSubject): Buffer[] {
  const bySession =
    providerSession === undefined ? [{ of: subject }] : [{ providerSession }, { subject, providerSession }];
  return [{ subject }, ...bySession].map(toNameHash);
}
