import { sql, type Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // Null when the browser did not say, and for sessions from the previous version.
  await sql`alter table session add column device text`.execute(database);
}
