import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, inject, test } from 'vitest';

import { toPortalError } from '../core/errors.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createTestLog } from '../testing/test-log.ts';
import { connect } from './pool.ts';

const testDatabase = await createTestDatabase(inject('databaseUrl'));
const { logger } = createTestLog();
// A connection for each test: one test kills its own, and another changes its time limit.
let database: ReturnType<typeof connect>['database'];
let close: ReturnType<typeof connect>['close'];
beforeEach(() => {
  ({ database, close } = connect({ url: testDatabase.url, logger, max: 1 }));
});
afterEach(() => close());
afterAll(() => testDatabase.drop());

const fail = (question: string) =>
  sql
    .raw(question)
    .execute(database)
    .then(
      () => 'done',
      (error: unknown) => toPortalError(error).code,
    );

test.each([
  ['takes too long', `set statement_timeout = 50; select pg_sleep(5)`],
  ['has been stopped by somebody', 'select pg_terminate_backend(pg_backend_pid())'],
  ['met a write of somebody else', `do $$ begin raise exception using errcode = '40001'; end $$`],
])('what %s may be asked again', async (_, question) => {
  expect(await fail(question)).toBe('UTILGJENGELIG');
});

test.each([
  ['a question that is wrong', 'select fra ingensteds'],
  ['a value that the table refuses', `insert into session values ('x')`],
])('%s is our own fault', async (_, question) => {
  expect(await fail(question)).toBe('UKJENT');
});

test('what the driver cannot send is our own fault too', async () => {
  const circular: Record<string, unknown> = {};
  circular['itself'] = circular;
  const asked = sql`select ${circular}`.execute(database);
  await expect(asked).rejects.toThrow(TypeError);
  expect(toPortalError(await asked.catch((error: unknown) => error)).code).toBe('UKJENT');
});

test('a database that cannot be reached may be asked again', async () => {
  const url = new URL(testDatabase.url);
  url.port = '1';
  const gone = connect({ url: url.href, logger, max: 1 });
  const asked = sql`select 1`.execute(gone.database);
  await expect(asked).rejects.toMatchObject({ statusCode: 503 });
  await gone.close();
});
