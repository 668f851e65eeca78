import { sql, type Kysely } from 'kysely';

export async function up(database: Kysely<unknown>): Promise<void> {
  // Stores the wording itself: a register may forget it, or change it under the same version.
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

  // What each session was shown. No foreign key to the session: it may be deleted while an answer is on its way.
  await sql`
    create table gitt_samtykketekst (
      session uuid not null,
      tekst_id bigint not null references samtykketekst (id),
      gitt timestamptz not null,
      primary key (session, tekst_id)
    )`.execute(database);
  await sql`create index gitt_samtykketekst_gitt on gitt_samtykketekst (gitt)`.execute(database);

  // Null for choices from before the wording was stored, and for reservations, which have none.
  await sql`alter table samtykkeendring add column tekst_id bigint references samtykketekst (id)`.execute(
    database,
  );
  // The number sent to the register. Null: the row's own id, as before.
  await sql`alter table samtykkelevering add column endringsnummer bigint`.execute(database);
  await sql`alter table samtykkelevering drop constraint samtykkelevering_utfall_check`.execute(database);
  await sql`
    alter table samtykkelevering add constraint samtykkelevering_utfall_check
    check (utfall in ('BEKREFTET', 'AVVIST', 'FORBIGATT'))`.execute(database);
}
