import { sql, type Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table samtykkeendring (
      id bigint generated always as identity primary key,
      person bytea not null check (octet_length(person) = 32),
      slag text not null check (slag in ('MARKETING', 'CROSS_DOMAIN', 'RESERVASJON')),
      tekstversjon text,
      gammel_verdi boolean,
      ny_verdi boolean not null,
      distributor text not null,
      tidspunkt timestamptz not null
    )`.execute(database);
  await sql`create index samtykkeendring_person on samtykkeendring (person, slag, id desc)`.execute(database);

  // Proof that can be edited proves nothing: not even the portal may change a row.
  await sql`
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception '% is append-only', tg_table_name;
    end $$`.execute(database);
  await sql`
    create trigger samtykkeendring_append_only before update or delete or truncate on samtykkeendring
    for each statement execute function refuse_change()`.execute(database);

  await sql`
    create table samtykkelevering (
      endring_id bigint primary key references samtykkeendring (id),
      forseglet bytea,
      forsok integer not null default 0,
      neste_forsok timestamptz not null,
      utfall text check (utfall in ('BEKREFTET', 'AVVIST')),
      avsluttet timestamptz,
      check ((utfall is null) = (avsluttet is null)),
      check ((utfall is null) = (forseglet is not null))
    )`.execute(database);
  await sql`
    create index samtykkelevering_neste_forsok on samtykkelevering (neste_forsok)
    where utfall is null`.execute(database);
}
