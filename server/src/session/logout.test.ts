import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { SESSION_EXPIRES_HEADER } from '@portal/contract/headers.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';

import { startHostileProvider } from '../testing/hostile-provider.ts';
import { findWayOut, isLoggedIn, startLogin } from '../testing/log-in.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../testing/test-browser.ts';
import { withoutStatement } from '../testing/without-statement.ts';

const provider = await startHostileProvider();
const portal = await createTestApp({ OIDC_ISSUER: provider.issuer });
afterAll(async () => {
  await portal.close();
  await provider.close();
});
const { app } = portal;

const FORM = `${BASE_PATH}/logg-ut`;
const COOKIE = 'forsikringsoversikt';
const getOrigin = (shortname: string): string => `http://${shortname}.localhost:3000`;
const getLoggUtUrl = (shortname: string): string => `http://localhost:8000/bank/${shortname}/logget-ut`;
const getEndSessionUrl = (goto: string): string =>
  `${provider.issuer}/end?${new URLSearchParams({ client_id: 'forsikringsoversikt', post_logout_redirect_uri: goto })}`;

async function logIn(shortname = 'none'): Promise<TestBrowser> {
  const browser = createTestBrowser(app, getOrigin(shortname));
  await browser.get(await provider.visit(await startLogin(browser)));
  expect(await isLoggedIn(browser)).toBe(true);
  return browser;
}

/** A copy of the browser with its old cookies. */
function keep(browser: TestBrowser): TestBrowser {
  const copy = createTestBrowser(app, browser.origin);
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

afterEach(() => provider.setDown(false));

/** A portal whose brand `none` has this page after logout. */
async function openWith(loggUtUrl: unknown) {
  const folder = mkdtempSync(path.join(tmpdir(), 'logout-'));
  cpSync(portal.environment.CONFIG_DIR, folder, { recursive: true });
  const file = path.join(folder, 'distributors/none.json');
  const content: object = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...content, loggUtUrl }));
  const opened = await createTestApp({ CONFIG_DIR: folder });
  onTestFinished(async () => {
    await opened.close();
    rmSync(folder, { recursive: true });
  });
  return opened;
}

describe.each(['sb1', 'dnb'])('%s, where the browser follows the answer (SES-34)', (shortname) => {
  test('leads to the provider, which ends its own session and leads on', async () => {
    const browser = await logIn(shortname);
    const answer = await browser.write('POST', endpoints.logout.path, { goto: getLoggUtUrl(shortname) });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ data: { logoutUrl: getEndSessionUrl(getLoggUtUrl(shortname)) } });
  });

  test('the form leads the same way', async () => {
    const browser = await logIn(shortname);
    const answer = await browser.submit(FORM, { formToken: browser.cookies.get('XSRF-TOKEN') ?? '' });
    expect(answer.statusCode).toBe(200);
    expect(findWayOut(answer)).toBe(getEndSessionUrl(getLoggUtUrl(shortname)));
  });
});

describe.each(['eika', 'fana', 'sbm', 'fremtind', 'none'])(
  '%s, with a page of its own (SES-35)',
  (shortname) => {
    test('leads to the configured page', async () => {
      const browser = await logIn(shortname);
      const answer = await browser.write('POST', endpoints.logout.path, { goto: getLoggUtUrl(shortname) });
      expect(answer.json()).toEqual({ data: { logoutUrl: getLoggUtUrl(shortname) } });
    });

    test('the form leads the same way', async () => {
      const browser = await logIn(shortname);
      const answer = await browser.submit(FORM, { formToken: browser.cookies.get('XSRF-TOKEN') ?? '' });
      expect(findWayOut(answer)).toBe(getLoggUtUrl(shortname));
    });
  },
);

describe('logging out', () => {
  let browser: TestBrowser;
  let copy: TestBrowser;
  beforeEach(async () => {
    browser = await logIn();
    copy = keep(browser);
  });

  test('ends the session for whoever kept the cookie, and takes the cookies', async () => {
    const answer = await browser.write('POST', endpoints.logout.path, {});
    expect(answer.headers).not.toHaveProperty(SESSION_EXPIRES_HEADER);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(browser.cookies.has(COOKIE)).toBe(false);
    expect(browser.cookies.has('XSRF-TOKEN')).toBe(false);
    expect(await isLoggedIn(copy)).toBe(false);
  });

  test('works without a body (OD-09)', async () => {
    const answer = await browser.write('POST', endpoints.logout.path);
    expect(answer.json()).toEqual({ data: { logoutUrl: getLoggUtUrl('none') } });
    expect(await isLoggedIn(copy)).toBe(false);
  });

  test('is a line in the log, once', async () => {
    const before = portal.log.listEvents('logout').length;
    await browser.write('POST', endpoints.logout.path, {});
    await browser.write('POST', endpoints.logout.path, {});
    expect(portal.log.listEvents('logout').slice(before)).toHaveLength(1);
  });

  test('works when there is nothing to log out of', async () => {
    const visitor = createTestBrowser(app);
    const answer = await visitor.write('POST', endpoints.logout.path, {});
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { logoutUrl: getLoggUtUrl('none') } }]);
    expect(findWayOut(await visitor.submit(FORM, {}))).toBe(getLoggUtUrl('none'));
  });

  test('works, and asks nobody, while the provider is down', async () => {
    provider.setDown(true);
    const asked = provider.paths.length;
    expect((await browser.write('POST', endpoints.logout.path, {})).statusCode).toBe(200);
    expect(provider.paths).toHaveLength(asked);
    expect(await isLoggedIn(copy)).toBe(false);
  });

  test.each([
    'https://evil.example',
    'http://localhost:8000/bank/sb1/logget-ut',
    'http://localhost:8000/bank/none/logget-ut/',
    'http://localhost:8000/bank/none/logget-ut?x',
    '//localhost:8000/bank/none/logget-ut',
    '',
    'javascript:alert(1)',
  ])('to %j is refused, and the session stays (OD-09)', async (goto) => {
    const answer = await browser.write('POST', endpoints.logout.path, { goto });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'UGYLDIG_FORESPORSEL' });
    expect(answer.body).not.toContain('evil');
    expect(await isLoggedIn(browser)).toBe(true);
  });

  test.each([{ goto: 7 }, { goto: null }, [], 'text'])('with the body %j is refused', async (body) => {
    expect((await browser.write('POST', endpoints.logout.path, body)).statusCode).toBe(400);
    expect(await isLoggedIn(browser)).toBe(true);
  });

  test('needs the token of the session, by script and by form (OD-22)', async () => {
    const foreign = (await logIn()).cookies.get('XSRF-TOKEN') ?? '';
    for (const token of ['', 'x', foreign]) {
      const headers = { 'x-xsrf-token': token };
      expect((await browser.write('POST', endpoints.logout.path, {}, headers)).statusCode).toBe(403);
      const byForm = await browser.submit(FORM, { formToken: token });
      // The token belongs to another session, so the page seems to be made for that one.
      expect(byForm.statusCode).toBe(token === foreign ? 409 : 403);
    }
    expect((await browser.submit(FORM, {})).statusCode).toBe(403);
    expect(await isLoggedIn(browser)).toBe(true);
  });

  test('cannot be ordered by another site', async () => {
    const formToken = browser.cookies.get('XSRF-TOKEN') ?? '';
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]) {
      expect((await browser.submit(FORM, { formToken }, headers)).statusCode).toBe(403);
    }
    expect(await isLoggedIn(browser)).toBe(true);
  });
});

describe('while the database fails', () => {
  const run = (text: string) => sql.raw(text).execute(portal.database);
  async function withoutTable<Result>(work: () => Promise<Result>): Promise<Result> {
    await run('alter table portal_data.session rename to lost');
    try {
      return await work();
    } finally {
      await run('alter table portal_data.lost rename to session');
    }
  }
  const without = <Result>(statement: 'update' | 'delete', work: () => Promise<Result>) =>
    withoutStatement(portal.database, statement, 'session', work);
  let browser: TestBrowser;
  let copy: TestBrowser;
  beforeEach(async () => {
    browser = await logIn('sb1');
    copy = keep(browser);
  });

  test('the script’s logout takes the cookies and leads out, before the script has given up', async () => {
    const answer = await portal.database.transaction().execute(async (transaction) => {
      await sql`lock table portal_data.session in access exclusive mode`.execute(transaction);
      // The lock ends with this transaction, whose own limit is five seconds, like the script's
      // (web/src/frame/use-log-out.ts).
      return browser.write('POST', endpoints.logout.path, {});
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ data: { logoutUrl: getEndSessionUrl(getLoggUtUrl('sb1')) } });
    expect(browser.cookies.has(COOKIE)).toBe(false);
    expect(await isLoggedIn(browser)).toBe(false);
  });

  test('the form’s does the same', async () => {
    const formToken = browser.cookies.get('XSRF-TOKEN') ?? '';
    const answer = await withoutTable(() => browser.submit(FORM, { formToken }));
    expect(findWayOut(answer)).toBe(getEndSessionUrl(getLoggUtUrl('sb1')));
    expect(await isLoggedIn(browser)).toBe(false);
  });

  test('where only the last use cannot be written, the session ends all the same', async () => {
    // Only then does the session lookup write.
    portal.clock.advance(1);
    await without('update', () => browser.write('POST', endpoints.logout.path, {}));
    expect(browser.cookies.has(COOKIE)).toBe(false);
    await expect.poll(() => isLoggedIn(copy)).toBe(false);
  });

  test('where only the deletion does, the cookies go, and the log has it', async () => {
    const { length } = portal.log.lines;
    const answer = await without('delete', () => browser.write('POST', endpoints.logout.path, {}));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).not.toHaveProperty(SESSION_EXPIRES_HEADER);
    expect(await isLoggedIn(browser)).toBe(false);
    expect(portal.log.lines.slice(length).join('')).toContain('session could not be deleted');
  });

  test('another site cannot take the cookies', async () => {
    const formToken = browser.cookies.get('XSRF-TOKEN') ?? '';
    await withoutTable(async () => {
      for (const headers of [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { origin: 'https://evil.example' },
      ]) {
        const form = await browser.submit(FORM, { formToken }, headers);
        const script = await browser.write('POST', endpoints.logout.path, {}, headers);
        for (const answer of [form, script, await browser.submit(endpoints.logout.path, {})]) {
          expect(answer.statusCode).toBe(403);
          expect(answer.headers).not.toHaveProperty('set-cookie');
        }
      }
    });
    expect(await isLoggedIn(browser)).toBe(true);
  });
});

describe('a process that has not asked the provider yet', () => {
  async function logOutAtOnce(): Promise<string> {
    const fresh = await createTestApp({ OIDC_ISSUER: provider.issuer });
    try {
      const browser = createTestBrowser(fresh.app, getOrigin('sb1'));
      const answer = await browser.write('POST', endpoints.logout.path, {});
      return answer.json().data.logoutUrl;
    } finally {
      await fresh.close();
    }
  }

  test('asks it, so that its session ends too', async () => {
    expect(await logOutAtOnce()).toBe(getEndSessionUrl(getLoggUtUrl('sb1')));
  });

  test.each(['down', 'silent'] as const)('leads on without it while it is %s', async (state) => {
    provider.setDown(state === 'silent' ? state : true);
    expect(await logOutAtOnce()).toBe(getLoggUtUrl('sb1'));
  });
});

test.each([
  ['https://www.sørbanken.no/logget-ut', 'https://www.xn--srbanken-54a.no/logget-ut'],
  ['https://bank.example/nordlándabáŋku', 'https://bank.example/nordl%C3%A1ndab%C3%A1%C5%8Bku'],
  ['/privat/útgång', '/privat/%C3%BAtg%C3%A5ng'],
])('the form leads on to %s, which a header cannot hold', async (loggUtUrl, encoded) => {
  const own = await openWith(loggUtUrl);
  const answer = await createTestBrowser(own.app, getOrigin('none')).submit(FORM, {});
  expect([answer.statusCode, findWayOut(answer)]).toEqual([200, encoded]);
});

test('the page after logout may differ between languages, and any of them may be asked for', async () => {
  const own = await openWith({ nb: 'https://bank.example/ut', en: 'https://bank.example/out' });
  const browser = createTestBrowser(own.app, getOrigin('none'));
  browser.cookies.set('kfp-sprak', 'en');
  expect(findWayOut(await browser.submit(FORM, {}))).toBe('https://bank.example/out');
  const byScript = (body: object) => browser.write('POST', endpoints.logout.path, body);
  expect((await byScript({})).json()).toEqual({ data: { logoutUrl: 'https://bank.example/out' } });
  // A page in another language may stand open.
  const goto = 'https://bank.example/ut';
  expect((await byScript({ goto })).json()).toEqual({ data: { logoutUrl: goto } });
});

test('every distributor that ships is in the tests above', () => {
  const folder = path.join(portal.environment.CONFIG_DIR, 'distributors');
  const shipped = readdirSync(folder).map((file): { shortname: string; followsLogoutAnswer?: boolean } =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
  );
  expect(shipped.filter((each) => each.followsLogoutAnswer).map((each) => each.shortname)).toEqual([
    'dnb',
    'sb1',
  ]);
  expect(shipped).toHaveLength(7);
});
