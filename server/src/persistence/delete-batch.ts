import { expressionBuilder, type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';

import type { Database, DatabaseTables } from './database.ts';

/**
 * Deletes at most `limit` rows of a table that has grown old, so that no deletion holds the table for long. Another
 * process may be at the same work: rows it has taken are left to it. Rows are taken by their place, which a lock
 * keeps them in, so that a table needs no key of a kind.
 *
 * @returns how many it was; `limit` means that there may be more
 */
export async function deleteBatch<Table extends keyof DatabaseTables>(
  database: Database,
  table: Table,
  isOld: (row: ExpressionBuilder<DatabaseTables, Table>) => Expression<SqlBool>,
  limit: number,
): Promise<number> {
  const old = isOld(expressionBuilder<DatabaseTables, Table>());
  const result = await sql`
    delete from ${sql.table(table)} where ctid in (
      select ctid from ${sql.table(table)} where ${old} limit ${limit} for update skip locked
    )`.execute(database);
  return Number(result.numAffectedRows);
}
