import { afterAll, afterEach, expect, test, vi } from 'vitest';

import { listExpiring } from '../list-expiring.ts';
import { createJumpTokenRepository } from '../persistence/jump-token-repository.ts';
import { createLoginTransactionRepository } from '../persistence/login-transaction-repository.ts';
import { connect } from '../persistence/pool.ts';
import { readClock } from '../persistence/read-clock.ts';
import { createSessionRepository } from '../persistence/session-repository.ts';
import { createTestApp } from '../testing/test-app.ts';
import { deleteExpired, startDeletingExpired } from './delete-expired.ts';
import type { Identity } from './identity.ts';
import { createJumpTokenStore } from './jump-token-store.ts';
import { createLoginTransactionStore } from './login-transaction-store.ts';
import { createSecret } from '../keys/secret.ts';
import { createSessionStore } from './session-store.ts';

const portal = await createTestApp();
afterAll(() => portal.close());
const { database, clock } = portal;
const { now } = clock;

const sessions = createSessionStore({
  repository: createSessionRepository(database),
  now,
  idleSeconds: 100,
  maxSeconds: 250,
});
const transactions = createLoginTransactionStore({
  repository: createLoginTransactionRepository(database),
  now,
});
const jumpTokens = createJumpTokenStore({ repository: createJumpTokenRepository(database), now });
const identity: Identity = {
  subject: 'opaque',
  customer: { fodselsnummer: '14838430121' },
  loginContext: 'ÅPEN',
};

async function count(table: 'session' | 'login_transaction' | 'jump_token'): Promise<number> {
  return (await database.selectFrom(table).select('created_at').execute()).length;
}

afterEach(async () => {
  vi.useRealTimers();
  await database.deleteFrom('session').execute();
  await database.deleteFrom('login_transaction').execute();
});

test('takes what has expired by either limit, and nothing else', async () => {
  const old = await sessions.create(identity, 'none');
  await sessions.create(identity, 'none');
  await transactions.create(createSecret(), 'none', '/');
  for (const _ of [1, 2]) {
    clock.advance(99);
    expect(await sessions.find(old.secret, 'none')).toBeDefined();
  }
  await deleteExpired([sessions, transactions]);
  expect(await count('session'), 'the one left idle is gone').toBe(1);
  clock.advance(52);
  expect(await sessions.find(old.secret, 'none'), 'active, but over the absolute limit').toBeUndefined();
  await deleteExpired([sessions, transactions]);
  expect([await count('session'), await count('login_transaction')]).toEqual([0, 1]);
  clock.advance(600);
  await deleteExpired([sessions, transactions]);
  expect(await count('login_transaction')).toBe(0);
});

test('goes on while there is more, but not for ever', async () => {
  const few = vi
    .fn<() => Promise<boolean>>()
    .mockResolvedValueOnce(true)
    .mockResolvedValueOnce(true)
    .mockResolvedValue(false);
  const endless = vi.fn<() => Promise<boolean>>().mockResolvedValue(true);
  await deleteExpired([{ deleteExpired: few }, { deleteExpired: endless }]);
  expect(few).toHaveBeenCalledTimes(3);
  expect(endless).toHaveBeenCalledTimes(20);
});

test('a batch is bounded', async () => {
  const repository = createSessionRepository(database);
  for (const _ of [1, 2, 3]) await sessions.create(identity, 'none');
  const later = new Date(now().getTime() + 1000);
  expect(await repository.deleteExpired({ activeBefore: later, createdBefore: later, limit: 2 })).toBe(2);
  expect(await count('session')).toBe(1);
});

test('runs every minute until it is stopped, and survives a database that fails', async () => {
  await transactions.create(createSecret(), 'none', '/');
  // A session that outlives its jump token.
  const { secret } = await sessions.create(identity, 'none');
  const session = await sessions.find(secret, 'none');
  if (session === undefined) throw new Error('The session was not made');
  await jumpTokens.create(session);
  clock.advance(600);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { environment, log } = portal;
  const stop = startDeletingExpired(listExpiring({ environment, database, logger: log.logger, now }), {
    logger: log.logger,
    now,
    readDatabaseClock: async () => now(),
  });
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => count('login_transaction')).toBe(0);
  await expect.poll(() => count('jump_token')).toBe(0);
  expect(await count('session')).toBe(1);

  const gone = connect({ url: 'postgres://nobody@127.0.0.1:9/nothing', logger: log.logger });
  const broken = startDeletingExpired(
    listExpiring({ environment, database: gone.database, logger: log.logger, now }),
    { logger: log.logger, now, readDatabaseClock: () => readClock(gone.database) },
  );
  vi.advanceTimersByTime(60_000);
  await expect.poll(() => log.listEvents('delete-expired-failed')).toHaveLength(1);
  broken();
  stop();
  await gone.close();
  expect(vi.getTimerCount()).toBe(0);
});

test('a process whose clock is wrong deletes nothing, and says so: to it the visits of all others would be over', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { log } = portal;
  const store = { deleteExpired: vi.fn(async () => false) };
  const run = (aheadMs: number): void => {
    const stop = startDeletingExpired([store], {
      logger: log.logger,
      now,
      readDatabaseClock: async () => new Date(now().getTime() - aheadMs),
    });
    vi.advanceTimersByTime(60_000);
    stop();
  };
  run(15 * 60_000);
  run(-15 * 60_000);
  await expect
    .poll(() => log.listEvents('clock-differs'))
    .toMatchObject([{ seconds: 900 }, { seconds: -900 }]);
  expect(store.deleteExpired).not.toHaveBeenCalled();
  run(20_000);
  await expect.poll(() => store.deleteExpired.mock.calls).toHaveLength(1);
});

test('the database tells what time it is', async () => {
  expect(Math.abs((await readClock(database)).getTime() - Date.now())).toBeLessThan(60_000);
});
