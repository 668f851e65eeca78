import type { Database } from './database.ts';
import { deleteBatch } from './delete-batch.ts';

export type LogoutTokenRepository = ReturnType<typeof createLogoutTokenRepository>;

/** Used logout tokens. Times come from the caller's clock. */
export function createLogoutTokenRepository(database: Database) {
  return {
    /** Whether this is the first use; of concurrent calls, exactly one is. */
    async markUsed(jtiHash: Buffer, expiresAt: Date): Promise<boolean> {
      const result = await database
        .insertInto('logout_token')
        .values({ jti_hash: jtiHash, expires_at: expiresAt })
        .onConflict((conflict) => conflict.column('jti_hash').doNothing())
        .executeTakeFirst();
      return Number(result.numInsertedOrUpdatedRows) === 1;
    },

    /** Deletes at most `limit` rows and returns how many it was. */
    async deleteExpired(query: { expiredBefore: Date; limit: number }): Promise<number> {
      return deleteBatch(
        database,
        'logout_token',
        (row) => row('expires_at', '<=', query.expiredBefore),
        query.limit,
      );
    },
  };
}
