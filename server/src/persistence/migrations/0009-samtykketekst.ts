import { sql, type Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // The words themselves: a register may forget a wording, or change it under the same name.
  await sql`
    create table samtykketekst (
      id bigint generated always as identity primary key,
      innhold_hash bytea not null unique check (octet_length(innhold_hash) = 32),
      slag text not null check (slag in ('MARKETING', 'CROSS_DOMAIN')),
      versjon text,
      tittel text not null,
      ingress text not null,
      tekst text not null,
      forst_gitt timestamptz not null
    )`.execute(database);
  await sql`
    create trigger samtykketekst_append_only before update or delete or truncate on samtykketekst
    for each statement execute function refuse_change()`.execute(database);

  // What each visit was given. No reference to the visit's own row: that may be gone while an answer is on its way.
  await sql`
    create table gitt_samtykketekst (
      session uuid not null,
      tekst_id bigint not null references samtykketekst (id),
      gitt timestamptz not null,
      primary key (session, tekst_id)
    )`.execute(database);
  await sql`create index gitt_samtykketekst_gitt on gitt_samtykketekst (gitt)`.execute(database);

  // Null for what was chosen before the words were kept, and for reservations, which have none of the register's.
  await sql`alter table samtykkeendring add column tekst_id bigint references samtykketekst (id)`.execute(
    database,
  );
  // What the register knows the change by. Null: by its own number, as it was before.
  await sql`alter table samtykkelevering add column endringsnummer bigint`.execute(database);
  await sql`alter table samtykkelevering drop constraint samtykkelevering_utfall_check`.execute(database);
  await sql`
    alter table samtykkelevering add constraint samtykkelevering_utfall_check
    check (utfall in ('BEKREFTET', 'AVVIST', 'FORBIGATT'))`.execute(database);
}
