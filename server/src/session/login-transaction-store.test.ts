import { afterAll, expect, test } from 'vitest';

import { createLoginTransactionRepository } from '../persistence/login-transaction-repository.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createLoginTransactionStore } from './login-transaction-store.ts';
import { createSecret, hashSecret, sealBySecret } from '../keys/secret.ts';

const portal = await createTestApp();
afterAll(() => portal.close());

// The provider also lets a code be used once; this tests only our own half.
const repository = createLoginTransactionRepository(portal.database);
const store = createLoginTransactionStore({
  repository,
  now: portal.clock.now,
});

test('a login is taken whole, and once', async () => {
  const browser = createSecret();
  const made = await store.create(browser, 'none', { returnTo: '/privat/forsikring/oversikt/profil' });
  expect(await store.take(browser, 'none', made.state)).toEqual(made);
  expect(await store.take(browser, 'none', made.state)).toBeUndefined();
});

test('of many who take it at the same moment, one gets it', async () => {
  const browser = createSecret();
  const { state } = await store.create(browser, 'none', { returnTo: '/' });
  const taken = await Promise.all(Array.from({ length: 8 }, () => store.take(browser, 'none', state)));
  expect(taken.filter((transaction) => transaction !== undefined)).toHaveLength(1);
});

test('each of a browser’s logins has its own', async () => {
  const browser = createSecret();
  const [first, second] = [
    await store.create(browser, 'none', { returnTo: '/a' }),
    await store.create(browser, 'none', { returnTo: '/b' }),
  ];
  expect(await store.take(browser, 'none', second.state)).toMatchObject({ returnTo: '/b' });
  expect(await store.take(browser, 'none', first.state)).toMatchObject({ returnTo: '/a' });
});

test('one that the version before has begun is read during a deploy', async () => {
  const [browser, state] = [createSecret(), createSecret()];
  const before = { nonce: 'n', codeVerifier: 'c', returnTo: '/' };
  await repository.insert({
    state_hash: hashSecret(state),
    browser_hash: hashSecret(browser),
    sealed: sealBySecret(browser, 'login', before),
    distributor: 'none',
    created_at: portal.clock.now(),
  });
  expect(await store.take(browser, 'none', state)).toEqual({ state, ...before, isFramed: false });
});

test('a customer may stay at the provider for ten minutes, and no longer', async () => {
  const [browser, other] = [createSecret(), createSecret()];
  const { state } = await store.create(browser, 'none', { returnTo: '/' });
  const late = await store.create(other, 'none', { returnTo: '/' });
  portal.clock.advance(599);
  expect(await store.take(browser, 'none', state)).toMatchObject({ returnTo: '/' });
  portal.clock.advance(2);
  expect(await store.take(other, 'none', late.state)).toBeUndefined();
});
