import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { BASE_PATH, PROFIL_PATH } from '@portal/contract/paths.ts';

import { listExpiring } from './list-expiring.ts';
import type { DatabaseTables } from './persistence/database.ts';
import { createLogoutTokenRepository } from './persistence/logout-token-repository.ts';
import { deleteExpired } from './session/delete-expired.ts';
import { logIn, startLogin } from './testing/log-in.ts';
import { createTestApp } from './testing/test-app.ts';
import { createTestBrowser } from './testing/test-browser.ts';

const expiring: (keyof DatabaseTables)[] = [
  'gitt_samtykketekst',
  'jump_token',
  'kept_form',
  'kontaktonske',
  'login_transaction',
  'logout_token',
  'oppfolging',
  'request_count',
  'revisjonsspor',
  'session',
  'tilbakemelding',
  'varsel',
];
const kept: (keyof DatabaseTables)[] = [
  // The proof of what a customer agreed to; names nobody without the key, and its trigger refuses deletion.
  'samtykkeendring',
  // The national id in it is erased when the register has confirmed; what is left is a part of the proof.
  'samtykkelevering',
  // The words that were agreed to: of the proof, and about nobody.
  'samtykketekst',
  // A random id beside a keyed hash, and nothing else: no time, no event.
  'sporing',
];

const portal = await createTestApp();
afterAll(() => portal.close());
const { database, clock } = portal;

async function count(table: keyof DatabaseTables): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(table)}`.execute(database);
  return Number(rows[0]?.count);
}

/** Leaves a row in every table, mostly as a customer would. */
beforeAll(async () => {
  const browser = createTestBrowser(portal.app);
  // No other test breaks a system for this customer while these writes are under way.
  await logIn(browser, '56868643043');
  await startLogin(createTestBrowser(portal.app));
  await createTestBrowser(portal.app).submit(PROFIL_PATH, {
    skjema: 'kontaktinformasjon',
    epostAdresse: 'mynte@post.example',
    eier: Buffer.alloc(32).toString('base64url'),
  });
  await browser.get(`${endpoints.getSamtykketekster.path}?bankkunde=false`);
  const writes = [
    browser.write('POST', endpoints.createJumpToken.path),
    browser.write('POST', endpoints.updateSamtykke.path, { marketingConsentApproved: true }),
    browser.write('PUT', endpoints.updateKontaktinformasjon.path, { epostAdresse: 'ny@post.example' }),
    browser.write('POST', endpoints.createTilbakemelding.path, { feedbackValue: 4, page: BASE_PATH }),
    browser.write('POST', endpoints.createOppfolging.path, {
      page: BASE_PATH,
      answers: [{ name: 'a', label: 'b', type: 'text', value: 'c' }],
    }),
    browser.write('POST', endpoints.createKontaktonske.path, {
      page: BASE_PATH,
      email: 'mynte@post.example',
    }),
  ];
  await Promise.all(writes);
  await browser.get(endpoints.getTrackingId.path);
  await createLogoutTokenRepository(database).markUsed(Buffer.alloc(32), clock.now());
});

test('every table is known to be kept for a time, or for good and why', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely_%' order by 1`.execute(database);
  expect(rows.map(({ name }) => name)).toEqual([...expiring, ...kept].toSorted((a, b) => a.localeCompare(b)));
});

test.each([...expiring, ...kept])('%s has a row to begin with', async (table) => {
  expect(await count(table)).toBeGreaterThan(0);
});

describe('after the longest of all dates', () => {
  beforeAll(async () => {
    clock.advance(3 * 365 * 24 * 3600);
    await deleteExpired(listExpiring({ ...portal, logger: portal.log.logger, now: clock.now }));
  });

  test.each(expiring)('%s is empty', async (table) => {
    expect(await count(table)).toBe(0);
  });

  test.each(kept)('%s is as it was', async (table) => {
    expect(await count(table)).toBeGreaterThan(0);
  });
});
