import type { Insertable, Selectable } from 'kysely';

import type { Database, JumpTokenTable } from './database.ts';
import { deleteBatch } from './delete-batch.ts';

export type JumpTokenRow = Selectable<JumpTokenTable>;

export type JumpTokenRepository = ReturnType<typeof createJumpTokenRepository>;

/** Times come from the caller's clock, never the database's. */
export function createJumpTokenRepository(database: Database) {
  return {
    /** @throws when the session has ended meanwhile: the table knows no token without one. */
    async insert(row: Insertable<JumpTokenTable>): Promise<void> {
      await database.insertInto('jump_token').values(row).execute();
    },

    /** Takes the token away as it reads it: of many who try at once, one gets it. */
    async take(query: { tokenHash: Buffer; createdAfter: Date }): Promise<JumpTokenRow | undefined> {
      return await database
        .deleteFrom('jump_token')
        .where('token_hash', '=', query.tokenHash)
        .where('created_at', '>', query.createdAfter)
        .returningAll()
        .executeTakeFirst();
    },

    /** Deletes at most `limit` rows and answers how many it was. */
    async deleteExpired(query: { createdBefore: Date; limit: number }): Promise<number> {
      return deleteBatch(
        database,
        'jump_token',
        (row) => row('created_at', '<=', query.createdBefore),
        query.limit,
      );
    },
  };
}
