import { sql } from 'kysely';

import { type Database, type DatabaseTables, toTable } from './database.ts';

/** A stored time after `latest` was written by a clock that was ahead, and gets `at` instead. */
export interface BringBackQuery {
  at: Date;
  latest: Date;
}

/** After a clock has been set back: otherwise rows of a time that has not come yet would outlive all others. */
export async function bringBack<Table extends keyof DatabaseTables>(
  database: Database,
  table: Table,
  column: keyof DatabaseTables[Table] & string,
  { at, latest }: BringBackQuery,
): Promise<void> {
  await sql`
    update ${toTable(table)} set ${sql.ref(column)} = ${at} where ${sql.ref(column)} > ${latest}`.execute(
    database,
  );
}
