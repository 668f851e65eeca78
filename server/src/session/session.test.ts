import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { SESSION_EXPIRES_HEADER, XSRF_COOKIE } from '@portal/contract/headers.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';

import { dumpTable } from '../testing/database-dump.ts';
import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { startHostileProvider } from '../testing/hostile-provider.ts';
import { isLoggedIn, startLogin } from '../testing/log-in.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../testing/test-browser.ts';
import { createSecret } from '../keys/secret.ts';

const IDLE = 900;
const MAX = 3000;
const COOKIE = 'forsikringsoversikt';
const NUMBER = fodselsnumre.standard;
const NAME = 'Lun Bris';

// This provider uses the machine's clock, so the tests may move the portal's freely.
const provider = await startHostileProvider();
const portal = await createTestApp({
  OIDC_ISSUER: provider.issuer,
  SESSION_IDLE_SECONDS: String(IDLE),
  SESSION_MAX_SECONDS: String(MAX),
});
afterAll(async () => {
  await portal.close();
  await provider.close();
});
const { app, clock } = portal;

async function logIn(browser: TestBrowser): Promise<TestBrowser> {
  await browser.get(await provider.visit(await startLogin(browser)));
  expect(browser.cookies.get(COOKIE)).toBeDefined();
  return browser;
}

const getStatus = (browser: TestBrowser) => browser.get(endpoints.getSessionStatus.path);
let browser: TestBrowser;
beforeEach(async () => {
  browser = await logIn(createTestBrowser(app));
});

describe('expiry', () => {
  test('every API answer says how many seconds are left, whole and rounded up (OD-21)', async () => {
    clock.advance(100.25);
    const answers = await Promise.all([
      getStatus(browser),
      browser.get(endpoints.getSession.path),
      browser.get(endpoints.getOversiktConfig.path),
      browser.get('/api/privat/forsikring/nowhere'),
      browser.write('POST', endpoints.refreshSession.path, undefined, { 'x-xsrf-token': 'wrong' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 404, 403]);
    for (const answer of answers) expect(answer.headers[SESSION_EXPIRES_HEADER]).toBe(String(IDLE));
  });

  test('without a session no answer says so', async () => {
    expect((await getStatus(createTestBrowser(app))).headers).not.toHaveProperty(SESSION_EXPIRES_HEADER);
  });

  test('a session lives to the last second of the idle limit, and not beyond', async () => {
    clock.advance(IDLE - 1);
    expect(await isLoggedIn(browser)).toBe(true);
    clock.advance(IDLE);
    expect(await isLoggedIn(browser)).toBe(false);
    clock.advance(-1);
    expect(await isLoggedIn(browser), 'an expired session was not deleted by the look').toBe(true);
  });

  test('near the absolute limit the seconds count down whatever the customer does', async () => {
    for (let at = 0; at < MAX - 500; at += 500) {
      clock.advance(500);
      expect((await getStatus(browser)).headers[SESSION_EXPIRES_HEADER]).toBe(
        String(Math.min(IDLE, MAX - at - 500)),
      );
    }
    clock.advance(499.5);
    expect((await getStatus(browser)).headers[SESSION_EXPIRES_HEADER]).toBe('1');
    clock.advance(0.5);
    expect(await isLoggedIn(browser)).toBe(false);
  });

  test('refresh gives a full idle time (OD-05)', async () => {
    clock.advance(IDLE - 1);
    const answer = await browser.write('POST', endpoints.refreshSession.path);
    expect(answer.statusCode).toBe(204);
    expect(answer.body).toBe('');
    expect(answer.headers[SESSION_EXPIRES_HEADER]).toBe(String(IDLE));
    clock.advance(IDLE - 1);
    expect(await isLoggedIn(browser)).toBe(true);
  });

  test('what is done within half a minute of the last recorded use extends nothing, and says so', async () => {
    clock.advance(29);
    expect((await getStatus(browser)).headers[SESSION_EXPIRES_HEADER]).toBe(String(IDLE - 29));
    clock.advance(1);
    expect((await getStatus(browser)).headers[SESSION_EXPIRES_HEADER]).toBe(String(IDLE));
  });

  test('but a write does', async () => {
    clock.advance(10);
    const answer = await browser.write('POST', endpoints.refreshSession.path);
    expect(answer.headers[SESSION_EXPIRES_HEADER]).toBe(String(IDLE));
    clock.advance(IDLE - 1);
    expect(await isLoggedIn(browser)).toBe(true);
  });

  test('an answer that took long says what is left when it is sent', async () => {
    const { sessions } = portal.parts.session;
    clock.advance(30);
    const session = await sessions.find(browser.cookies.get(COOKIE) ?? '', 'none');
    if (session === undefined) throw new Error('The session has ended');
    clock.advance(8);
    await sessions.save(session);
    expect(session.getExpiresIn()).toBe(IDLE - 8);
    clock.advance(IDLE - 8);
    expect(await isLoggedIn(browser)).toBe(false);
  });

  test('a write is recorded when it has ended, and a read when it began', async () => {
    const { sessions } = portal.parts.session;
    const find = async (isWrite: boolean) => {
      const session = await sessions.find(browser.cookies.get(COOKIE) ?? '', 'none', { isWrite });
      if (session === undefined) throw new Error('The session has ended');
      return session;
    };
    clock.advance(30);
    for (const isWrite of [false, true]) {
      const began = clock.now();
      const session = await find(isWrite);
      clock.advance(2);
      await sessions.save(session);
      expect((await find(false)).usedAt).toEqual(isWrite ? clock.now() : began);
    }
  });

  test('refresh after expiry is refused, with JSON announced and no body too', async () => {
    clock.advance(IDLE);
    for (const headers of [{}, { 'content-type': 'application/json' }]) {
      const answer = await browser.write('POST', endpoints.refreshSession.path, undefined, headers);
      expect(answer.statusCode).toBe(401);
      expect(answer.headers).not.toHaveProperty(SESSION_EXPIRES_HEADER);
    }
  });

  test('no address ends a session: it may be opened by another site’s link, ahead of time, or by going back', async () => {
    for (const method of ['GET', 'HEAD'] as const) {
      for (const path of ['', '/forsikringsprofil']) {
        const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
        const headers = { host: 'localhost:3000', cookie, 'sec-purpose': 'prefetch;prerender' };
        const answer = await app.inject({ method, url: `${BASE_PATH}${path}?timeout=true`, headers });
        expect(answer.cookies).toEqual([]);
        expect(await isLoggedIn(browser)).toBe(true);
      }
    }
  });

  test('a clock that goes back gives no session more than its limit', async () => {
    clock.advance(-7200);
    expect((await getStatus(browser)).headers[SESSION_EXPIRES_HEADER]).toBe(String(IDLE));
    clock.advance(IDLE);
    expect(await isLoggedIn(browser), 'left alone since').toBe(false);
  });

  test('nor does it keep an unused session alive after the deletion of expired ones', async () => {
    clock.advance(-7200);
    await portal.parts.session.sessions.deleteExpired();
    clock.advance(IDLE);
    expect(await isLoggedIn(browser)).toBe(false);
  });

  test('clocks of two processes that differ by seconds change nothing', async () => {
    clock.advance(-20);
    expect((await getStatus(browser)).headers[SESSION_EXPIRES_HEADER]).toBe(String(IDLE));
    clock.advance(20 + IDLE - 1);
    expect(await isLoggedIn(browser), 'activity has not moved backwards').toBe(true);
  });

  test('many calls at once are all answered as the customer', async () => {
    clock.advance(60);
    const answers = await Promise.all(Array.from({ length: 20 }, () => getStatus(browser)));
    expect(new Set(answers.map((answer) => answer.json().kfpSessionId)).size).toBe(1);
    // While one write is late no other is begun, and an answer says what is left without it.
    for (const answer of answers)
      expect([String(IDLE), String(IDLE - 60)]).toContain(answer.headers[SESSION_EXPIRES_HEADER]);
    const getExpiry = async () => (await getStatus(browser)).headers[SESSION_EXPIRES_HEADER];
    await expect.poll(getExpiry).toBe(String(IDLE));
  });
});

describe('whose session it is', () => {
  test('login gives a new cookie and takes the one the browser came with (fixation)', async () => {
    const planted = createSecret();
    const victim = createTestBrowser(app);
    victim.cookies.set(COOKIE, planted);
    await logIn(victim);
    expect(victim.cookies.get(COOKIE)).not.toBe(planted);

    const attacker = createTestBrowser(app);
    attacker.cookies.set(COOKIE, planted);
    expect(await isLoggedIn(attacker)).toBe(false);
  });

  test('a new login of the same browser ends its earlier session', async () => {
    const earlier = createTestBrowser(app);
    earlier.cookies.set(COOKIE, browser.cookies.get(COOKIE) ?? '');
    await logIn(browser);
    expect(await isLoggedIn(earlier)).toBe(false);
    expect(await isLoggedIn(browser)).toBe(true);
  });

  test('a session of one distributor is not valid on another’s host', async () => {
    const elsewhere = createTestBrowser(app, 'http://sb1.localhost:3000');
    elsewhere.cookies.set(COOKIE, browser.cookies.get(COOKIE) ?? '');
    expect(await isLoggedIn(elsewhere)).toBe(false);
    expect((await elsewhere.get(endpoints.getSession.path)).statusCode).toBe(401);
    expect(await isLoggedIn(browser)).toBe(true);
  });

  test('the public id opens nothing', async () => {
    const { kfpSessionId } = (await getStatus(browser)).json();
    const other = createTestBrowser(app);
    for (const value of [
      kfpSessionId,
      Buffer.from(kfpSessionId).toString('base64url'),
      browser.cookies.get(XSRF_COOKIE),
    ]) {
      other.cookies.set(COOKIE, value);
      expect(await isLoggedIn(other)).toBe(false);
    }
  });

  test('a row changed by somebody else belongs to nobody', async () => {
    await portal.database
      .updateTable('session')
      .set({ sealed: Buffer.alloc(80, 1) })
      .execute();
    expect(await isLoggedIn(browser)).toBe(false);
  });

  test('the stored row reveals neither who it is nor the cookie', async () => {
    const dump = await dumpTable(portal.database, 'session');
    const cookie = browser.cookies.get(COOKIE) ?? '';
    expect(dump).toContain('opaque-subject');
    const bytes = Buffer.from(cookie, 'base64url');
    for (const secret of [
      NUMBER,
      NAME,
      cookie,
      bytes.toString('hex'),
      browser.cookies.get(XSRF_COOKIE) ?? '',
    ]) {
      expect(dump).not.toContain(secret);
      expect(dump).not.toContain(Buffer.from(secret).toString('hex'));
    }
  });
});

describe('cookies that are not ours', () => {
  test('an unknown or malformed cookie is logged out, and a page clears it', async () => {
    for (const value of [createSecret(), 'x', '', '%00', 'a'.repeat(4000)]) {
      const visitor = createTestBrowser(app);
      visitor.cookies.set(COOKIE, value);
      expect((await getStatus(visitor)).json()).toEqual({});
      const page = await visitor.get(BASE_PATH);
      expect(page.cookies.map(({ name, value: cleared }) => [name, cleared])).toEqual([
        [COOKIE, ''],
        [XSRF_COOKIE, ''],
      ]);
    }
  });

  test('a call of the API leaves the cookie alone: a login in another tab may just have replaced it', async () => {
    const visitor = createTestBrowser(app);
    visitor.cookies.set(COOKIE, createSecret());
    expect((await getStatus(visitor)).cookies).toEqual([]);
  });

  test('a page sets a lost CSRF cookie again', async () => {
    const token = browser.cookies.get(XSRF_COOKIE);
    browser.cookies.delete(XSRF_COOKIE);
    expect((await browser.write('POST', endpoints.refreshSession.path)).statusCode).toBe(403);
    await browser.get(BASE_PATH);
    expect(browser.cookies.get(XSRF_COOKIE)).toBe(token);
    expect((await browser.write('POST', endpoints.refreshSession.path)).statusCode).toBe(204);
  });

  test('no cookie header and no path crashes the portal', async () => {
    const header = fc.oneof(
      fc.string({ unit: 'binary-ascii' }),
      fc.string({ unit: 'binary-ascii' }).map((value) => `${COOKIE}=${value}`),
      fc
        .array(fc.constantFrom(COOKIE, '=', ';', '%', '%E0%A4%A', '"', '\\', createSecret()))
        .map((parts) => parts.join('')),
    );
    const url = fc.constantFrom(
      endpoints.getSessionStatus.path,
      BASE_PATH,
      '/auth/callback?code=a&state=b',
      '//',
      '/%',
    );
    await fc.assert(
      fc.asyncProperty(header, url, async (cookie, path) => {
        const answer = await app.inject({ method: 'GET', url: path, headers: { cookie } });
        expect(answer.statusCode).toBeLessThan(500);
      }),
      { numRuns: 300 },
    );
  });
});

test('a database that fails is an error with a name, and nobody is taken for somebody', async () => {
  const broken = await createTestApp({ OIDC_ISSUER: provider.issuer });
  try {
    const customer = await logIn(createTestBrowser(broken.app));
    await sql`alter table portal_data.session rename to lost`.execute(broken.database);
    const answer = await getStatus(customer);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ code: 'UTILGJENGELIG' });
    expect((await getStatus(createTestBrowser(broken.app))).json(), 'visitors are served').toEqual({});
    await sql`alter table portal_data.lost rename to session`.execute(broken.database);
    expect(await isLoggedIn(customer)).toBe(true);
  } finally {
    await broken.close();
  }
});

test('nothing personal stands in any line of the log', () => {
  const log = portal.log.lines.join('');
  expect(log).not.toBe('');
  for (const secret of [NUMBER, NAME, 'opaque-subject', ...browser.cookies.values()])
    expect(log).not.toContain(secret);
});
