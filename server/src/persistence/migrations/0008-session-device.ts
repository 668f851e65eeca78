import { sql, type Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // Null where the browser did not tell, and for a login made by the version before.
  await sql`alter table session add column device text`.execute(database);
}
