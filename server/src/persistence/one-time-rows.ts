import { sql } from 'kysely';

import { bringBack, type BringBackQuery } from './bring-back.ts';
import { type Database, toTable } from './database.ts';
import { deleteBatch } from './delete-batch.ts';

/** Rows that are used once and live for a short time. Times come from the caller's clock, never the database's. */
export function createOneTimeRows<Row extends { created_at: Date }>(
  database: Database,
  table: 'jump_token' | 'kept_form' | 'login_transaction',
) {
  return {
    /**
     * Deletes the row and returns it: of concurrent calls, exactly one gets it. A caller that does not match all of
     * `key` leaves the row for its owner.
     */
    async take(key: Partial<Row>, createdAfter: Date): Promise<Row | undefined> {
      const known = Object.entries(key).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
      const { rows } = await sql<Row>`
        delete from ${toTable(table)}
        where ${sql.join(known, sql` and `)} and created_at > ${createdAfter} returning *`.execute(database);
      return rows[0];
    },

    /** Deletes one batch, and returns how many rows it was. */
    async deleteExpired({
      createdBefore,
      ...query
    }: BringBackQuery & { createdBefore: Date }): Promise<number> {
      await bringBack(database, table, 'created_at', query);
      return deleteBatch(database, table, (row) => row('created_at', '<=', createdBefore));
    },
  };
}
