import { sql, type Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // The identity provider's session id (`sid`): it ends our session by this id, or by the subject.
  await sql`alter table session add column provider_session text`.execute(database);
  await sql`create index session_provider_session on session (provider_session)`.execute(database);
  await sql`create index session_subject on session (subject)`.execute(database);
  await sql`
    create table logout_token (
      jti_hash bytea primary key check (octet_length(jti_hash) = 32),
      expires_at timestamptz not null
    )`.execute(database);
  await sql`create index logout_token_expires_at on logout_token (expires_at)`.execute(database);
}
