import type { Insertable, Selectable } from 'kysely';

import type { Database, LoginTransactionTable } from './database.ts';
import { deleteBatch } from './delete-batch.ts';

export type LoginTransactionRow = Selectable<LoginTransactionTable>;

export type LoginTransactionRepository = ReturnType<typeof createLoginTransactionRepository>;

/** Times come from the caller's clock, never the database's. */
export function createLoginTransactionRepository(database: Database) {
  return {
    async insert(row: Insertable<LoginTransactionTable>): Promise<void> {
      await database.insertInto('login_transaction').values(row).execute();
    },

    /**
     * Takes the transaction away as it reads it, so that it can be used once.
     * Another browser's or distributor's attempt leaves it to its owner.
     */
    async take(query: {
      stateHash: Buffer;
      browserHash: Buffer;
      distributor: string;
      createdAfter: Date;
    }): Promise<LoginTransactionRow | undefined> {
      return await database
        .deleteFrom('login_transaction')
        .where('state_hash', '=', query.stateHash)
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
        'login_transaction',
        (row) => row('created_at', '<=', query.createdBefore),
        query.limit,
      );
    },
  };
}
