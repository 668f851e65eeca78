import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';

import { deleteBatches } from '../jobs/delete-expired.ts';
import { dumpTable } from '../testing/database-dump.ts';
import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { logIn } from '../testing/log-in.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../testing/test-browser.ts';
import { AUDIT_DAYS } from './audit-trail.ts';

const STANDARD = fodselsnumre.standard;
const UNKNOWN = fodselsnumre.flereSteder;
const portal = await createTestApp();
afterAll(() => portal.close());
const { audit: trail } = portal.parts;

async function open(fodselsnummer = STANDARD): Promise<TestBrowser> {
  const browser = createTestBrowser(portal.app);
  await logIn(browser, fodselsnummer);
  return browser;
}

const latest = async (fodselsnummer = STANDARD) => (await trail.listByFodselsnummer(fodselsnummer)).at(-1);

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

test('a visitor’s write, which belongs to nobody, is not on record', async () => {
  const count = async () => (await dumpTable(portal.database, 'revisjonsspor')).length;
  const before = await count();
  const browser = await open();
  await browser.write('POST', endpoints.createTilbakemelding.path, { feedbackValue: 4, page: BASE_PATH });
  await browser.write('POST', endpoints.refreshSession.path);
  expect(await count()).toBe(before);
});

test('the table names nobody, and holds nothing of what was written', async () => {
  await changeMobilnummer();
  const dump = await dumpTable(portal.database, 'revisjonsspor');
  expect(dump).toContain('updateKontaktinformasjon');
  for (const secret of [STANDARD, '90000001', 'finnes-ikke']) expect(dump).not.toContain(secret);
});

test('one person’s rows are not another’s', async () => {
  expect(await trail.listByFodselsnummer(fodselsnumre.bankkunde)).toEqual([]);
});

test('what stands there is not rewritten', async () => {
  await changeMobilnummer();
  for (const column of ['outcome', 'command', 'reference'])
    await expect(
      sql`update portal_data.revisjonsspor set ${sql.ref(column)} = 'noe annet'`.execute(portal.database),
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
