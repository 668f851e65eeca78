import type { Insertable, Selectable } from 'kysely';

import type { Database, LoginTransactionTable } from './database.ts';
import { createOneTimeRows } from './one-time-rows.ts';

type LoginTransactionRow = Selectable<LoginTransactionTable>;

export type LoginTransactionRepository = ReturnType<typeof createLoginTransactionRepository>;

export function createLoginTransactionRepository(database: Database) {
  return {
    ...createOneTimeRows<LoginTransactionRow>(database, 'login_transaction'),

    async insert(row: Insertable<LoginTransactionTable>): Promise<void> {
      await database.insertInto('login_transaction').values(row).execute();
    },
  };
}
