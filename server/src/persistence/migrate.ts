import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';

import { ConfigurationError } from '../config/environment.ts';
import { SCHEMA } from './database.ts';
import { type Migration, type Migrations, migrations } from './migrations.ts';
import { ASKED_OF_THE_SERVER, hearLostConnections } from './pool.ts';

/** The number of Kysely's migration lock: versions that still migrate with Kysely wait for us, and we for them. */
const LOCK = 3_853_314_791_062_309_107n;

/** Maximum wait for a table lock. All later queries wait behind ours, and are cancelled after 2.5 s. */
const TABLE_WAIT = '1s';

/** What an operator can mend, of all that a migration may fail by. */
const MENDABLE: Record<string, (message: string) => string> = {
  '25006': () => 'and takes no writes (25006): it must be the primary',
  '42501': (message) => `and this role may not (${message}): run npm run migrate as the owner of the tables`,
  '55P03': () => 'and one of its tables is in use, as by pg_dump (55P03): start again',
};

/** What the database says of one of its migrations. */
interface Applied {
  name: string;
  /** The last migration that a version must know to work with this one. */
  works_with: string;
}

/**
 * Migrates the schema to this version, each migration in a transaction. Several processes may start at once: the first
 * takes PostgreSQL's advisory lock, the others wait and find nothing left to do. A database with nothing left to do is
 * only read, so that a role that owns nothing can start.
 * @returns the names of those that were applied now
 * @throws {ConfigurationError} when a later version has migrated to what this one cannot work with, when the role may
 *   not migrate, the database takes no writes or a table stays locked; earlier migrations stay applied
 * @throws when a migration fails otherwise
 */
export async function migrate(url: string, known: Migrations = migrations): Promise<string[]> {
  const database = open(url);
  const names: string[] = [];
  try {
    for (;;) {
      const name = await applyNext(database, known);
      if (name === undefined) return names;
      names.push(name);
    }
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    const mendable = error instanceof pg.DatabaseError ? MENDABLE[error.code ?? ''] : undefined;
    if (error instanceof pg.DatabaseError && mendable !== undefined)
      throw new ConfigurationError(`DATABASE_URL: the database must be migrated, ${mendable(error.message)}`);
    throw new Error('The database could not be migrated', { cause: error });
  } finally {
    await database.destroy();
  }
}

/**
 * For those who only read: changes nothing.
 * @throws {ConfigurationError} when the database lacks a migration, or has one that this version cannot work with
 */
export async function requireMigrated(url: string, known: Migrations = migrations): Promise<void> {
  const database = open(url);
  try {
    const next = findNext((await readLog(database)) ?? [], known);
    if (next !== undefined)
      throw new ConfigurationError(
        `DATABASE_URL: the database has not been migrated to this version (${next[0]}): use the version that the portal runs`,
      );
  } finally {
    await database.destroy();
  }
}

function open(url: string): Kysely<unknown> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: 10_000,
    // So that a pooler that refuses these stops the start, and not every query after it.
    ...ASKED_OF_THE_SERVER,
  });
  // A lost connection also fails the running query, which reports it.
  pool.on('error', () => undefined);
  hearLostConnections(pool);
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
}

/** @returns the name of the migration; undefined when none was left */
async function applyNext(database: Kysely<unknown>, known: Migrations): Promise<string | undefined> {
  return database.transaction().execute(async (transaction) => {
    // A migration may take longer than the statement timeout, and so may the wait for the lock.
    await sql`set local statement_timeout = 0`.execute(transaction);
    // Ends with the transaction: a pooler may give the connection to another portal after it.
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
    await sql`set local lock_timeout = ${sql.lit(TABLE_WAIT)}`.execute(transaction);
    const next = findNext((await readLog(transaction)) ?? (await createLog(transaction)), known);
    if (next === undefined) return undefined;
    const [name, { up, worksWith = name }] = next;
    await up(transaction);
    await sql`insert into ${LOG} (name, works_with) values (${name}, ${worksWith})`.execute(transaction);
    return name;
  });
}

/** @throws {ConfigurationError} when this version does not know a migration that it would have to know */
function findNext(applied: readonly Applied[], known: Migrations): [string, Migration] | undefined {
  const last = Object.keys(known).at(-1) ?? '';
  const beyond = applied.find(({ name, works_with }) => !(name in known) && works_with > last);
  if (beyond !== undefined)
    throw new ConfigurationError(
      `DATABASE_URL: a later version has migrated the database (${beyond.name}), and this one cannot work with it: start the later version`,
    );
  const names = new Set(applied.map(({ name }) => name));
  return Object.entries(known).find(([name]) => !names.has(name));
}

const LOG = sql.table(`${SCHEMA}.migration`);

/** @returns undefined when the database has none yet */
async function readLog(database: Kysely<unknown>): Promise<Applied[] | undefined> {
  if (!(await hasTable(database, 'migration', SCHEMA))) return undefined;
  const { rows } = await sql<Applied>`select name, works_with from ${LOG} order by name`.execute(database);
  return rows;
}

/** Takes over what earlier versions, which migrated with Kysely, have applied. */
async function createLog(database: Kysely<unknown>): Promise<Applied[]> {
  // An administrator may have created it, to grant rights on it; creating it again would need a right of its own.
  const { rows } = await sql`select from pg_namespace where nspname = ${SCHEMA}`.execute(database);
  if (rows.length === 0) await sql`create schema ${sql.id(SCHEMA)}`.execute(database);
  await sql`
    create table ${LOG} (
      name text primary key,
      works_with text not null,
      applied_at timestamptz not null default now()
    )`.execute(database);
  if (await hasTable(database, 'kysely_migration'))
    await sql`
      insert into ${LOG} select name, name, timestamp::timestamptz from kysely_migration`.execute(database);
  return (await readLog(database)) ?? [];
}

/** From the catalogue's rows: `to_regclass` may answer from before the wait for the lock. */
async function hasTable(database: Kysely<unknown>, name: string, schema?: string): Promise<boolean> {
  const schemas = schema === undefined ? sql`current_schemas(false)` : sql`array[${schema}]::name[]`;
  const { rows } = await sql`
    select from pg_tables where tablename = ${name} and schemaname = any(${schemas})`.execute(database);
  return rows.length > 0;
}
