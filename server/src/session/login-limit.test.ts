import { afterAll, expect, test } from 'vitest';

import { BASE_PATH } from '@portal/contract/paths.ts';

import { dumpTable } from '../testing/database-dump.ts';
import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { findWayOut, logIn } from '../testing/log-in.ts';
import { createSecondPortal } from '../testing/second-portal.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser } from '../testing/test-browser.ts';

const portal = await createTestApp();
afterAll(() => portal.close());
const { app, clock, database, log } = portal;

const countLogins = async (): Promise<number> =>
  (await database.selectFrom('login_transaction').select('state_hash').execute()).length;
/** Pretends that so many logins have been started from the same address. */
const pretendBegun = (requests: number) => database.updateTable('request_count').set({ requests }).execute();

test('a thousand logins in ten minutes from one address; the next is told to wait, and costs no row', async () => {
  await logIn(createTestBrowser(app), fodselsnumre.standard);
  await pretendBegun(999);
  await logIn(createTestBrowser(app), fodselsnumre.loMedlem);

  const rows = await countLogins();
  const refused = createTestBrowser(app);
  const answer = await refused.submit('/auth/start', { returnTo: `${BASE_PATH}/tilbud` });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${BASE_PATH}/tilbud?innlogging=vent`]);
  expect(refused.cookies.size).toBe(0);
  expect(await countLogins()).toBe(rows);
  expect(log.listEvents('login-failed')).toEqual([expect.objectContaining({ reason: 'too-many' })]);
  expect(await dumpTable(database, 'request_count'), 'addresses are not kept').not.toContain('127.0.0.1');

  const elsewhere = await app.inject({
    method: 'POST',
    url: '/auth/start',
    remoteAddress: '198.51.100.7',
    headers: { host: 'localhost:3000', origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
  });
  expect(findWayOut(elsewhere)).toContain('/identity/');

  clock.advance(600);
  await logIn(refused, fodselsnumre.standard);
});

test('what another site makes a browser send is refused before it counts', async () => {
  await pretendBegun(0);
  const answer = await createTestBrowser(app).submit('/auth/start', {}, { origin: 'https://evil.example' });
  expect(answer.statusCode).toBe(403);
  const counts = await database.selectFrom('request_count').select('requests').execute();
  expect(counts.every(({ requests }) => requests === 0)).toBe(true);
});

test('all addresses of one subscriber count as one sender', async () => {
  await database.deleteFrom('request_count').execute();
  for (const remoteAddress of ['2001:db8::1', '2001:db8::ffff:2', '2001:db8:0:1::1'])
    await app.inject({
      method: 'POST',
      url: '/auth/start',
      remoteAddress,
      headers: { host: 'localhost:3000', origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
    });
  const counts = await database.selectFrom('request_count').select('requests').execute();
  expect(counts.map(({ requests }) => requests).toSorted((a, b) => a - b)).toEqual([1, 2]);
});

test('a sender is the same, whatever port a proxy writes', async () => {
  await database.deleteFrom('request_count').execute();
  const behindProxies = await createSecondPortal(portal, { trustProxy: ['127.0.0.1', '10.0.0.5'] });
  for (const forwarded of [
    '192.0.2.7:51234',
    '192.0.2.7:51235, 10.0.0.5:443',
    '198.51.100.7:51236, 10.0.0.5:443',
    '198.51.100.7, 10.0.0.5:444',
  ])
    await createTestBrowser(behindProxies.app).submit('/auth/start', {}, { 'x-forwarded-for': forwarded });
  await behindProxies.close();
  const counts = await database.selectFrom('request_count').select('requests').execute();
  expect(counts).toEqual([{ requests: 2 }, { requests: 2 }]);
});
