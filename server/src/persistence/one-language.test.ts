import { readFileSync } from 'node:fs';
import path from 'node:path';

import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';

import '../testing/block-network.ts';
import { createEmptyDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { type Migrations, migrations } from './migrations.ts';

/** What the version before knows. */
const before: Migrations = Object.fromEntries(
  Object.entries(migrations).filter(([name]) => name <= '0012-varsel'),
);

/** Migrates as the version before does. @returns the names of what it applied */
async function migrateAsBefore(url: string): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: url });
  // The database may be dropped before the driver has closed the last connection.
  pool.on('error', () => undefined);
  const database = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const migrator = new Migrator({ db: database, provider: { getMigrations: async () => before } });
    const { error, results } = await migrator.migrateToLatest();
    expect(error).toBeUndefined();
    return (results ?? []).map(({ migrationName }) => migrationName);
  } finally {
    await database.destroy();
  }
}

const statements = readFileSync(path.join(import.meta.dirname, 'migrations/0013-version-before.sql'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, statement, rows] = /^(.+;) -- (\w+)$/.exec(line) ?? [];
    return statement === undefined ? [] : { statement, rows };
  });

/** How many rows each got or changed, or its SQLSTATE. */
async function say(client: pg.Client): Promise<{ statement: string; rows: string }[]> {
  const told = [];
  for (const { statement } of statements) {
    const rows = await client.query(statement).then(
      ({ rowCount }) => String(rowCount ?? 0),
      (error: pg.DatabaseError) => error.code ?? error.message,
    );
    told.push({ statement, rows });
  }
  return told;
}

describe.each([
  ['of the version before', migrateAsBefore],
  ['that was empty', async () => []],
])('a database %s, migrated', (_, prepare) => {
  let url: string;
  let client: pg.Client;
  let drop: () => Promise<void>;
  let told: Awaited<ReturnType<typeof say>>;

  beforeAll(async () => {
    ({ url, drop } = await createEmptyDatabase(inject('databaseUrl')));
    await prepare(url);
    await migrate(url);
    client = new pg.Client({ connectionString: url });
    await client.connect();
    told = await say(client);
  });
  afterAll(async () => {
    await client.end();
    await drop();
  });

  test('lets the version before start, which finds nothing to migrate', async () => {
    expect(await migrateAsBefore(url)).toEqual([]);
  });

  test('took every statement of the version before, with the same rows', async () => {
    expect(statements.length).toBeGreaterThan(100);
    expect(told).toEqual(statements);
  });

  test('has nothing left under an old name', async () => {
    const { rows } = await client.query<{ name: string }>(`
      select attname as name from pg_attribute where attnum > 0 and attrelid in
        (select oid from pg_class where relnamespace = 'portal_data'::regnamespace and relkind = 'r')
      union select conname from pg_constraint where connamespace = 'portal_data'::regnamespace
      union select relname from pg_class where relnamespace = 'portal_data'::regnamespace`);
    const old =
      /(?:^|_)(?:tidspunkt|side|verdi|forseglet|forsok|utfall|avsluttet|endringsnummer|innhold|forst|gitt|svar|epost|telefon|slettes|handling|referanse|vindu|slutt|antall|skjedd|produktkode)(?:_|$)/;
    expect(rows.map(({ name }) => name).filter((name) => old.test(name))).toEqual([]);
  });

  test.each([
    ['samtykkeendring', 'tekstversjon', 'append-only'],
    ['samtykketekst', 'tittel', 'append-only'],
    ['revisjonsspor', 'handling', 'not rewritten'],
  ])('keeps the log %s from being changed through its view', async (view, column, refusal) => {
    await expect(client.query(`update ${view} set ${column} = 'noe annet'`)).rejects.toThrow(refusal);
    if (refusal === 'append-only') await expect(client.query(`delete from ${view}`)).rejects.toThrow(refusal);
    await expect(client.query(`truncate ${view}`)).rejects.toThrow('is not a table');
  });

  test('deletes through a view what nobody holds, and does not wait for the rest', async () => {
    await client.query(`insert into logout_token values (sha256('1'), now()), (sha256('2'), now())`);
    const other = new pg.Client({ connectionString: url });
    await other.connect();
    await other.query(`begin; select from portal_data.logout_token where jti_hash = sha256('1') for update`);
    const { rowCount } = await client.query(
      'delete from logout_token where ctid in (select ctid from logout_token limit 10 for update skip locked)',
    );
    await other.end();
    expect(rowCount).toBe(1);
  });
});
