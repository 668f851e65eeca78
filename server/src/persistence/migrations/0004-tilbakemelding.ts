import { sql, type Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // Random keys: a sequence would reveal which contact request came with which rating.
  await sql`
    create table tilbakemelding (
      id uuid primary key default gen_random_uuid(),
      tidspunkt timestamptz not null,
      distributor text not null,
      side text not null,
      produktkode text,
      verdi jsonb not null,
      tekst text
    )`.execute(database);
  await sql`create index tilbakemelding_tidspunkt on tilbakemelding (tidspunkt)`.execute(database);
  await sql`
    create table oppfolging (
      id uuid primary key default gen_random_uuid(),
      tidspunkt timestamptz not null,
      distributor text not null,
      side text not null,
      svar jsonb not null
    )`.execute(database);
  await sql`create index oppfolging_tidspunkt on oppfolging (tidspunkt)`.execute(database);
  // Only a date, no time: nothing in the row tells whose visit it came from.
  await sql`
    create table kontaktonske (
      id uuid primary key default gen_random_uuid(),
      distributor text not null,
      side text not null,
      epost text not null,
      telefon text,
      slettes date not null
    )`.execute(database);
  await sql`create index kontaktonske_slettes on kontaktonske (slettes)`.execute(database);
  // Unlogged: counts of a few minutes need not survive a crash.
  await sql`
    create unlogged table request_count (
      bucket bytea not null check (octet_length(bucket) = 32),
      ends_at timestamptz not null,
      requests integer not null,
      primary key (bucket, ends_at)
    )`.execute(database);
  await sql`create index request_count_ends_at on request_count (ends_at)`.execute(database);
}
