import { sql, type Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // One for each browser: its last form that was sent without a session.
  await sql`
    create table kept_form (
      browser_hash bytea primary key check (octet_length(browser_hash) = 32),
      sealed bytea not null,
      distributor text not null,
      created_at timestamptz not null
    )`.execute(database);
  await sql`create index kept_form_created_at on kept_form (created_at)`.execute(database);
}
