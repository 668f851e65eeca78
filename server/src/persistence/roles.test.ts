import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import pg from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';

import { ConfigurationError } from '../config/environment.ts';
import { deleteBatches } from '../jobs/delete-expired.ts';
import { listExpiring } from '../jobs/list-expiring.ts';
import { createKunde } from '../testing/create-kunde.ts';
import { logInAs } from '../testing/log-in.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

const manual = readFileSync(path.resolve(import.meta.dirname, '../../../docs/operations.md'), 'utf8');
const [, chapter = ''] = /^## The database and its roles$(.*?)^## /ms.exec(manual) ?? [];
/** Roles belong to the whole server: this run's have names of their own. */
const own = randomBytes(4).toString('hex');
const [roles = '', rights = '', lessRights = ''] = [...chapter.matchAll(/^```sql\n(.*?)^```/gms)].map(
  ([, text = '']) =>
    text
      .replaceAll(/portal_(owner|app)/g, `portal_$1_${own}`)
      .replaceAll('create database portal ', `create database portal_${own} `)
      .replaceAll("'…'", "'hemmelig'"),
);

/** The row of the manual about another password, for the role of this test. */
const [, ...change] =
  /^\| database password .*?`(create role portal_app_b .*?;)`.*?`(alter role portal_app nologin)`/m.exec(
    manual,
  ) ?? [];
const [second = '', first = ''] = change.map((text) =>
  text
    .replaceAll(/\bportal_app_b\b/g, `portal_b_${own}`)
    .replaceAll(/\bportal_app\b/g, `portal_app_${own}`)
    .replaceAll("'…'", "'hemmelig'")
    .replaceAll('; ', ';\n'),
);

const adminUrl = inject('databaseUrl');
const toUrl = (role: string): string => {
  const url = new URL(adminUrl);
  Object.assign(url, { username: `portal_${role}_${own}`, password: 'hemmelig', pathname: `/portal_${own}` });
  return url.href;
};

async function run(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
/** Each statement alone, since a database is not created in a transaction. */
async function runEach(url: string, text: string): Promise<void> {
  for (const statement of text.split(';\n').filter((part) => part.trim() !== '')) await run(url, statement);
}

let refused: unknown;
let portal: TestApp;
beforeAll(async () => {
  await runEach(adminUrl, roles);
  await runEach(toUrl('owner'), rights);
  refused = await migrate(toUrl('app')).catch((error: unknown) => error);
  await migrate(toUrl('owner'));
  await runEach(toUrl('owner'), lessRights);
  // As the start does, with the role that owns nothing.
  await migrate(toUrl('app'));
  portal = await createTestApp({}, { testDatabase: { url: toUrl('app'), drop: async () => {} } });
});
afterAll(async () => {
  await portal.close();
  await runEach(
    adminUrl,
    `drop database portal_${own} with (force);\ndrop role portal_owner_${own};\ndrop role portal_app_${own};\n`,
  );
});

test('what the portal’s role may not migrate, its start says in one line', () => {
  expect(refused).toEqual(
    new ConfigurationError(
      `DATABASE_URL: the database must be migrated, and this role may not (permission denied for schema portal_data): run npm run migrate as the owner of the tables`,
    ),
  );
});

test('the portal serves, writes and deletes as a role that owns nothing', async () => {
  const { fodselsnummer } = await createKunde();
  const browser = await logInAs(portal.app, fodselsnummer);
  await browser.get(`${endpoints.getSamtykketekster.path}?bankkunde=false`);
  const answers = [
    await browser.get('/health/ready'),
    await browser.get(endpoints.getSession.path),
    await browser.get(endpoints.getTrackingId.path),
    await browser.write('POST', endpoints.createJumpToken.path),
    await browser.write('POST', endpoints.updateSamtykke.path, { marketingConsentApproved: true }),
    await browser.write('PUT', endpoints.updateKontaktinformasjon.path, { epostAdresse: 'ny@post.example' }),
    await browser.write('POST', endpoints.createTilbakemelding.path, { feedbackValue: 4, page: BASE_PATH }),
  ];
  expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 300)).toEqual([]);
  portal.clock.advance(3 * 365 * 24 * 3600);
  for (const table of Object.values(listExpiring(portal.parts))) await deleteBatches(table);
  expect(await run(toUrl('owner'), 'select from portal_data.session')).toEqual([]);
  expect(
    await run(
      adminUrl,
      `select from pg_shdepend join pg_roles on refobjid = pg_roles.oid and deptype = 'o'
      where rolname = 'portal_app_${own}'`,
    ),
  ).toEqual([]);
});

test.each([
  ['samtykkeendring', 'update portal_data.samtykkeendring set distributor = null'],
  ['samtykkeendring', 'delete from portal_data.samtykkeendring'],
  ['samtykketekst', 'delete from portal_data.samtykketekst'],
  ['samtykkelevering', 'delete from portal_data.samtykkelevering'],
  ['migration', 'delete from portal_data.migration'],
  ['revisjonsspor', 'truncate portal_data.revisjonsspor'],
  ['schema portal_data', 'create table portal_data.ny ()'],
])('that role is denied %s: %s', async (name, statement) => {
  await expect(run(toUrl('app'), statement)).rejects.toThrow(
    `permission denied for ${name.includes(' ') ? name : `table ${name}`}`,
  );
});

test('the owner finds nothing left to migrate, and the role of the portal can read the last migration', async () => {
  expect(await migrate(toUrl('owner'))).toEqual([]);
  expect(await run(toUrl('app'), 'select max(name) as name from portal_data.migration')).toEqual([
    { name: Object.keys(migrations).at(-1) },
  ]);
});

test('another password by a second role that acts as the first: it serves on when the first is shut out', async () => {
  await runEach(adminUrl, second);
  const rolled = await createTestApp({}, { testDatabase: { url: toUrl('b'), drop: async () => {} } });
  onTestFinished(async () => {
    await rolled.close();
    // For the other tests, in whatever order they run.
    await runEach(adminUrl, `alter role portal_app_${own} login;\ndrop role portal_b_${own};\n`);
  });
  await runEach(adminUrl, first);
  await expect(run(toUrl('app'), 'select')).rejects.toThrow('is not permitted to log in');
  const { fodselsnummer } = await createKunde();
  const browser = await logInAs(rolled.app, fodselsnummer);
  expect((await browser.write('POST', endpoints.createJumpToken.path)).statusCode).toBeLessThan(300);
  expect(await run(toUrl('b'), 'select current_user as as_whom')).toEqual([{ as_whom: `portal_app_${own}` }]);

  // The synchronous standby of the tests is never there.
  const waiting = new pg.Client({ connectionString: toUrl('b') });
  await waiting.connect();
  onTestFinished(() => waiting.end());
  await waiting.query('set synchronous_commit = on');
  const write = waiting.query(
    `insert into portal_data.login_transaction values (sha256('a'), sha256('b'), 'x', 'none', now())`,
  );
  const ready = async () => (await rolled.app.inject('/health/ready')).statusCode;
  await expect.poll(ready, { timeout: 10_000 }).toBe(503);
  await run(
    adminUrl,
    `select pg_cancel_backend(pid) from pg_stat_activity
      where datname = 'portal_${own}' and wait_event = 'SyncRep'`,
  );
  await write;
});
