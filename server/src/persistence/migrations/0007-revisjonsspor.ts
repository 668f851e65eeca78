import { sql, type Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table revisjonsspor (
      id bigint generated always as identity primary key,
      tidspunkt timestamptz not null,
      person bytea not null check (octet_length(person) = 32),
      handling text not null,
      distributor text not null,
      referanse text not null,
      utfall text
    )`.execute(database);
  await sql`create index revisjonsspor_person on revisjonsspor (person, tidspunkt)`.execute(database);
  await sql`create index revisjonsspor_tidspunkt on revisjonsspor (tidspunkt)`.execute(database);

  // Rows are not changed; only the outcome may be added later.
  await sql`
    create function refuse_rewriting() returns trigger language plpgsql as $$
    begin
      if old.utfall is not null or row(new.id, new.tidspunkt, new.person, new.handling, new.distributor, new.referanse)
        is distinct from row(old.id, old.tidspunkt, old.person, old.handling, old.distributor, old.referanse) then
        raise exception '% is not rewritten', tg_table_name;
      end if;
      return new;
    end $$`.execute(database);
  await sql`
    create trigger revisjonsspor_not_rewritten before update on revisjonsspor
    for each row execute function refuse_rewriting()`.execute(database);
}
