import { sql, type Kysely } from 'kysely';

export const worksWith = '0013-one-language';

export async function up(database: Kysely<unknown>): Promise<void> {
  // When the provider identified the customer; null for sessions from the previous version.
  await sql`alter table portal_data.session add column identified_at timestamptz`.execute(database);
}
