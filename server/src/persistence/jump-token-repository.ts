import type { Insertable, Selectable } from 'kysely';
import pg from 'pg';

import type { Database, JumpTokenTable } from './database.ts';
import { deleteBatch } from './delete-batch.ts';

const FOREIGN_KEY_VIOLATION = '23503';

export type JumpTokenRow = Selectable<JumpTokenTable>;

export type JumpTokenRepository = ReturnType<typeof createJumpTokenRepository>;

/** Times come from the caller's clock, never the database's. */
export function createJumpTokenRepository(database: Database) {
  return {
    /** Whether it could be: the table knows no token without a session, which may have ended meanwhile. */
    async insert(row: Insertable<JumpTokenTable>): Promise<boolean> {
      try {
        await database.insertInto('jump_token').values(row).execute();
        return true;
      } catch (error) {
        if (error instanceof pg.DatabaseError && error.code === FOREIGN_KEY_VIOLATION) return false;
        throw error;
      }
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
