import type { Insertable, Selectable } from 'kysely';

import type { Database, KeptFormTable } from './database.ts';
import { createOneTimeRows } from './one-time-rows.ts';

type KeptFormRow = Selectable<KeptFormTable>;

export type KeptFormRepository = ReturnType<typeof createKeptFormRepository>;

export function createKeptFormRepository(database: Database) {
  return {
    ...createOneTimeRows<KeptFormRow>(database, 'kept_form'),

    /** Each browser has at most one: the last. */
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

    /** Unless the browser has sent another form since. */
    async putBack(row: Insertable<KeptFormTable>): Promise<void> {
      await database
        .insertInto('kept_form')
        .values(row)
        .onConflict((conflict) => conflict.column('browser_hash').doNothing())
        .execute();
    },
  };
}
