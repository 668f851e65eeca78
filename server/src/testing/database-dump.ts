import { sql } from 'kysely';

import { type Database, type DatabaseTables, toTable } from '../persistence/database.ts';

/** All rows of a table as a thief of the database could read them: as text, with bytes also decoded as characters. */
export async function dumpTable(database: Database, table: keyof DatabaseTables): Promise<string> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${toTable(table)}`.execute(database);
  return rows
    .flatMap((row) => Object.values(row))
    .map((value) =>
      Buffer.isBuffer(value) ? `${value.toString('latin1')} ${value.toString('hex')}` : String(value),
    )
    .join('\n');
}
