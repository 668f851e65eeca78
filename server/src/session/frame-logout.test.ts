import { randomUUID } from 'node:crypto';

import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { startHostileProvider } from '../testing/hostile-provider.ts';
import { isLoggedIn, startLogin } from '../testing/log-in.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../testing/test-browser.ts';
import { FRAME_LOGOUT_PATH } from './frame-logout-route.ts';

const provider = await startHostileProvider();
const inFrames = { frontchannel_logout_supported: true, frontchannel_logout_session_supported: true };
provider.announce(inFrames);
const portal = await createTestApp({ OIDC_ISSUER: provider.issuer });
afterAll(async () => {
  await portal.close();
  await provider.close();
});

/** As a browser asks for the frame in another site's page: without our cookies. */
const tell = (query: Record<string, string>, { app }: TestApp = portal) =>
  app.inject({
    url: `${FRAME_LOGOUT_PATH}?${new URLSearchParams(query).toString()}`,
    headers: { host: 'localhost:3000', 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' },
  });

async function logIn(sid: string, { app }: TestApp = portal): Promise<TestBrowser> {
  provider.deceive({ claims: { sid } });
  const browser = createTestBrowser(app);
  await browser.get(await provider.visit(await startLogin(browser)));
  expect(await isLoggedIn(browser)).toBe(true);
  return browser;
}

/** The provider's own session, another for each test: what ends one ends all that were opened in it. */
let sid: string;
let browser: TestBrowser;
beforeEach(async () => {
  sid = randomUUID();
  browser = await logIn(sid);
});

test('a frame in the provider’s page ends its session with us, and no other', async () => {
  const elsewhere = await logIn('another');
  const answer = await tell({ iss: provider.issuer, sid });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': `default-src 'none'; frame-ancestors ${provider.issuer}`,
  });
  expect(await isLoggedIn(browser)).toBe(false);
  expect(await isLoggedIn(elsewhere)).toBe(true);
  expect(portal.log.listEvents('provider-logout').at(-1)).toMatchObject({ count: 1 });
});

test('the provider’s page may have it, wherever its logout leads through', async () => {
  provider.announce({ ...inFrames, end_session_endpoint: 'https://logout.example:8443/end?a=b' });
  const other = await createTestApp({ OIDC_ISSUER: provider.issuer });
  const { headers } = await tell({ iss: provider.issuer, sid }, other);
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; frame-ancestors ${provider.issuer} https://logout.example:8443`,
  );
  provider.announce(inFrames);
  await other.close();
});

describe('ends nothing, and the log says by what:', () => {
  test.each([
    ['another provider’s name', () => ({ iss: 'https://evil.example', sid }), 'iss'],
    ['no provider’s name', () => ({ sid }), 'iss'],
    ['no session', () => ({ iss: provider.issuer }), 'sid'],
    ['an empty session', () => ({ iss: provider.issuer, sid: '' }), 'sid'],
    ['a session that the database refuses', () => ({ iss: provider.issuer, sid: 'a\u0000b' }), 'sid'],
  ])('%s', async (_, createQuery: () => Record<string, string>, detail) => {
    expect((await tell(createQuery())).statusCode).toBe(400);
    expect(portal.log.listEvents('provider-logout-refused').at(-1)).toMatchObject({ detail });
    expect(await isLoggedIn(browser)).toBe(true);
  });
});

test('the session’s id stands nowhere in the log', async () => {
  await logIn('a-session-of-hers');
  await tell({ iss: provider.issuer, sid: 'a-session-of-hers' });
  expect(portal.log.lines.join('')).not.toContain('a-session-of-hers');
});

test('there is no such address where the provider does not announce it', async () => {
  provider.announce({});
  const other = await createTestApp({ OIDC_ISSUER: provider.issuer });
  const known = await logIn(sid, other);
  expect((await tell({ iss: provider.issuer, sid }, other)).statusCode).toBe(404);
  expect(await isLoggedIn(known)).toBe(true);
  await other.close();
});

test('a provider that cannot be asked is no reason to end anything', async () => {
  const other = await createTestApp({ OIDC_ISSUER: provider.issuer });
  provider.setDown(true);
  expect((await tell({ iss: provider.issuer, sid: 'hers' }, other)).statusCode).toBe(503);
  provider.setDown(false);
  await other.close();
});
