import { sql, type Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // A token references its session by the public id, so that a logout deletes the session's tokens.
  await sql`create unique index session_public_id on session (public_id)`.execute(database);
  await sql`
    create table jump_token (
      token_hash bytea primary key check (octet_length(token_hash) = 32),
      session_public_id uuid not null references session (public_id) on delete cascade,
      sealed bytea not null,
      created_at timestamptz not null
    )`.execute(database);
  await sql`create index jump_token_session_public_id on jump_token (session_public_id)`.execute(database);
  await sql`create index jump_token_created_at on jump_token (created_at)`.execute(database);
}
