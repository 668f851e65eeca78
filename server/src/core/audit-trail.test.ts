import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';

import { deleteBatches } from '../jobs/delete-expired.ts';
import { dumpTable } from '../testing/database-dump.ts';
import { createKunde } from '../testing/create-kunde.ts';
import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { logIn, logInAs } from '../testing/log-in.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../testing/test-browser.ts';
import { withoutStatement } from '../testing/without-statement.ts';
import { createNaming } from '../keys/naming.ts';
import { toPageSql } from '../persistence/revisjonsspor-repository.ts';
import { AUDIT_DAYS } from './oppbevaring.ts';

const { fodselsnummer: CUSTOMER } = await createKunde();
const UNKNOWN = fodselsnumre.flereSteder;
const portal = await createTestApp();
afterAll(() => portal.close());
const { audit: trail } = portal.parts;
const of = (fodselsnummer: string) => ({ customer: { fodselsnummer } });

async function open(fodselsnummer = CUSTOMER): Promise<TestBrowser> {
  const browser = await logInAs(portal.app, fodselsnummer);
  return browser;
}

const latest = async (fodselsnummer = CUSTOMER) => (await trail.listByFodselsnummer(fodselsnummer)).at(-1);

async function changeMobilnummer(): Promise<void> {
  const browser = await open();
  await browser.write('PUT', endpoints.updateKontaktinformasjon.path, { mobilNummer: '90000001' });
}

describe('a customer’s write', () => {
  test('is on record: who, what, when, under which reference, and that it was done', async () => {
    const browser = await open();
    const answer = await browser.write('PUT', endpoints.updateKontaktinformasjon.path, {
      mobilNummer: '90000001',
    });
    expect(answer.statusCode).toBe(204);
    expect(await latest()).toEqual({
      command: 'updateKontaktinformasjon',
      created_at: portal.clock.now(),
      distributor: 'none',
      reference: answer.headers['x-correlation-id'],
      outcome: 'OK',
      writes: 1,
    });
  });

  test('is on record when it is refused, and by a form too', async () => {
    const browser = await open();
    await browser.write('PUT', endpoints.updateKontaktinformasjon.path, { mobilNummer: '1' });
    expect(await latest()).toMatchObject({ outcome: 'UGYLDIG_MOBILNR' });
    await browser.submit(`${BASE_PATH}/tilbud/fjern`, {
      avtaleNummer: 'finnes-ikke',
      formToken: browser.cookies.get('XSRF-TOKEN') ?? '',
    });
    expect(await latest()).toMatchObject({ command: 'deleteTilbud', outcome: 'FINNES_IKKE' });
  });

  test('is not done when it cannot be put on record', async () => {
    const browser = await open();
    const before = await latest();
    const listTokens = () => portal.database.selectFrom('jump_token').selectAll().execute();
    const tokens = await listTokens();
    await sql`alter table portal_data.revisjonsspor rename to borte`.execute(portal.database);
    const answer = await browser.write('POST', endpoints.createJumpToken.path);
    await sql`alter table portal_data.borte rename to revisjonsspor`.execute(portal.database);
    expect(answer.statusCode).toBe(503);
    expect(await listTokens()).toEqual(tokens);
    expect(await latest()).toEqual(before);
  });

  test('is on record, for every command', async () => {
    // Not known to any system, so that nothing is really changed.
    const browser = await open(UNKNOWN);
    const visitor = createTestBrowser(portal.app);
    const own: string[] = [];
    const recorded: (string | undefined)[] = [];
    for (const [name, { method, path }] of Object.entries(endpoints)) {
      // A refresh changes no data of the customer.
      if (method === 'GET' || name === 'refreshSession') continue;
      const address = path.replace(/:\w+/, 'finnes-ikke');
      // A visitor's write belongs to nobody.
      if ((await visitor.write(method, address)).statusCode !== 401) continue;
      own.push(name);
      const { headers } = await browser.write(method, address);
      const { reference, command } = (await latest(UNKNOWN)) ?? {};
      recorded.push(reference === headers['x-correlation-id'] ? command : undefined);
    }
    expect(own.length).toBeGreaterThan(7);
    expect(recorded).toEqual(own);
  });
});

describe('logging in and out', () => {
  const IPHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) KFPTestAgent' };
  const latestPage = (limit: number) => trail.listPage(of(CUSTOMER), { limit });
  const listSessions = () => portal.database.selectFrom('session').select('public_id').execute();

  test('are recorded with the reference and the kind of device, and nothing else about the device', async () => {
    const browser = createTestBrowser(portal.app);
    const { headers } = await logIn(browser, CUSTOMER);
    const answer = await browser.write('POST', endpoints.logout.path, {}, IPHONE);
    expect(await latestPage(2)).toMatchObject([
      { command: 'logout', outcome: 'OK', device: 'MOBIL', reference: answer.headers['x-correlation-id'] },
      { command: 'login', outcome: 'OK', device: null, reference: headers['x-correlation-id'] },
    ]);
    expect(await dumpTable(portal.database, 'revisjonsspor')).not.toContain('KFPTestAgent');
  });

  test('who is logged out already does not log out once more', async () => {
    const browser = await open();
    await browser.write('POST', endpoints.logout.path);
    const [before] = await latestPage(1);
    await browser.write('POST', endpoints.logout.path);
    expect(await latestPage(1)).toEqual([before]);
  });

  test('without the record nobody gets in, and everybody gets out', async () => {
    const inside = await open();
    const before = await listSessions();
    await sql`alter table portal_data.revisjonsspor rename to borte`.execute(portal.database);
    const outcome = await open().then(
      () => 'in',
      () => 'refused',
    );
    const logout = await inside.write('POST', endpoints.logout.path);
    await sql`alter table portal_data.borte rename to revisjonsspor`.execute(portal.database);
    expect([outcome, logout.statusCode]).toEqual(['refused', 200]);
    expect(await listSessions()).toHaveLength(before.length - 1);
  });

  test.each([
    ['delete', 'session'],
    ['update', 'revisjonsspor'],
  ] as const)(
    'a login that has its session is one, also where a later %s in %s fails',
    async (statement, table) => {
      const browser = await open();
      await withoutStatement(portal.database, statement, table, () => logIn(browser, CUSTOMER));
      expect((await browser.get(endpoints.getSession.path)).statusCode).toBe(200);
    },
  );

  test('a login that may have been ended meanwhile leaves no session behind', async () => {
    const before = await listSessions();
    await sql`alter table portal_data.logout_token rename to borte`.execute(portal.database);
    await expect(open()).rejects.toThrow('innlogging=feilet');
    await sql`alter table portal_data.borte rename to logout_token`.execute(portal.database);
    expect(await listSessions()).toHaveLength(before.length);
    expect(await latest()).toMatchObject({ command: 'login', outcome: 'IKKE_INNLOGGET' });
  });
});

describe('pages of what was done', () => {
  const { CONSENT_LOG_KEY } = portal.parts.session.environment;
  const PERSON = fodselsnumre.dNummer;
  const person = createNaming(CONSENT_LOG_KEY, 'revisjon-person')(PERSON);
  const ROWS = 10_000;

  /** A year of rows of this person, between as many of others. */
  async function leaveRows(): Promise<void> {
    const start = new Date(portal.clock.now().getTime() - 365 * 24 * 3_600_000);
    await portal.database.transaction().execute(async (transaction) => {
      // However busy the machine is.
      await sql`set local statement_timeout = 0`.execute(transaction);
      await sql`
      insert into portal_data.revisjonsspor (created_at, person, command, distributor, reference, outcome)
      select ${start}::timestamptz + number * interval '1 minute',
        case when number % 2 = 0 then ${person}::bytea else sha256(number::text::bytea) end,
        'updateSamtykke', 'none', number::text, 'OK'
      from generate_series(1, ${2 * ROWS}::integer) as number`.execute(transaction);
      await sql`analyze portal_data.revisjonsspor`.execute(transaction);
    });
  }

  test('are newest first, each row once, none of another', async () => {
    await leaveRows();
    const references: string[] = [];
    for (let before: string | undefined; ;) {
      const page = await trail.listPage(of(PERSON), { limit: 1500, ...(before !== undefined && { before }) });
      if (page.length === 0) break;
      references.push(...page.map(({ reference }) => reference));
      before = page.at(-1)?.id;
    }
    const expected = Array.from({ length: ROWS }, (_, index) => String(2 * (ROWS - index)));
    expect(references).toEqual(expected);
    expect(await trail.listPage(of(fodselsnumre.bankkunde), { limit: 50 })).toEqual([]);
  });

  test('cost one query by one index, the last as the first', async () => {
    const rows = await trail.listPage(of(PERSON), { limit: ROWS });
    for (const before of [undefined, rows.at(-51)?.id]) {
      const query = toPageSql({ persons: [person], since: new Date(0), before, limit: 50 });
      const plan = await sql<Record<string, string>>`explain ${query}`.execute(portal.database);
      const text = plan.rows.flatMap((row) => Object.values(row)).join('\n');
      const indexes = [...text.matchAll(/Index (?:Only )?Scan(?: Backward)?(?: using| on) (\S+)/g)];
      expect(indexes.map(([, index]) => index)).toEqual(['revisjonsspor_person_id']);
      expect(text).not.toContain('Seq Scan');
    }
  });

  test('end where the thirteen months end, also before the rows are deleted', async () => {
    const browser = await open(UNKNOWN);
    await browser.write('POST', endpoints.createJumpToken.path);
    const list = async () => (await trail.listPage(of(UNKNOWN), { limit: 1 })).length;
    expect(await list()).toBe(1);
    portal.clock.advance(AUDIT_DAYS * 24 * 3600);
    expect(await list()).toBe(0);
  });
});

test('a visitor’s write, which belongs to nobody, is not on record', async () => {
  const count = async () => (await dumpTable(portal.database, 'revisjonsspor')).length;
  const browser = await open();
  const before = await count();
  await browser.write('POST', endpoints.createTilbakemelding.path, { feedbackValue: 4, page: BASE_PATH });
  await browser.write('POST', endpoints.refreshSession.path);
  expect(await count()).toBe(before);
});

test('the table names nobody, and holds nothing of what was written', async () => {
  await changeMobilnummer();
  const dump = await dumpTable(portal.database, 'revisjonsspor');
  expect(dump).toContain('updateKontaktinformasjon');
  for (const secret of [CUSTOMER, '90000001', 'finnes-ikke']) expect(dump).not.toContain(secret);
});

test('one person’s rows are not another’s', async () => {
  expect(await trail.listByFodselsnummer(fodselsnumre.bankkunde)).toEqual([]);
});

test('what stands there is not rewritten', async () => {
  await changeMobilnummer();
  for (const column of ['outcome', 'command', 'reference', 'device'])
    await expect(
      sql`update portal_data.revisjonsspor set ${sql.ref(column)} = 'noe annet'`.execute(portal.database),
    ).rejects.toThrow('revisjonsspor is not rewritten');
});

test('a row whose outcome is still to come gets that, and nothing else', async () => {
  const actor = { session: { customer: { fodselsnummer: CUSTOMER } }, distributor: { shortname: 'none' } };
  await trail.begin('login', { ...actor, correlationId: 'begun' });
  for (const column of ['command', 'reference', 'distributor', 'device'])
    await expect(
      sql`update portal_data.revisjonsspor set ${sql.ref(column)} = 'noe annet' where reference = 'begun'`.execute(
        portal.database,
      ),
    ).rejects.toThrow('revisjonsspor is not rewritten');
});

test('rows go after their time, and not before', async () => {
  await changeMobilnummer();
  portal.clock.advance((AUDIT_DAYS - 1) * 24 * 3600);
  await deleteBatches(trail);
  expect(await latest()).toBeDefined();
  portal.clock.advance(24 * 3600);
  await deleteBatches(trail);
  expect(await latest()).toBeUndefined();
});
