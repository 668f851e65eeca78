import { readdirSync } from 'node:fs';
import path from 'node:path';

import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';

import { ConfigurationError } from '../config/environment.ts';
import { createEmptyDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate } from './migrate.ts';
import { type Migration, migrations } from './migrations.ts';

/** The last migration of the version released before this one: 0.1.0. */
const RELEASED = '0013-one-language';

let testDatabase: TestDatabase;
let url: string;
beforeEach(async () => {
  testDatabase = await createEmptyDatabase(inject('databaseUrl'));
  ({ url } = testDatabase);
});
afterEach(() => testDatabase.drop());

async function query(text: string, at = url): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: at });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('an empty database gets the tables, and a second start finds nothing to do', async () => {
  expect(await migrate(url)).toEqual(Object.keys(migrations));
  await query(
    `insert into portal_data.login_transaction values (sha256('a'), sha256('b'), 'x', 'none', now())`,
  );
  expect(await migrate(url)).toEqual([]);
  expect(await query('select count(*)::int as rows from portal_data.login_transaction')).toEqual([
    { rows: 1 },
  ]);
});

/** All files of the folder, so that the list of migrations forgets none. */
const listFiles = () =>
  readdirSync(path.join(import.meta.dirname, 'migrations'))
    .filter((file) => file.endsWith('.ts'))
    .map((file) => path.basename(file, '.ts'))
    .toSorted();

test('several processes may start at once', async () => {
  const applied = await Promise.all(Array.from({ length: 6 }, () => migrate(url)));
  expect(applied.flat().toSorted()).toEqual(listFiles());
  expect(await query('select name from portal_data.migration order by name')).toEqual(
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
  const later: Migration = {
    up: async (database) => {
      await sql`alter table portal_data.revisjonsspor add column later text`.execute(database);
    },
  };
  const withLater = { ...migrations, '9999-later': later };
  const reader = new pg.Client({ connectionString: url });
  await reader.connect();
  await reader.query('begin; lock table portal_data.revisjonsspor in access share mode');
  await expect(migrate(url, withLater)).rejects.toEqual(
    new ConfigurationError(
      'DATABASE_URL: the database must be migrated, and one of its tables is in use, as by pg_dump (55P03): start again',
    ),
  );
  await reader.end();
  expect(await migrate(url, withLater)).toEqual(['9999-later']);
  expect(await query('select later from portal_data.revisjonsspor')).toEqual([]);
});

describe('a database that a later version has migrated', () => {
  const last = Object.keys(migrations).at(-1) ?? '';
  const nothing = async () => {};
  const refusal = (name: string) =>
    new ConfigurationError(
      `DATABASE_URL: a later version has migrated the database (${name}), and this one cannot work with it: start the later version`,
    );

  test('lets this one start when the migration says that it works with it: back by one version', async () => {
    await migrate(url, { ...migrations, '9998-later': { up: nothing, worksWith: last } });
    expect(await migrate(url)).toEqual([]);
  });

  test('refuses this one in one line when the migration does not say so', async () => {
    await migrate(url, { ...migrations, '9998-later': { up: nothing } });
    await expect(migrate(url)).rejects.toEqual(refusal('9998-later'));
  });

  test('refuses the version before the version before, whose views are gone', async () => {
    const later = { ...migrations, '9998-later': { up: nothing, worksWith: last } };
    await migrate(url, { ...later, '9999-last': { up: nothing, worksWith: '9998-later' } });
    expect(await migrate(url, later)).toEqual([]);
    await expect(migrate(url)).rejects.toEqual(refusal('9999-last'));
  });

  test('refuses this one also when that was a version that migrated with Kysely', async () => {
    await query(`create table kysely_migration (name text primary key, timestamp text not null);
      insert into kysely_migration values ('9999-later', '2026-11-22T12:00:00.000Z')`);
    await expect(migrate(url)).rejects.toEqual(refusal('9999-later'));
  });

  test('lets the version start that was released before, whenever its migrations were applied', async () => {
    const released = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= RELEASED));
    await migrate(url);
    expect(await migrate(url, released)).toEqual([]);
    // As they were applied until then: each worked with the migration before it.
    await query(`update portal_data.migration later set works_with = (
        select max(name) from portal_data.migration earlier where earlier.name < later.name)
      where name > '${RELEASED}'; delete from portal_data.migration where name = '0019-works-with-released'`);
    await expect(migrate(url, released)).rejects.toBeInstanceOf(ConfigurationError);
    await migrate(url);
    expect(await migrate(url, released)).toEqual([]);
  });

  test('works with the version released before, as every later migration that names one says', () => {
    const later = Object.entries(migrations).filter(([name]) => name > RELEASED);
    for (const [name, { worksWith }] of later) expect([undefined, RELEASED], name).toContain(worksWith);
  });
});

test('a key that is no hash is refused by the table itself', async () => {
  await migrate(url);
  const values = `gen_random_uuid(), 's', 'x', 'none', 'ÅPEN', null, now(), now()`;
  await expect(query(`insert into portal_data.session values ('cookie-value', ${values})`)).rejects.toThrow(
    'check constraint',
  );
});
