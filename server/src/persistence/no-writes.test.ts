import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';

import { createKunde } from '../testing/create-kunde.ts';
import { logIn } from '../testing/log-in.ts';
import { createSecondPortal } from '../testing/second-portal.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestBrowser } from '../testing/test-browser.ts';
import type { Database } from './database.ts';

const admin = new pg.Client({ connectionString: inject('databaseUrl') });
let portal: TestApp;
let database: string;
/** The customer's cookies, for either portal. */
let cookie: string;
beforeAll(async () => {
  await admin.connect();
  portal = await createTestApp();
  database = new URL(portal.databaseUrl).pathname.slice(1);
});
afterAll(async () => {
  await admin.end();
  await portal.close();
});

/** A portal whose connections have this setting of the database. */
async function openWith(setting: string) {
  await admin.query(`alter database ${database} set ${setting}`);
  return createSecondPortal(portal);
}
let second: Awaited<ReturnType<typeof openWith>> | undefined;
beforeEach(async () => {
  await portal.database.deleteFrom('session').execute();
  const browser = createTestBrowser(portal.app);
  await logIn(browser, (await createKunde()).fodselsnummer);
  // So that it is there to be read later.
  await browser.get(endpoints.getTrackingId.path);
  cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  portal.log.clear();
});
afterEach(async () => {
  await second?.close();
  second = undefined;
  await admin.query(`alter database ${database} reset all`);
});

/** After so many, a session's last use is written again. */
const SECONDS = 30;
type App = Pick<TestApp, 'app'>;
const read = ({ app }: App, path = endpoints.getSession.path) =>
  app.inject({ url: path, headers: { cookie } });
/** Later, so that the time of last use is due. */
const readLater = (app: App) => {
  portal.clock.advance(SECONDS);
  return read(app);
};
const isReady = async ({ app }: App) => (await app.inject('/health/ready')).statusCode === 200;
/** Why a process said that it was not ready: once for each time that it became so. */
const listReasons = (): string[] =>
  portal.log.lines
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'not ready')
    .map(({ err }) => err.message);
const findLastUse = async (of: Database) =>
  (await of.selectFrom('session').select('last_active_at').executeTakeFirstOrThrow()).last_active_at;
/** PostgreSQL's own cleaning (autovacuum) may wait too. */
const countWaiting = async () =>
  (
    await admin.query(`select from pg_stat_activity where datname = '${database}' and wait_event = 'SyncRep'
      and backend_type = 'client backend'`)
  ).rowCount;

describe('while the database is read-only', () => {
  /** Each wording that was shown is kept as proof, before it is shown. */
  const keepsWhatItShows = [endpoints.getSamtykketekster.path];

  test('all that only reads is answered, and the process is not ready', async () => {
    second = await openWith('default_transaction_read_only = on');
    const statuses: [string, number][] = [];
    portal.clock.advance(SECONDS);
    for (const { method, path } of Object.values(endpoints)) {
      if (method !== 'GET' || path.includes(':') || keepsWhatItShows.includes(path)) continue;
      statuses.push([path, (await read(second, path)).statusCode]);
    }
    expect(statuses.length).toBeGreaterThan(10);
    expect(statuses.filter(([, status]) => status >= 500 || status === 401)).toEqual([]);
    expect(await isReady(second)).toBe(false);
    expect(await isReady(second)).toBe(false);
    expect(listReasons()).toEqual([expect.stringContaining('read-only')]);
    expect(await isReady(portal)).toBe(true);
  });
});

test('while another holds the sessions locked against writes, pages are read', async () => {
  const statuses = await portal.database.transaction().execute(async (transaction) => {
    await sql`lock table portal_data.session in share mode`.execute(transaction);
    // A locked table is no database without writes.
    expect(await isReady(portal)).toBe(true);
    return [(await readLater(portal)).statusCode, (await readLater(portal)).statusCode];
  });
  expect(statuses).toEqual([200, 200]);
  // The first write was only late; the second was not begun beside it.
  await expect
    .poll(() => findLastUse(portal.database))
    .toEqual(new Date(portal.clock.now().getTime() - SECONDS * 1000));
});

test('a process whose question is held up is not ready', async () => {
  const answer = await portal.database.transaction().execute(async (transaction) => {
    await sql`lock table portal_data.session in access exclusive mode`.execute(transaction);
    return portal.app.inject('/health/ready');
  });
  expect(answer.statusCode).toBe(503);
  expect(listReasons()).toEqual(['The database did not answer in time']);
  expect(await isReady(portal)).toBe(true);
});

describe('while the synchronous standby is away', () => {
  test('a page is read, its last use written without the standby, and the process is ready', async () => {
    second = await openWith('synchronous_commit = on');
    expect((await readLater(second)).statusCode).toBe(200);
    expect(await findLastUse(second.database)).toEqual(portal.clock.now());
    expect(await countWaiting()).toBe(0);
    expect(await isReady(second)).toBe(true);
  });

  test('no process is ready from the first write that waits until the standby is back', async () => {
    second = await openWith('synchronous_commit = on');
    const browser = createTestBrowser(second.app);
    const write = browser.write('POST', endpoints.createTilbakemelding.path, {
      feedbackValue: 4,
      page: '/privat/forsikring/oversikt',
    });
    for (const one of [second, portal])
      await expect.poll(() => isReady(one), { timeout: 10_000 }).toBe(false);
    expect((await write).statusCode).toBe(503);
    // Its customer has given up, but it waits on.
    expect(await isReady(portal)).toBe(false);
    // As when the standby is back: what waited is done.
    await admin.query(
      `select pg_cancel_backend(pid) from pg_stat_activity where datname = '${database}' and wait_event = 'SyncRep'`,
    );
    await expect.poll(() => isReady(portal), { timeout: 10_000 }).toBe(true);
  });
});
