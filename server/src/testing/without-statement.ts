import { sql } from 'kysely';

import { type Database, type DatabaseTables, toTable } from '../persistence/database.ts';

/** While that runs, one kind of statement on the table fails; the others still work. */
export async function withoutStatement<Result>(
  database: Database,
  statement: 'update' | 'delete',
  table: keyof DatabaseTables,
  work: () => Promise<Result>,
): Promise<Result> {
  await sql`create or replace function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'Nede'; end $$`.execute(database);
  await sql`create trigger refuse before ${sql.raw(statement)} on ${toTable(table)} execute function refuse()`.execute(
    database,
  );
  try {
    return await work();
  } finally {
    await sql`drop trigger refuse on ${toTable(table)}`.execute(database);
  }
}
