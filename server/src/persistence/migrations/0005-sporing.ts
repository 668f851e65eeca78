import { sql, type Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // No time: when a customer first consented is nobody's business.
  await sql`
    create table sporing (
      person bytea primary key check (octet_length(person) = 32),
      tracking_id uuid not null unique default gen_random_uuid()
    )`.execute(database);
}
