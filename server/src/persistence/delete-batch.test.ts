import { sql } from 'kysely';
import { afterAll, beforeEach, expect, inject, test } from 'vitest';

import '../testing/block-network.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { createTestLog } from '../testing/test-log.ts';
import { DELETE_BATCH, deleteBatch } from './delete-batch.ts';
import { toTable } from './database.ts';
import { migrate } from './migrate.ts';
import { connect } from './pool.ts';

const testDatabase = await createTestDatabase(inject('databaseUrl'));
await migrate(testDatabase.url);
const { database, close } = connect({ url: testDatabase.url, logger: createTestLog().logger, max: 4 });
afterAll(async () => {
  await close();
  await testDatabase.drop();
});

const NOW = new Date('2026-03-01T12:00:00Z');
const LATER = new Date('2026-03-01T12:00:01Z');
const bucket = (number: number): Buffer => Buffer.alloc(32, number);
const deleteOld = (limit?: number) =>
  deleteBatch(database, 'request_count', (row) => row('ends_at', '<=', NOW), limit);
const count = async (): Promise<number> =>
  (await database.selectFrom('request_count').select('bucket').execute()).length;

beforeEach(async () => {
  await database.deleteFrom('request_count').execute();
  const old = Array.from({ length: 10 }, (_, number) => ({
    bucket: bucket(number),
    ends_at: NOW,
    requests: 1,
  }));
  await database
    .insertInto('request_count')
    .values([...old, { bucket: bucket(10), ends_at: LATER, requests: 1 }])
    .execute();
});

test('deletes old rows, at most the limit at once, and leaves the others', async () => {
  expect(await deleteOld(4)).toBe(4);
  expect(await count()).toBe(7);
  expect(await deleteOld(100)).toBe(6);
  expect(await deleteOld(100)).toBe(0);
  expect(await count()).toBe(1);
});

test('deletes a batch where nobody says how many', async () => {
  await sql`
    insert into ${toTable('request_count')} (bucket, ends_at, requests)
    select decode(lpad(to_hex(number), 64, '0'), 'hex'), ${NOW}, 1
    from generate_series(1, ${sql.lit(DELETE_BATCH)}) as number
  `.execute(database);
  expect(await deleteOld()).toBe(DELETE_BATCH);
  expect(await count()).toBe(11);
});

test('concurrent processes never count each other’s deletions', async () => {
  const deleted = await Promise.all([deleteOld(4), deleteOld(4), deleteOld(4), deleteOld(4)]);
  const sum = deleted.reduce((total, one) => total + one, 0);
  expect(await count()).toBe(11 - sum);
});

test('skips rows locked by others', async () => {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('request_count')
      .select('bucket')
      .where('bucket', '=', bucket(3))
      .forUpdate()
      .execute();
    expect(await deleteOld(100)).toBe(9);
  });
  expect(await deleteOld(100)).toBe(1);
});
