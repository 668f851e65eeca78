import { sql, type Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table varsel (
      id uuid primary key,
      -- Whom it is about, and the address from before. The row goes when the notice has been delivered.
      forseglet bytea not null,
      distributor text not null,
      tidspunkt timestamptz not null,
      -- Whether the change that it tells of is known to have been made.
      er_skjedd boolean not null,
      forsok integer not null default 0,
      neste_forsok timestamptz not null
    )`.execute(database);
  await sql`create index varsel_neste_forsok on varsel (neste_forsok)`.execute(database);
  await sql`create index varsel_tidspunkt on varsel (tidspunkt)`.execute(database);
}
