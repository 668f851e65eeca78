import type { Database } from './database.ts';

export type LogoutTokenRepository = ReturnType<typeof createLogoutTokenRepository>;

/** Logout tokens that have been used. Times come from the caller's clock. */
export function createLogoutTokenRepository(database: Database) {
  return {
    /** Whether this is the first time; of calls that meet, one is. */
    async markUsed(jtiHash: Buffer, expiresAt: Date): Promise<boolean> {
      const result = await database
        .insertInto('logout_token')
        .values({ jti_hash: jtiHash, expires_at: expiresAt })
        .onConflict((conflict) => conflict.column('jti_hash').doNothing())
        .executeTakeFirst();
      return Number(result.numInsertedOrUpdatedRows) === 1;
    },

    /** Deletes at most `limit` rows and answers how many it was. */
    async deleteExpired(query: { expiredBefore: Date; limit: number }): Promise<number> {
      const result = await database
        .deleteFrom('logout_token')
        .where('jti_hash', 'in', (sub) =>
          sub
            .selectFrom('logout_token')
            .select('jti_hash')
            .where('expires_at', '<=', query.expiredBefore)
            .limit(query.limit)
            // Another process may be at the same work.
            .forUpdate()
            .skipLocked(),
        )
        .executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}
