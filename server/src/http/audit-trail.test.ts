import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';

import { deleteExpired } from '../session/delete-expired.ts';
import { dumpTable } from '../testing/database-dump.ts';
import { logIn } from '../testing/log-in.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../testing/test-browser.ts';
import { AUDIT_DAYS, createAuditTrail } from './audit-trail.ts';

const STANDARD = '14838430121';
const UNKNOWN = '12838410047';
const portal = await createTestApp();
afterAll(() => portal.close());
const trail = createAuditTrail({ ...portal, now: portal.clock.now });

async function open(fodselsnummer = STANDARD): Promise<TestBrowser> {
  const browser = createTestBrowser(portal.app);
  await logIn(browser, fodselsnummer);
  return browser;
}

const latest = async (fodselsnummer = STANDARD) => (await trail.listByFodselsnummer(fodselsnummer)).at(-1);

describe('a customer’s write', () => {
  test('is on record: who, what, when, under which reference, and that it was done', async () => {
    const browser = await open();
    const answer = await browser.write('PUT', endpoints.updateKontaktinformasjon.path, {
      mobilNummer: '90000001',
    });
    expect(answer.statusCode).toBe(204);
    expect(await latest()).toEqual({
      handling: 'updateKontaktinformasjon',
      tidspunkt: portal.clock.now(),
      distributor: 'none',
      referanse: answer.headers['x-correlation-id'],
      utfall: 'OK',
      antall: 1,
    });
  });

  test('is on record when it is refused, and by a form too', async () => {
    const browser = await open();
    await browser.write('PUT', endpoints.updateKontaktinformasjon.path, { mobilNummer: '1' });
    expect(await latest()).toMatchObject({ utfall: 'UGYLDIG_MOBILNR' });
    await browser.submit(`${BASE_PATH}/tilbud/fjern`, {
      avtaleNummer: 'finnes-ikke',
      formToken: browser.cookies.get('XSRF-TOKEN') ?? '',
    });
    expect(await latest()).toMatchObject({ handling: 'deleteTilbud', utfall: 'FINNES_IKKE' });
  });

  test('is not done when it cannot be put on record', async () => {
    const browser = await open();
    const before = await latest();
    await sql`alter table revisjonsspor rename to borte`.execute(portal.database);
    const answer = await browser.write('POST', endpoints.createJumpToken.path);
    await sql`alter table borte rename to revisjonsspor`.execute(portal.database);
    expect(answer.statusCode).toBe(503);
    expect(await portal.database.selectFrom('jump_token').selectAll().execute()).toEqual([]);
    expect(await latest()).toEqual(before);
  });

  test('is on record whichever it is', async () => {
    // Unknown to every system, so that nothing is really changed.
    const browser = await open(UNKNOWN);
    const visitor = createTestBrowser(portal.app);
    const own: string[] = [];
    const recorded: (string | undefined)[] = [];
    for (const [name, { method, path }] of Object.entries(endpoints)) {
      // To go on is no write: it changes nothing of the customer's.
      if (method === 'GET' || name === 'refreshSession') continue;
      const address = path.replace(/:\w+/, 'finnes-ikke');
      // What visitors may do is nobody's.
      if ((await visitor.write(method, address)).statusCode !== 401) continue;
      own.push(name);
      const { headers } = await browser.write(method, address);
      const { referanse, handling } = (await latest(UNKNOWN)) ?? {};
      recorded.push(referanse === headers['x-correlation-id'] ? handling : undefined);
    }
    expect(own.length).toBeGreaterThan(7);
    expect(recorded).toEqual(own);
  });
});

test('a visitor’s write, which belongs to nobody, is not on record', async () => {
  const count = async () => (await dumpTable(portal.database, 'revisjonsspor')).length;
  const before = await count();
  const browser = await open();
  await browser.write('POST', endpoints.createTilbakemelding.path, { feedbackValue: 4, page: BASE_PATH });
  await browser.write('POST', endpoints.refreshSession.path);
  expect(await count()).toBe(before);
});

test('the table names nobody, and holds nothing of what was written', async () => {
  const dump = await dumpTable(portal.database, 'revisjonsspor');
  expect(dump).toContain('updateKontaktinformasjon');
  for (const secret of [STANDARD, '90000001', 'finnes-ikke']) expect(dump).not.toContain(secret);
});

test('one person’s rows are not another’s', async () => {
  expect(await trail.listByFodselsnummer('23869132381')).toEqual([]);
});

test('what stands there is not rewritten', async () => {
  for (const column of ['utfall', 'handling', 'referanse'])
    await expect(
      sql`update revisjonsspor set ${sql.ref(column)} = 'noe annet'`.execute(portal.database),
    ).rejects.toThrow('revisjonsspor is not rewritten');
});

test('rows go after their time, and not before', async () => {
  portal.clock.advance((AUDIT_DAYS - 1) * 24 * 3600);
  await deleteExpired([trail]);
  expect(await latest()).toBeDefined();
  portal.clock.advance(24 * 3600);
  await deleteExpired([trail]);
  expect(await latest()).toBeUndefined();
});
