import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, describe, expect, inject, test } from 'vitest';

import { ConfigurationError } from '../config/environment.ts';
import '../testing/block-network.ts';
import { openDatabase } from './open-database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'open-database-'));
// Readable also for the account that PostgreSQL runs as when root starts us.
chmodSync(folder, 0o755);
const file = path.join(folder, 'en-fil');
writeFileSync(file, '');
afterAll(() => rmSync(folder, { recursive: true }));

const logger = { info: () => undefined, error: () => undefined };
const open = (settings: { DATABASE_URL?: string; DATA_DIR?: string }) =>
  openDatabase({ DATABASE_URL: undefined, DATA_DIR: folder, DATABASE_CONNECTIONS: 1, ...settings }, logger);
const changed = (change: (url: URL) => void): string => {
  const url = new URL(inject('databaseUrl'));
  change(url);
  return url.href;
};

describe('a database that cannot be opened stops the start with one line that names the setting', () => {
  test.each([
    ['nobody listens there', () => changed((url) => (url.port = '1')), 'ECONNREFUSED'],
    ['there is no such database', () => changed((url) => (url.pathname = '/finnes-ikke')), '3D000'],
    ['the password is wrong', () => changed((url) => (url.password = 'galt-passord')), '28P01'],
  ])('%s', async (_, toUrl, reason) => {
    const failure = await open({ DATABASE_URL: toUrl() }).catch((error: unknown) => error);
    expect(failure).toEqual(
      new ConfigurationError(`DATABASE_URL: the database cannot be opened (${reason})`),
    );
  });

  test.each([
    ['is a file', file, 'EEXIST'],
    // Creating a folder in /proc fails with ENOENT.
    ['cannot be made', '/proc/finnes-ikke/data', 'ENOENT'],
  ])('the folder %s', async (_, DATA_DIR, reason) => {
    const failure = await open({ DATA_DIR }).then(
      ({ close }) => close(),
      (error: unknown) => error,
    );
    expect(failure).toEqual(new ConfigurationError(`DATA_DIR: ${DATA_DIR} cannot be used (${reason})`));
  });
});
