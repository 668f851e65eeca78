import type { Insertable, Selectable } from 'kysely';

import type { Database, KeptFormTable } from './database.ts';
import { deleteBatch } from './delete-batch.ts';

export type KeptFormRow = Selectable<KeptFormTable>;

export type KeptFormRepository = ReturnType<typeof createKeptFormRepository>;

/** Times come from the caller's clock, never the database's. */
export function createKeptFormRepository(database: Database) {
  return {
    /** A browser has one: the last. */
    async put(row: Insertable<KeptFormTable>): Promise<void> {
      const { sealed, distributor, created_at } = row;
      await database
        .insertInto('kept_form')
        .values(row)
        .onConflict((conflict) =>
          conflict.column('browser_hash').doUpdateSet({ sealed, distributor, created_at }),
        )
        .execute();
    },

    /** Takes the form away as it reads it, so that it is given back once. */
    async take(query: {
      browserHash: Buffer;
      distributor: string;
      createdAfter: Date;
    }): Promise<KeptFormRow | undefined> {
      return await database
        .deleteFrom('kept_form')
        .where('browser_hash', '=', query.browserHash)
        .where('distributor', '=', query.distributor)
        .where('created_at', '>', query.createdAfter)
        .returningAll()
        .executeTakeFirst();
    },

    /** Deletes at most `limit` rows and answers how many it was. */
    async deleteExpired(query: { createdBefore: Date; limit: number }): Promise<number> {
      return deleteBatch(
        database,
        'kept_form',
        (row) => row('created_at', '<=', query.createdBefore),
        query.limit,
      );
    },
  };
}
