import { sql, type Kysely } from 'kysely';

export const worksWith = '0013-one-language';

export async function up(database: Kysely<unknown>): Promise<void> {
  // Both counts are null when they are not known: not read yet, or outdated by a removal at that time.
  await sql`
    alter table portal_data.session
      add column tilbud_count integer,
      add column open_tilbud_count integer,
      add column tilbud_counted_at timestamptz`.execute(database);
}
