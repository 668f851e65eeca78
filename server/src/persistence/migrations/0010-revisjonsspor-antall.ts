import { sql, type Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // Writes refused by the rate limit share one row for each window, with the window's end. Null for a single write.
  await sql`
    alter table revisjonsspor
      add column vindu_slutt timestamptz,
      add column antall integer not null default 1`.execute(database);
  await sql`
    create unique index revisjonsspor_vindu on revisjonsspor (person, vindu_slutt)
    where vindu_slutt is not null`.execute(database);

  // As before; also, the count of a window's row may increase by one at a time.
  await sql`
    create or replace function refuse_rewriting() returns trigger language plpgsql as $$
    begin
      if row(new.id, new.tidspunkt, new.person, new.handling, new.distributor, new.referanse, new.vindu_slutt)
        is distinct from
        row(old.id, old.tidspunkt, old.person, old.handling, old.distributor, old.referanse, old.vindu_slutt)
        or (old.vindu_slutt is null and (old.utfall is not null or new.antall <> old.antall))
        or (old.vindu_slutt is not null and (new.utfall is distinct from old.utfall or new.antall <> old.antall + 1))
      then
        raise exception '% is not rewritten', tg_table_name;
      end if;
      return new;
    end $$`.execute(database);
}
