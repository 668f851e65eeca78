import { sql, type Kysely } from 'kysely';

export const worksWith = '0013-one-language';

export async function up(database: Kysely<unknown>): Promise<void> {
  // The kind of device of a login or logout; null where the browser did not say, and for all else.
  await sql`alter table portal_data.revisjonsspor add column device text`.execute(database);

  // A customer's rows are read newest first, page by page, and a row's id is its place.
  await sql`create index revisjonsspor_person_id on portal_data.revisjonsspor (person, id)`.execute(database);
  await sql`drop index portal_data.revisjonsspor_person`.execute(database);

  // As before; the device is not changed either.
  await sql`
    create or replace function portal_data.refuse_rewriting() returns trigger language plpgsql as $$
    begin
      if row(new.id, new.created_at, new.person, new.command, new.distributor, new.reference, new.window_ends_at, new.device)
        is distinct from
        row(old.id, old.created_at, old.person, old.command, old.distributor, old.reference, old.window_ends_at, old.device)
        or (old.window_ends_at is null and (old.outcome is not null or new.writes <> old.writes))
        or (old.window_ends_at is not null
          and (new.outcome is distinct from old.outcome or new.writes <> old.writes + 1))
      then
        raise exception '% is not rewritten', tg_table_name;
      end if;
      return new;
    end $$`.execute(database);
}
