import { sql } from 'kysely';

import type { Database } from './database.ts';
import { deleteBatch } from './delete-batch.ts';

/** Used logout tokens, and what they named. Times come from the caller's clock. */
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

    /**
     * Remembers what a token named, under each of these hashes.
     * @param until.latest a stored time after this one was written by a clock that has been set back since
     */
    async remember(
      nameHashes: readonly Buffer[],
      { expiresAt, latest }: { expiresAt: Date; latest: Date },
    ): Promise<void> {
      await database
        .insertInto('logout_token')
        .values(nameHashes.map((hash) => ({ jti_hash: hash, expires_at: expiresAt })))
        .onConflict((conflict) =>
          conflict.column('jti_hash').doUpdateSet({
            expires_at: sql`case when logout_token.expires_at > ${latest} then excluded.expires_at else greatest(logout_token.expires_at, excluded.expires_at) end`,
          }),
        )
        .execute();
    },

    /**
     * Whether one of these names is remembered until later than that.
     * @param latest as of `remember`: what is remembered for longer does not count; left out, it does
     */
    async isRemembered(nameHashes: readonly Buffer[], after: Date, latest?: Date): Promise<boolean> {
      const row = await database
        .selectFrom('logout_token')
        .select('expires_at')
        .where('jti_hash', 'in', nameHashes)
        .where('expires_at', '>', after)
        .$if(latest !== undefined, (named) => named.where('expires_at', '<=', latest ?? after))
        .limit(1)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Deletes one batch, and returns how many rows it was. */
    async deleteExpired(expiredBefore: Date): Promise<number> {
      return deleteBatch(database, 'logout_token', (row) => row('expires_at', '<=', expiredBefore));
    },
  };
}
