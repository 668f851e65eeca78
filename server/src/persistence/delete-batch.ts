import { expressionBuilder, type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';

import { type Database, type DatabaseTables, toTable } from './database.ts';

/** How many rows are deleted at once. */
export const DELETE_BATCH = 1000;

/**
 * Deletes at most `limit` old rows, so that no deletion locks the table for long. Rows locked by another process are
 * skipped. Rows are identified by their physical place (ctid), which does not change while they are locked, so that
 * tables need no particular key.
 *
 * @returns the number of deleted rows; `limit` means that there may be more
 */
export async function deleteBatch<Table extends keyof DatabaseTables>(
  database: Database,
  table: Table,
  isOld: (row: ExpressionBuilder<DatabaseTables, Table>) => Expression<SqlBool>,
  limit = DELETE_BATCH,
): Promise<number> {
  const old = isOld(expressionBuilder<DatabaseTables, Table>());
  const result = await sql`
    delete from ${toTable(table)} where ctid in (
      select ctid from ${toTable(table)} where ${old} limit ${limit} for update skip locked
    )`.execute(database);
  return Number(result.numAffectedRows);
}
