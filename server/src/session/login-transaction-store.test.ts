import { afterAll, expect, test } from 'vitest';

import { createLoginTransactionRepository } from '../persistence/login-transaction-repository.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createLoginTransactionStore } from './login-transaction-store.ts';
import { createSecret } from '../keys/secret.ts';

const portal = await createTestApp();
afterAll(() => portal.close());

// The provider's code can be used once too; here only our own half is asked.
const store = createLoginTransactionStore({
  repository: createLoginTransactionRepository(portal.database),
  now: portal.clock.now,
});

test('a login is taken whole, and once', async () => {
  const browser = createSecret();
  const made = await store.create(browser, 'none', '/privat/forsikring/oversikt/profil');
  expect(await store.take(browser, 'none', made.state)).toEqual(made);
  expect(await store.take(browser, 'none', made.state)).toBeUndefined();
});

test('of many who take it at the same moment, one gets it', async () => {
  const browser = createSecret();
  const { state } = await store.create(browser, 'none', '/');
  const taken = await Promise.all(Array.from({ length: 8 }, () => store.take(browser, 'none', state)));
  expect(taken.filter((transaction) => transaction !== undefined)).toHaveLength(1);
});

test('each of a browser’s logins has its own', async () => {
  const browser = createSecret();
  const [first, second] = [
    await store.create(browser, 'none', '/a'),
    await store.create(browser, 'none', '/b'),
  ];
  expect(await store.take(browser, 'none', second.state)).toMatchObject({ returnTo: '/b' });
  expect(await store.take(browser, 'none', first.state)).toMatchObject({ returnTo: '/a' });
});
