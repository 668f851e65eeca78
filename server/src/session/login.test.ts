import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

import { afterAll, afterEach, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';

import { dumpTable } from '../testing/database-dump.ts';
import { startHostileProvider } from '../testing/hostile-provider.ts';
import { findWayOut, isLoggedIn, LOGIN_FAILED, startLogin } from '../testing/log-in.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../testing/test-browser.ts';

const WITHOUT_COOKIES = `${BASE_PATH}?innlogging=ukjent`;
const LOGIN_COOKIE = 'forsikringsoversikt-login';

const provider = await startHostileProvider();
const portal = await createTestApp({ OIDC_ISSUER: provider.issuer });
afterAll(async () => {
  await portal.close();
  await provider.close();
});
afterEach(() => {
  provider.deceive({});
  provider.setDown(false);
});
const { app, clock, log } = portal;

const getStatus = async (browser: TestBrowser): Promise<{ kfpSessionId?: string }> =>
  (await browser.get(endpoints.getSessionStatus.path)).json();
const startAndVisit = async (browser: TestBrowser, returnTo?: string): Promise<string> =>
  provider.visit(await startLogin(browser, returnTo));
const open = async (browser: TestBrowser, path: string): Promise<string | undefined> =>
  (await browser.get(path)).headers.location;

describe('the way to the provider', () => {
  test('asks for a new identification, with everything that binds the answer to this login', async () => {
    const browser = createTestBrowser(app, 'http://sb1.localhost:3000');
    const url = new URL(await startLogin(browser));
    expect(url.origin + url.pathname).toBe(`${provider.issuer}/authorize`);
    const { state, nonce, code_challenge: challenge, scope, ...rest } = Object.fromEntries(url.searchParams);
    expect(rest).toEqual({
      client_id: 'forsikringsoversikt',
      response_type: 'code',
      redirect_uri: 'http://sb1.localhost:3000/auth/callback',
      code_challenge_method: 'S256',
      prompt: 'login',
      ui_locales: 'nb',
    });
    expect(scope?.split(' ')).toContain('openid');
    for (const secret of [state, nonce, challenge]) expect(secret).toMatch(/^[\w-]{43}$/);
  });

  test.each([
    ['nb', 'nb'],
    // A provider without nynorsk has bokmål, which is nearer than its own default.
    ['nn', 'nn nb'],
    ['en', 'en'],
  ])(
    'asks for its pages in the language of ours (%s), also for a new identification',
    async (sprak, asked) => {
      const browser = createTestBrowser(app);
      browser.cookies.set('kfp-sprak', sprak);
      for (const fields of [{}, { ny: 'ja' }, { ramme: 'ja' }]) {
        const start = await browser.submit('/auth/start', { returnTo: BASE_PATH, ...fields });
        expect(new URL(findWayOut(start) ?? '').searchParams.get('ui_locales')).toBe(asked);
      }
    },
  );

  test.each([
    ['nb', 'Du sendes videre'],
    ['nn', 'Du blir send vidare'],
    ['en', 'Taking you to the next page'],
  ])('is a page that leads on by itself, with a link beside (%s)', async (sprak, heading) => {
    const browser = createTestBrowser(app);
    browser.cookies.set('kfp-sprak', sprak);
    const start = await browser.submit('/auth/start', { returnTo: BASE_PATH });
    const address = String(findWayOut(start));
    expect(start.body).toContain(`<a href="${address.replaceAll('&', '&amp;')}">`);
    expect(start.body).toContain(`<html lang="${sprak}">`);
    expect(start.body).toContain(`<h1>${heading}</h1>`);
    expect(start.headers).toMatchObject({ 'cache-control': 'no-store', 'content-language': sprak });
    expect(start.headers['content-security-policy']).toContain("form-action 'none'");
  });

  test('no two logins share a secret, and the stored row gives none of them', async () => {
    const browser = createTestBrowser(app);
    const urls = [new URL(await startLogin(browser)), new URL(await startLogin(browser))];
    const secrets = urls.flatMap(({ searchParams }) =>
      ['state', 'nonce', 'code_challenge'].map((name) => searchParams.get(name) ?? ''),
    );
    expect(new Set(secrets).size).toBe(6);
    const dump = await dumpTable(portal.database, 'login_transaction');
    for (const secret of [...secrets, browser.cookies.get(LOGIN_COOKIE) ?? '', BASE_PATH])
      expect(dump).not.toContain(secret);
  });

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('is not begun by another site: %j', async (headers) => {
    expect((await createTestBrowser(app).submit('/auth/start', {}, headers)).statusCode).toBe(403);
  });

  test.each(['https://evil.example/', `//evil.example${BASE_PATH}`, `${BASE_PATH}/../../..`])(
    'never ends outside our own pages: %s',
    async (returnTo) => {
      const browser = createTestBrowser(app);
      expect(await open(browser, await startAndVisit(browser, returnTo))).toBe(BASE_PATH);
    },
  );

  test('leads to the page the customer wanted, without the notice of an earlier timeout', async () => {
    const browser = createTestBrowser(app);
    const returnTo = `${BASE_PATH}/tilbud?timeout=true&a=%C3%B8`;
    expect(await open(browser, await startAndVisit(browser, returnTo))).toBe(`${BASE_PATH}/tilbud?a=%C3%B8`);
  });
});

describe('the way back', () => {
  test('works once', async () => {
    const browser = createTestBrowser(app);
    const callback = await startAndVisit(browser);
    expect(await open(browser, callback)).toBe(BASE_PATH);
    const { kfpSessionId } = await getStatus(browser);
    expect(await open(browser, callback)).toBe(LOGIN_FAILED);
    expect((await getStatus(browser)).kfpSessionId, 'the session of the first use stands').toBe(kfpSessionId);
  });

  test('is not used up by a HEAD request', async () => {
    const browser = createTestBrowser(app);
    const callback = await startAndVisit(browser);
    const headers = { cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    await app.inject({ method: 'HEAD', url: callback, headers });
    expect(await open(browser, callback)).toBe(BASE_PATH);
  });

  test('works once also when used twice at the same moment', async () => {
    const browser = createTestBrowser(app);
    const callback = await startAndVisit(browser);
    const ends = await Promise.all([open(browser, callback), open(browser, callback)]);
    expect(new Set(ends)).toEqual(new Set([BASE_PATH, LOGIN_FAILED]));
  });

  test('does not work in another browser, and still works in its own', async () => {
    const [customer, attacker] = [createTestBrowser(app), createTestBrowser(app)];
    const callback = await startAndVisit(customer);
    await startLogin(attacker);
    expect(await open(attacker, callback)).toBe(LOGIN_FAILED);
    expect(await open(createTestBrowser(app), callback), 'it has no cookie').toBe(WITHOUT_COOKIES);
    expect(await isLoggedIn(attacker)).toBe(false);
    expect(await open(customer, callback)).toBe(BASE_PATH);
  });

  test('is worth nothing on another distributor’s host', async () => {
    const customer = createTestBrowser(app);
    const callback = await startAndVisit(customer);
    const elsewhere = createTestBrowser(app, 'http://eika.localhost:3000');
    for (const [name, value] of customer.cookies) elsewhere.cookies.set(name, value);
    expect(await open(elsewhere, callback)).toBe(LOGIN_FAILED);
    expect(await isLoggedIn(elsewhere)).toBe(false);
    expect(await open(customer, callback), 'it is left to its owner').toBe(BASE_PATH);
  });

  test('does not mix the code of one login with the state of another', async () => {
    const browser = createTestBrowser(app);
    const [first, second] = [await startAndVisit(browser), await startAndVisit(browser)];
    const readCode = (callback: string): string => /code=([^&]*)/.exec(callback)?.[1] ?? '';
    expect(await open(browser, first.replace(readCode(first), readCode(second)))).toBe(LOGIN_FAILED);
    expect(await isLoggedIn(browser)).toBe(false);
  });

  test.each([
    '',
    '?',
    '?state=x',
    '?code=x',
    '?state=a&state=b&code=x',
    '?error=access_denied',
    '?state=%00&code=%00',
  ])('without a login under way is refused: %j', async (query) => {
    const browser = createTestBrowser(app);
    expect(await open(browser, `/auth/callback${query}`)).toBe(WITHOUT_COOKIES);
  });

  test('with state or code twice is refused', async () => {
    const browser = createTestBrowser(app);
    const callback = await startAndVisit(browser);
    expect(await open(browser, `${callback}&state=${new URLSearchParams(callback).get('state')}`)).toBe(
      LOGIN_FAILED,
    );
    expect(await open(browser, `${callback}&code=x`)).toBe(LOGIN_FAILED);
    expect(await isLoggedIn(browser)).toBe(false);
  });

  test('an error of the provider ends cleanly, and says in the log which', async () => {
    const browser = createTestBrowser(app);
    const state = new URL(await startLogin(browser)).searchParams.get('state') ?? '';
    const query = new URLSearchParams({ state, iss: provider.issuer, error: 'temporarily_unavailable' });
    expect(await open(browser, `/auth/callback?${query}`)).toBe(LOGIN_FAILED);
    expect(log.listEvents('login-failed').at(-1)).toMatchObject({
      reason: 'provider-refused',
      detail: 'temporarily_unavailable',
    });
  });

  test('holds for ten minutes', async () => {
    const browser = createTestBrowser(app);
    const [early, late] = [await startAndVisit(browser), await startAndVisit(browser)];
    clock.advance(599);
    expect(await open(browser, early)).toBe(BASE_PATH);
    clock.advance(1);
    expect(await open(browser, late)).toBe(LOGIN_FAILED);
  });

  test('two tabs can both log in, in any order; the last one is the session', async () => {
    const browser = createTestBrowser(app);
    const [first, second] = [
      await startAndVisit(browser, `${BASE_PATH}/a`),
      await startAndVisit(browser, `${BASE_PATH}/b`),
    ];
    expect(await open(browser, second)).toBe(`${BASE_PATH}/b`);
    const { kfpSessionId } = await getStatus(browser);
    expect(await open(browser, first)).toBe(`${BASE_PATH}/a`);
    expect(await isLoggedIn(browser)).toBe(true);
    expect((await getStatus(browser)).kfpSessionId).not.toBe(kfpSessionId);
  });
});

describe('while the provider is down', () => {
  test('the portal serves, says so where one would log in, and heals by itself', async () => {
    provider.setDown(true);
    const fresh = await createTestApp({ OIDC_ISSUER: provider.issuer });
    try {
      const browser = createTestBrowser(fresh.app);
      expect((await browser.get(endpoints.getSessionStatus.path)).statusCode).toBe(200);
      const answer = await browser.get(endpoints.getLogin.path);
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({ code: 'UTILGJENGELIG' });
      const start = await browser.submit('/auth/start', { returnTo: `${BASE_PATH}/tilbud` });
      expect([start.statusCode, start.headers.location]).toEqual([
        303,
        `${BASE_PATH}/tilbud?innlogging=feilet`,
      ]);
      expect(fresh.log.listEvents('login-failed')).toEqual([
        expect.objectContaining({ reason: 'provider-unavailable' }),
      ]);

      provider.setDown(false);
      expect((await browser.get(endpoints.getLogin.path)).statusCode).toBe(200);
      expect(await open(browser, await startAndVisit(browser))).toBe(BASE_PATH);
    } finally {
      await fresh.close();
    }
  });

  test('the log says what kept it from being reached', async () => {
    const gone = createServer();
    await once(gone.listen(0, '127.0.0.1'), 'listening');
    const { port } = gone.address() as AddressInfo;
    await new Promise((closed) => gone.close(closed));
    const fresh = await createTestApp({ OIDC_ISSUER: `http://127.0.0.1:${port}` });
    try {
      await createTestBrowser(fresh.app).submit('/auth/start', { returnTo: BASE_PATH });
      expect(fresh.log.listEvents('login-failed')).toMatchObject([
        { reason: 'provider-unavailable', detail: 'ECONNREFUSED' },
      ]);
    } finally {
      await fresh.close();
    }
  });

  test('the last step fails cleanly', async () => {
    const browser = createTestBrowser(app);
    const callback = await startAndVisit(browser);
    provider.setDown(true);
    expect(await open(browser, callback)).toBe(LOGIN_FAILED);
    expect(await isLoggedIn(browser)).toBe(false);
  });

  test('nobody answering at all is the same', async () => {
    const closed = await startHostileProvider();
    await closed.close();
    const fresh = await createTestApp({ OIDC_ISSUER: closed.issuer });
    try {
      expect((await createTestBrowser(fresh.app).get(endpoints.getLogin.path)).statusCode).toBe(503);
    } finally {
      await fresh.close();
    }
  });

  test('concurrent logins share one fetch', async () => {
    const fresh = await createTestApp({ OIDC_ISSUER: provider.issuer });
    try {
      const before = provider.paths.length;
      const browser = createTestBrowser(fresh.app);
      await Promise.all(Array.from({ length: 10 }, () => browser.get(endpoints.getLogin.path)));
      expect(provider.paths.slice(before)).toEqual(['/.well-known/openid-configuration']);
    } finally {
      await fresh.close();
    }
  });
});
