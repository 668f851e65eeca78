import { sql, type Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // Rows are updated at every request: free space in each page, and no index on the updated column, keep that cheap
  // (HOT updates).
  await sql`
    create table session (
      id_hash bytea primary key check (octet_length(id_hash) = 32),
      public_id uuid not null,
      subject text not null,
      sealed bytea not null,
      distributor text not null,
      login_context text not null,
      bank_registry text,
      created_at timestamptz not null,
      last_active_at timestamptz not null
    ) with (fillfactor = 70)`.execute(database);

  await sql`
    create table login_transaction (
      state_hash bytea primary key check (octet_length(state_hash) = 32),
      browser_hash bytea not null check (octet_length(browser_hash) = 32),
      sealed bytea not null,
      distributor text not null,
      created_at timestamptz not null
    )`.execute(database);
  await sql`create index login_transaction_created_at on login_transaction (created_at)`.execute(database);
}
