import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import type { Frist, Oppbevaring } from '@portal/contract/oppbevaring.ts';
import { BASE_PATH, PROFIL_PATH } from '@portal/contract/paths.ts';

import { getOppbevaring } from '../core/oppbevaring.ts';
import { createKunde } from '../testing/create-kunde.ts';
import { deleteBatches } from './delete-expired.ts';
import { listExpiring } from './list-expiring.ts';
import { type DatabaseTables, SCHEMA, toTable } from '../persistence/database.ts';
import { createLogoutTokenRepository } from '../persistence/logout-token-repository.ts';
import { logIn, startLogin } from '../testing/log-in.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser } from '../testing/test-browser.ts';

const expiring: (keyof DatabaseTables)[] = [
  'given_samtykketekst',
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
  // The proof of what a customer consented to. Pseudonymous without the key; a trigger prevents deletion.
  'samtykkeendring',
  // Its national id is erased when the register has confirmed; the rest is part of the proof.
  'samtykkelevering',
  // The wording that customers consented to: part of the proof, and not personal.
  'samtykketekst',
  // Only a random id and a keyed hash: no time, no events.
  'sporing',
];

const portal = await createTestApp();
afterAll(() => portal.close());
const { database, clock } = portal;

async function count(table: keyof DatabaseTables): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from ${toTable(table)}`.execute(database);
  return Number(rows[0]?.count);
}

/** Rows of each table before the deletion, after the longest of all dates, and by then (hours). */
let before: Map<string, number>;
let after: Map<string, number>;
const afterHours = new Map<number, Map<string, number>>();

const oppbevaring = getOppbevaring({ FEEDBACK_DAYS: 730, FEEDBACK_CONTACT_DAYS: 90 });
/** When a row is gone at the latest, as the customer is told, and the rest of that hour or day. */
function toHours(frist: Frist): number {
  if (typeof frist === 'number') return (frist + 1) * 24;
  return { MINUTTER: 1, DOGN: 25, INNLOGGING: 25, ALLTID: Infinity }[frist];
}
const hours = [...new Set(expiring.map((table) => toHours(oppbevaring[table].frist)))].toSorted(
  (a, b) => a - b,
);

async function countAll(): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const table of [...expiring, ...kept]) counts.set(table, await count(table));
  return counts;
}

beforeAll(async () => {
  await leaveRows();
  before = await countAll();
  let passed = 0;
  const remove = async (until: number) => {
    clock.advance((until - passed) * 3600);
    passed = until;
    for (const table of Object.values(listExpiring(portal.parts))) await deleteBatches(table);
    return countAll();
  };
  for (const until of hours) afterHours.set(until, await remove(until));
  after = await remove(3 * 365 * 24);
});

/** Leaves a row in every table, mostly by using the portal like a customer. */
async function leaveRows(): Promise<void> {
  const browser = createTestBrowser(portal.app);
  await logIn(browser, (await createKunde()).fodselsnummer);
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
}

test('every table is known to be kept for a time, or for good and why', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = ${SCHEMA} and table_name <> 'migration' order by 1`.execute(database);
  expect(rows.map(({ name }) => name)).toEqual([...expiring, ...kept].toSorted((a, b) => a.localeCompare(b)));
});

// Also those whose rows go with another’s: without their session they end, and with it they may have ended long ago.
test('every table that expires has its own deletion', () => {
  expect(Object.keys(listExpiring(portal.parts)).toSorted()).toEqual(expiring);
});

test.each([...expiring, ...kept])('%s has a row to begin with', (table) => {
  expect(before.get(table)).toBeGreaterThan(0);
});

test.each(expiring)('%s is empty when the customer is told that it is', (table) => {
  expect(afterHours.get(toHours(oppbevaring[table].frist))?.get(table)).toBe(0);
});

describe('after the longest of all dates', () => {
  test.each(expiring)('%s is empty', (table) => {
    expect(after.get(table)).toBe(0);
  });

  test.each(kept)('%s is as it was', (table) => {
    expect(after.get(table)).toBe(before.get(table));
  });
});

test('of what is under way the customer is told the longest time that any of it is kept', async () => {
  const browser = createTestBrowser(portal.app);
  await logIn(browser, (await createKunde()).fodselsnummer);
  const told = (await browser.get(endpoints.getOppbevaring.path)).json<Oppbevaring>();
  expect(told.filter(({ slag }) => slag === 'UNDERVEIS')).toEqual([{ slag: 'UNDERVEIS', frist: 'DOGN' }]);
});
