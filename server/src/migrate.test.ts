import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';

import { migrations } from './persistence/migrations.ts';
import { createEmptyDatabase, type TestDatabase } from './testing/test-database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'migrate-'));
const file = path.join(folder, 'database-url');
let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createEmptyDatabase(inject('databaseUrl'));
  writeFileSync(file, `${testDatabase.url}\n`);
});
afterAll(async () => {
  await testDatabase.drop();
  rmSync(folder, { recursive: true });
});

function run(env: Record<string, string>): Promise<{ code: number; output: string; errors: string }> {
  return new Promise((done) => {
    execFile(
      process.execPath,
      [path.join(import.meta.dirname, 'migrate.ts')],
      { env },
      (error, output, errors) => done({ code: error === null ? 0 : Number(error.code), output, errors }),
    );
  });
}

test('the command migrates, says what, and ends; again there is nothing to do', async () => {
  expect(await run({ DATABASE_URL_FILE: file })).toEqual({
    code: 0,
    output: `Migrated: ${Object.keys(migrations).join(', ')}\n`,
    errors: '',
  });
  expect(await run({ DATABASE_URL: testDatabase.url })).toEqual({
    code: 0,
    output: 'Nothing to migrate\n',
    errors: '',
  });
});

test('who does not read what it did is no failure', async () => {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'migrate.ts')], {
    env: { DATABASE_URL: testDatabase.url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.destroy();
  let errors = '';
  child.stderr.on('data', (bytes: Buffer) => (errors += bytes.toString()));
  expect(await once(child, 'close')).toEqual([0, null]);
  expect(errors).toBe('');
});

test('without a database that opens it ends with one line', async () => {
  const missing = testDatabase.url.replace(/[^/]+$/, 'finnes-ikke');
  const [none, wrong] = await Promise.all([run({}), run({ DATABASE_URL: missing })]);
  expect(none).toEqual({ code: 1, output: '', errors: 'DATABASE_URL is missing\n' });
  expect(wrong).toEqual({
    code: 1,
    output: '',
    errors: 'DATABASE_URL: the database cannot be opened (3D000: there is no such database)\n',
  });
});

test.each(['postgres://portal:pass#word@db.example.com/portal', 'https://db.example.com/portal', 'db'])(
  'what is no address of a database is refused as the start refuses it: %s',
  async (url) => {
    expect(await run({ DATABASE_URL: url })).toEqual({
      code: 1,
      output: '',
      errors: 'DATABASE_URL: must be a postgres address\n',
    });
  },
);

test('an address with a line break at its end is refused as the start refuses it', async () => {
  expect(await run({ DATABASE_URL: `${testDatabase.url}\n` })).toEqual({
    code: 1,
    output: '',
    errors: 'DATABASE_URL: begins or ends with a space or a line break\n',
  });
});

test('a migration that fails says why', async () => {
  const taken = await createEmptyDatabase(inject('databaseUrl'));
  const client = new pg.Client({ connectionString: taken.url });
  await client.connect();
  await client.query('create schema portal_data; create table portal_data.session (id text)');
  await client.end();
  const { code, errors } = await run({ DATABASE_URL: taken.url });
  await taken.drop();
  expect(code).toBe(1);
  expect(errors).toContain('The database could not be migrated');
  expect(errors).toContain('relation "session" already exists');
});

test('in production the owner’s password goes to nobody whose certificate is not verified', async () => {
  const url = 'postgres://portal_owner:x@db.example.com/portal?sslmode=no-verify';
  expect(await run({ APP_ENV: 'prod', DATABASE_URL: url })).toEqual({
    code: 1,
    output: '',
    errors:
      'DATABASE_URL must say sslmode=verify-full in production, unless the database is on this machine\n',
  });
});

test('SIGTERM ends it, also as the first process of a container, which ignores what nobody listens for', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'migrate.ts')], {
    env: { DATABASE_URL: `postgres://portal:x@127.0.0.1:${port}/portal` },
    stdio: 'ignore',
  });
  await once(silent, 'connection');
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([143, null]);
  silent.close();
});
