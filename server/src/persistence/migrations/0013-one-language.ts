import { sql, type Kysely } from 'kysely';

/** Its views are for the version before this migration. */
export const worksWith = '0012-varsel';

const SCHEMA = 'portal_data';

interface Names {
  table?: string;
  columns?: Record<string, string>;
  /** The version before deletes these rows by their place. */
  isDeletedByPlace?: boolean;
}

/**
 * New names by old ones; what is not named keeps its own. English, with Norwegian nouns for what only insurance has. The
 * order is that in which the portal's transactions lock the tables.
 */
const tables: Record<string, Names> = {
  session: { isDeletedByPlace: true },
  jump_token: { isDeletedByPlace: true },
  login_transaction: { isDeletedByPlace: true },
  logout_token: { isDeletedByPlace: true },
  kept_form: { isDeletedByPlace: true },
  request_count: { isDeletedByPlace: true },
  sporing: {},
  samtykketekst: { columns: { innhold_hash: 'content_hash', forst_gitt: 'first_given_at' } },
  gitt_samtykketekst: {
    table: 'given_samtykketekst',
    columns: { session: 'session_public_id', gitt: 'given_at' },
    isDeletedByPlace: true,
  },
  samtykkeendring: {
    columns: { gammel_verdi: 'old_value', ny_verdi: 'new_value', tidspunkt: 'created_at' },
  },
  samtykkelevering: {
    columns: {
      forseglet: 'sealed',
      neste_forsok: 'next_attempt_at',
      forsok: 'attempts',
      utfall: 'outcome',
      avsluttet: 'ended_at',
      endringsnummer: 'sent_number',
    },
  },
  tilbakemelding: {
    columns: {
      tidspunkt: 'created_at',
      side: 'page',
      produktkode: 'product_code',
      verdi: 'value',
      tekst: 'text',
    },
    isDeletedByPlace: true,
  },
  oppfolging: {
    columns: { tidspunkt: 'created_at', side: 'page', svar: 'answers' },
    isDeletedByPlace: true,
  },
  kontaktonske: {
    columns: { side: 'page', epost: 'email', telefon: 'phone', slettes: 'delete_on' },
    isDeletedByPlace: true,
  },
  revisjonsspor: {
    columns: {
      tidspunkt: 'created_at',
      handling: 'command',
      referanse: 'reference',
      utfall: 'outcome',
      vindu_slutt: 'window_ends_at',
      antall: 'writes',
    },
    isDeletedByPlace: true,
  },
  varsel: {
    columns: {
      forseglet: 'sealed',
      tidspunkt: 'created_at',
      er_skjedd: 'has_happened',
      neste_forsok: 'next_attempt_at',
      forsok: 'attempts',
    },
    isDeletedByPlace: true,
  },
};

/**
 * Moves the tables to a schema of their own and gives their columns names of one language. Under the old names stay
 * views, through which the version before reads and writes, until a later migration drops them.
 */
export async function up(database: Kysely<unknown>): Promise<void> {
  // All at once and in one order: later statements of the version before wait for the views instead of deadlocking.
  const all = Object.keys(tables).map((table) => sql.table(table));
  await sql`lock table ${sql.join(all)} in access exclusive mode`.execute(database);
  for (const [old, { table = old, columns = {}, isDeletedByPlace = false }] of Object.entries(tables)) {
    const before = await listColumns(database, old);
    await sql`alter table ${sql.table(old)} set schema ${sql.id(SCHEMA)}`.execute(database);
    if (table !== old)
      await sql`alter table ${sql.id(SCHEMA, old)} rename to ${sql.id(table)}`.execute(database);
    for (const [from, to] of Object.entries(columns))
      await sql`alter table ${sql.id(SCHEMA, table)} rename column ${sql.id(from)} to ${sql.id(to)}`.execute(
        database,
      );
    await renameIndexes(database, { old, table, columns });
    const selected = before.map((name) => sql`${sql.id(columns[name] ?? name)} as ${sql.id(name)}`);
    // A view has no ctid of its own, so that name is free for the ctid of the row below.
    if (isDeletedByPlace) selected.push(sql`ctid as ctid`);
    await sql`create view ${sql.id(old)} as select ${sql.join(selected)} from ${sql.id(SCHEMA, table)}`.execute(
      database,
    );
  }
  await sql`alter index ${sql.id(SCHEMA, 'revisjonsspor_vindu')} rename to revisjonsspor_window`.execute(
    database,
  );
  await moveTriggerFunctions(database);
  await keepFormerLog(database);
}

async function listColumns(database: Kysely<unknown>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped order by attnum`.execute(
    database,
  );
  return rows.map(({ name }) => name);
}

/** Indexes and constraints are named after table and column. Newer PostgreSQL names `not null` too. */
async function renameIndexes(
  database: Kysely<unknown>,
  { old, table, columns }: { old: string; table: string; columns: Record<string, string> },
): Promise<void> {
  const rename = (name: string): string =>
    Object.entries(columns).reduce(
      (named, [from, to]) => named.replace(new RegExp(`(?<=_)${from}(?=_|$)`), to),
      name.replace(old, table),
    );
  const id = `${SCHEMA}.${table}`;
  const { rows: constraints } = await sql<{ name: string }>`
    select conname as name from pg_constraint where conrelid = ${id}::regclass`.execute(database);
  for (const { name } of constraints.filter((constraint) => rename(constraint.name) !== constraint.name))
    await sql`
      alter table ${sql.id(SCHEMA, table)} rename constraint ${sql.id(name)} to ${sql.id(rename(name))}`.execute(
      database,
    );
  const { rows: indexes } = await sql<{ name: string }>`
    select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = ${id}::regclass`.execute(database);
  for (const { name } of indexes.filter((index) => rename(index.name) !== index.name))
    await sql`alter index ${sql.id(SCHEMA, name)} rename to ${sql.id(rename(name))}`.execute(database);
}

/** The logs stay append-only; the trigger of the audit trail gets the new names. */
async function moveTriggerFunctions(database: Kysely<unknown>): Promise<void> {
  await sql`alter function refuse_change() set schema ${sql.id(SCHEMA)}`.execute(database);
  await sql`alter function refuse_rewriting() set schema ${sql.id(SCHEMA)}`.execute(database);
  await sql`
    create or replace function ${sql.id(SCHEMA, 'refuse_rewriting')}() returns trigger language plpgsql as $$
    begin
      if row(new.id, new.created_at, new.person, new.command, new.distributor, new.reference, new.window_ends_at)
        is distinct from
        row(old.id, old.created_at, old.person, old.command, old.distributor, old.reference, old.window_ends_at)
        or (old.window_ends_at is null and (old.outcome is not null or new.writes <> old.writes))
        or (old.window_ends_at is not null
          and (new.outcome is distinct from old.outcome or new.writes <> old.writes + 1))
      then
        raise exception '% is not rewritten', tg_table_name;
      end if;
      return new;
    end $$`.execute(database);
}

/** The version before reads here what was migrated, and starts when it finds its own twelve and no more. */
async function keepFormerLog(database: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists kysely_migration (
      name varchar(255) primary key,
      timestamp varchar(255) not null
    )`.execute(database);
  await sql`
    insert into kysely_migration select name, applied_at::text from ${sql.id(SCHEMA, 'migration')}
    on conflict do nothing`.execute(database);
  await sql`
    create table if not exists kysely_migration_lock (
      id varchar(255) primary key,
      is_locked integer not null default 0
    )`.execute(database);
  await sql`insert into kysely_migration_lock values ('migration_lock') on conflict do nothing`.execute(
    database,
  );
}
