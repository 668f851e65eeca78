import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';

import pg from 'pg';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';

import { migrate } from './migrate.ts';

const admin = new pg.Client({ connectionString: inject('databaseUrl') });
await admin.connect();
const made: string[] = [];
afterAll(async () => {
  for (const name of made) await admin.query(`drop database ${name} with (force)`);
  await admin.end();
});

let url: string;
beforeEach(async () => {
  const name = `test_empty_${randomBytes(6).toString('hex')}`;
  await admin.query(`create database ${name}`);
  made.push(name);
  url = new URL(`/${name}`, inject('databaseUrl')).href;
});

async function query(text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('an empty database gets the tables, and a second start finds nothing to do', async () => {
  await migrate(url);
  await query(`insert into login_transaction values (sha256('a'), sha256('b'), 'x', 'none', now())`);
  await migrate(url);
  expect(await query('select count(*)::int as rows from login_transaction')).toEqual([{ rows: 1 }]);
});

/** All files of the folder, so that the list of migrations forgets none. */
const listFiles = () =>
  readdirSync(path.join(import.meta.dirname, 'migrations'))
    .map((file) => path.basename(file, '.ts'))
    .toSorted();

test('several processes may start at once', async () => {
  await Promise.all(Array.from({ length: 6 }, () => migrate(url)));
  expect(await query('select name from kysely_migration order by name')).toEqual(
    listFiles().map((name) => ({ name })),
  );
});

test('it waits for another version for as long as that takes, and holds no lock beyond its transaction', async () => {
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  await query(`alter database ${new URL(url).pathname.slice(1)} set statement_timeout = '1s'`);
  await other.query('select pg_advisory_lock(3853314791062309107)');
  const migrating = migrate(url);
  const waiting = `select query from pg_stat_activity where datname = current_database()
    and wait_event = 'advisory' and clock_timestamp() - query_start > interval '1200 ms'`;
  await expect
    .poll(() => query(waiting))
    .toEqual([{ query: expect.stringContaining('pg_advisory_xact_lock') }]);
  await other.end();
  await migrating;
});

test('a table that somebody keeps in use is not waited for for long: all others would wait behind', async () => {
  await migrate(url);
  await query(`delete from kysely_migration where name >= '0010-revisjonsspor-antall'`);
  await query('drop table kept_form, varsel');
  await query('alter table revisjonsspor drop column vindu_slutt, drop column antall');
  const reader = new pg.Client({ connectionString: url });
  await reader.connect();
  await reader.query('begin; lock table revisjonsspor in access share mode');
  await expect(migrate(url)).rejects.toMatchObject({ cause: { cause: { code: '55P03' } } });
  await reader.end();
  await migrate(url);
  expect(await query('select antall from revisjonsspor')).toEqual([]);
});

test('a database that a later version has migrated is not touched', async () => {
  await migrate(url);
  await query(`insert into kysely_migration values ('9999-later', now()::text)`);
  await expect(migrate(url)).rejects.toThrow('could not be migrated');
});

test('a key that is no hash is refused by the table itself', async () => {
  await migrate(url);
  const values = `gen_random_uuid(), 's', 'x', 'none', 'ÅPEN', null, now(), now()`;
  await expect(query(`insert into session values ('cookie-value', ${values})`)).rejects.toThrow(
    'check constraint',
  );
});
