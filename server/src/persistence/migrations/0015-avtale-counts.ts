import { sql, type Kysely } from 'kysely';

export const worksWith = '0013-one-language';

export async function up(database: Kysely<unknown>): Promise<void> {
  // By system, e.g. {"NICE": 2}; null before any has answered.
  await sql`alter table portal_data.session add column avtale_counts jsonb`.execute(database);
}
