import { afterAll, afterEach, expect, test, vi } from 'vitest';

import { createSecret } from '../keys/secret.ts';
import { DELETE_BATCH } from '../persistence/delete-batch.ts';
import { createLoginTransactionRepository } from '../persistence/login-transaction-repository.ts';
import { readClock } from '../persistence/read-clock.ts';
import { createSessionRepository } from '../persistence/session-repository.ts';
import type { Identity } from '../session/identity.ts';
import { createLoginTransactionStore } from '../session/login-transaction-store.ts';
import { createSessionStore } from '../session/session-store.ts';
import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { createTestApp } from '../testing/test-app.ts';
import { deleteBatches, deleteExpired } from './delete-expired.ts';

const portal = await createTestApp();
afterAll(() => portal.close());
const { database, clock } = portal;
const { now } = clock;

const sessions = createSessionStore({
  repository: createSessionRepository(database),
  now,
  logger: portal.log.logger,
  idleSeconds: 100,
  maxSeconds: 250,
});
const transactions = createLoginTransactionStore({
  repository: createLoginTransactionRepository(database),
  now,
});
const identity: Identity = {
  subject: 'opaque',
  customer: { fodselsnummer: fodselsnumre.standard },
  loginContext: 'ÅPEN',
};

async function count(table: 'session' | 'login_transaction'): Promise<number> {
  return (await database.selectFrom(table).select('created_at').execute()).length;
}

afterEach(async () => {
  await database.deleteFrom('session').execute();
  await database.deleteFrom('login_transaction').execute();
});

test('deletes what has expired by either limit, and nothing else', async () => {
  const old = await sessions.create(identity, 'none');
  await sessions.create(identity, 'none');
  await transactions.create(createSecret(), 'none', { returnTo: '/' });
  for (const _ of [1, 2]) {
    clock.advance(99);
    const session = await sessions.find(old.secret, 'none');
    if (session === undefined) throw new Error('The session that is used has ended');
    await sessions.save(session);
  }
  for (const table of [sessions, transactions]) await deleteBatches(table);
  expect(await count('session'), 'the one left idle is gone').toBe(1);
  clock.advance(52);
  expect(await sessions.find(old.secret, 'none'), 'active, but over the absolute limit').toBeUndefined();
  for (const table of [sessions, transactions]) await deleteBatches(table);
  expect([await count('session'), await count('login_transaction')]).toEqual([0, 1]);
  clock.advance(600);
  for (const table of [sessions, transactions]) await deleteBatches(table);
  expect(await count('login_transaction')).toBe(0);
});

test('goes on while there is more, but not for ever', async () => {
  const few = vi
    .fn<() => Promise<number>>()
    .mockResolvedValueOnce(DELETE_BATCH)
    .mockResolvedValueOnce(DELETE_BATCH)
    .mockResolvedValue(DELETE_BATCH - 1);
  const endless = vi.fn<() => Promise<number>>().mockResolvedValue(DELETE_BATCH);
  await deleteBatches({ deleteExpired: few });
  await deleteBatches({ deleteExpired: endless });
  expect(few).toHaveBeenCalledTimes(3);
  expect(endless).toHaveBeenCalledTimes(20);
});

/** One round over the given tables, with a clock that is ahead of the database's by `aheadMs`. */
const runRound = (tables: Parameters<typeof deleteExpired>[0], { aheadMs = 0, isStopping = false } = {}) =>
  deleteExpired(
    tables,
    {
      log: portal.log.logger,
      now,
      readDatabaseClock: async () => new Date(now().getTime() - aheadMs),
    },
    () => isStopping,
  );

test('a table that fails is named with the cause, and does not stop the others', async () => {
  const broken = { deleteExpired: vi.fn(async () => Promise.reject(new TypeError('gone'))) };
  const whole = { deleteExpired: vi.fn(async () => 0) };
  await runRound({ varsel: broken, session: whole });
  expect(portal.log.listEvents('delete-expired-failed')).toMatchObject([
    { table: 'varsel', err: { type: 'TypeError', message: 'gone' } },
  ]);
  expect(whole.deleteExpired).toHaveBeenCalledTimes(1);
});

test('a process that stops leaves the rest to others', async () => {
  const table = { deleteExpired: vi.fn(async () => DELETE_BATCH) };
  await runRound({ session: table }, { isStopping: true });
  expect(table.deleteExpired).not.toHaveBeenCalled();
});

test('a process whose clock is wrong deletes nothing, and says so: to it the visits of all others would be over', async () => {
  const table = { deleteExpired: vi.fn(async () => 0) };
  await runRound({ session: table }, { aheadMs: 15 * 60_000 });
  await runRound({ session: table }, { aheadMs: -15 * 60_000 });
  expect(portal.log.listEvents('clock-differs')).toMatchObject([{ seconds: 900 }, { seconds: -900 }]);
  expect(table.deleteExpired).not.toHaveBeenCalled();
  await runRound({ session: table }, { aheadMs: 20_000 });
  expect(table.deleteExpired).toHaveBeenCalledTimes(1);
});

test('the database tells what time it is', async () => {
  expect(Math.abs((await readClock(database)).getTime() - Date.now())).toBeLessThan(60_000);
});
