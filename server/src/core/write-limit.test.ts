import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import type { Aktivitet } from '@portal/contract/aktivitet.ts';
import { endpoints } from '@portal/contract/endpoints.ts';
import { avsluttForm } from '@portal/contract/forms/innlogginger.ts';
import type { Innlogginger } from '@portal/contract/innlogginger.ts';
import { BASE_PATH, COMPLETE_PARAMETER, SKADESAKER_JUMP_PATH } from '@portal/contract/paths.ts';

import { createKunde } from '../testing/create-kunde.ts';
import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { logIn } from '../testing/log-in.ts';
import { createSecondPortal } from '../testing/second-portal.ts';
import { createShownPages } from '../testing/shown-pages.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../testing/test-browser.ts';

const { fodselsnummer: CUSTOMER } = await createKunde();
const OTHER = fodselsnumre.loMedlem;
const portal = await createTestApp(
  { WRITES_PER_MINUTE: '3', WRITES_PER_DAY: '5' },
  { pages: createShownPages().pages },
);
const second = await createSecondPortal(portal);
afterAll(async () => {
  await second.close();
  await portal.close();
});
const { database, clock } = portal;
// Prevents a test from running past midnight UTC.
if (clock.now().getUTCHours() === 23) clock.advance(60 * 60);
beforeEach(async () => {
  await database.deleteFrom('request_count').execute();
  await database.deleteFrom('revisjonsspor').execute();
  await database.deleteFrom('session').execute();
});

async function open(fodselsnummer = CUSTOMER, app = portal.app): Promise<TestBrowser> {
  const browser = createTestBrowser(app);
  await logIn(browser, fodselsnummer);
  return browser;
}
/** Writes refused by validation count too. */
const write = (browser: TestBrowser, mobilNummer = '1') =>
  browser.write('PUT', endpoints.updateKontaktinformasjon.path, { mobilNummer });
async function writeTimes(browser: TestBrowser, times: number): Promise<number[]> {
  const statuses = [];
  for (let round = 0; round < times; round += 1) statuses.push((await write(browser)).statusCode);
  return statuses;
}
const listTrail = () =>
  database
    .selectFrom('revisjonsspor')
    .select(['outcome', 'writes'])
    .where('command', '<>', 'login')
    .orderBy('id')
    .execute();

describe('how much one customer may write', () => {
  test('is limited per minute; the next write is refused with Retry-After', async () => {
    const browser = await open();
    expect(await writeTimes(browser, 3)).toEqual([400, 400, 400]);
    const refused = await write(browser, '90000001');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'FOR_MANGE_FORSPORSLER' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    clock.advance(60);
    expect((await write(browser, '90000001')).statusCode).toBe(204);
  });

  test('is limited per day, and writes refused by the minute’s limit do not count', async () => {
    const browser = await open();
    expect(await writeTimes(browser, 6)).toEqual([400, 400, 400, 429, 429, 429]);
    clock.advance(60);
    expect(await writeTimes(browser, 3)).toEqual([400, 400, 429]);
    clock.advance(60);
    expect(await writeTimes(browser, 1)).toEqual([429]);
  });

  test('is counted across sessions and processes, for each customer separately', async () => {
    const [here, there] = await Promise.all([open(), open(CUSTOMER, second.app)]);
    expect([...(await writeTimes(here, 2)), ...(await writeTimes(there, 2))]).toEqual([400, 400, 400, 429]);
    expect(await writeTimes(await open(OTHER), 3)).toEqual([400, 400, 400]);
  });

  test('counts the token that a page without script carries, and the trail has it', async () => {
    const browser = await open();
    const jump = async () =>
      (await browser.get(`${BASE_PATH}${SKADESAKER_JUMP_PATH}?${COMPLETE_PARAMETER}`)).statusCode;
    expect([await jump(), await jump(), await jump()]).toEqual([200, 200, 200]);
    // To the claims cases all the same, without being logged in there.
    expect(await jump()).toBe(303);
    expect(await listTrail()).toEqual([
      ...['OK', 'OK', 'OK'].map((outcome) => ({ outcome, writes: 1 })),
      { outcome: 'FOR_MANGE_FORSPORSLER', writes: 1 },
    ]);
  });

  describe('and has been used up by another session, does not stop', () => {
    const endOthers = (browser: TestBrowser) =>
      browser.write('POST', endpoints.endOtherInnlogginger.path, {});
    const isLoggedIn = async (browser: TestBrowser) =>
      (await browser.get(endpoints.getSession.path)).statusCode === 200;
    /** Another session that may write nothing more, and end no session either. */
    async function useUp(): Promise<TestBrowser> {
      const other = await open();
      expect((await writeTimes(other, 4)).at(-1)).toBe(429);
      const end = () => other.write('POST', endpoints.endInnlogging.path, { id: 'unknown' });
      for (let times = 0; times < 3; times += 1) await end();
      expect((await end()).statusCode).toBe(429);
      return other;
    }

    test('‘Dette var ikke meg’', async () => {
      const [mine, other] = [await open(), await useUp()];
      const { rader } = (await mine.get(endpoints.getAktivitet.path)).json<Aktivitet>();
      const told = await mine.write('POST', endpoints.reportIkkeMeg.path, { id: rader[0]?.id });
      expect([told.statusCode, told.json()]).toEqual([200, { andreAvsluttet: true }]);
      expect(await isLoggedIn(other)).toBe(false);
    });

    test('‘Logg ut alle andre’', async () => {
      const [mine, other] = [await open(), await useUp()];
      expect((await endOthers(mine)).statusCode).toBe(204);
      expect(await isLoggedIn(other)).toBe(false);
    });

    test('‘Logg ut’ of that session, without script', async () => {
      const [mine, other] = [await open(), await useUp()];
      const { innlogginger } = (await mine.get(endpoints.getInnlogginger.path)).json<Innlogginger>();
      const answer = await mine.submit(avsluttForm.path, {
        skjema: avsluttForm.skjema ?? '',
        id: innlogginger.find(({ isDenne }) => !isDenne)?.id ?? '',
        formToken: mine.cookies.get('XSRF-TOKEN') ?? '',
      });
      expect(answer.statusCode).toBe(303);
      expect(await isLoggedIn(other)).toBe(false);
    });

    test('but each session may end only so many', async () => {
      const mine = await open();
      const statuses = [];
      for (let times = 0; times < 4; times += 1) statuses.push((await endOthers(mine)).statusCode);
      expect(statuses).toEqual([204, 204, 204, 429]);
    });
  });

  test('visitors’ feedback and reads are not writes of a customer', async () => {
    const browser = await open();
    await writeTimes(browser, 4);
    expect((await browser.get(endpoints.getKunde.path)).statusCode).toBe(200);
    const feedback = await browser.write('POST', endpoints.createTilbakemelding.path, {
      blokk: 'oversikt',
      svar: 5,
    });
    expect(feedback.statusCode).not.toBe(429);
  });
});

describe('refused writes', () => {
  test('are one row of the audit trail for each window, whichever process refused', async () => {
    const [here, there] = await Promise.all([open(), open(CUSTOMER, second.app)]);
    await writeTimes(here, 5);
    await writeTimes(there, 4);
    expect(await listTrail()).toEqual([
      { outcome: 'UGYLDIG_MOBILNR', writes: 1 },
      { outcome: 'UGYLDIG_MOBILNR', writes: 1 },
      { outcome: 'UGYLDIG_MOBILNR', writes: 1 },
      { outcome: 'FOR_MANGE_FORSPORSLER', writes: 6 },
    ]);
    for (const writes of [3, 2]) {
      clock.advance(60);
      await writeTimes(here, writes);
    }
    // The row of the day's window.
    expect((await listTrail()).at(-1)).toEqual({ outcome: 'FOR_MANGE_FORSPORSLER', writes: 3 });
  });

  test('are counted and not rewritten', async () => {
    await writeTimes(await open(), 5);
    const change = (set: { writes?: number; outcome?: string }) =>
      database.updateTable('revisjonsspor').set(set).where('window_ends_at', 'is not', null).execute();
    await expect(change({ writes: 1 })).rejects.toThrow('not rewritten');
    await expect(change({ writes: 9 })).rejects.toThrow('not rewritten');
    await expect(change({ writes: 3, outcome: 'OK' })).rejects.toThrow('not rewritten');
    await expect(
      database.updateTable('revisjonsspor').set({ writes: 2 }).where('window_ends_at', 'is', null).execute(),
    ).rejects.toThrow('not rewritten');
  });

  test('by a form lead back to its page, which says so', async () => {
    const browser = await open();
    await writeTimes(browser, 3);
    const answer = await browser.submit(`${BASE_PATH}/tilbud/fjern`, {
      avtaleNummer: '100200',
      formToken: browser.cookies.get('XSRF-TOKEN') ?? '',
    });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `${BASE_PATH}/tilbud?resultat=for-mange#tilbud`,
    ]);
  });
});
