import type { Database } from './database.ts';
import { deleteBatch } from './delete-batch.ts';

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

    /** Deletes one batch, and returns how many rows it was. */
    async deleteExpired(expiredBefore: Date): Promise<number> {
      return deleteBatch(database, 'logout_token', (row) => row('expires_at', '<=', expiredBefore));
    },
  };
}
