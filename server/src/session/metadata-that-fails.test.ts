import { afterAll, afterEach, expect, test } from 'vitest';

import { BASE_PATH } from '@portal/contract/paths.ts';

import { METADATA_PATH, startHostileProvider } from '../testing/hostile-provider.ts';
import { findWayOut, LOGIN_FAILED } from '../testing/log-in.ts';
import { sendLogoutToken } from '../testing/send-logout-token.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser } from '../testing/test-browser.ts';

const HOUR = 3600;

const provider = await startHostileProvider();
const portal = await createTestApp({ OIDC_ISSUER: provider.issuer });
afterAll(async () => {
  await portal.close();
  await provider.close();
});
afterEach(() => {
  provider.setDown(false);
  provider.announce({});
});

async function logIn(): Promise<string | undefined> {
  const browser = createTestBrowser(portal.app);
  const start = await browser.submit('/auth/start', { returnTo: BASE_PATH });
  const wayOut = findWayOut(start);
  if (!wayOut?.startsWith(provider.issuer)) return start.headers.location;
  return (await browser.get(await provider.visit(wayOut))).headers.location;
}

const tell = async (): Promise<number> =>
  (await sendLogoutToken(portal, provider.createLogoutToken())).statusCode;

const countReadings = (): number => provider.paths.filter((path) => path === METADATA_PATH).length;

test('what is known of the provider serves on for a day while it cannot be read again', async () => {
  expect(await logIn()).toBe(BASE_PATH);
  for (const [down, announced] of [
    ['metadata', {}],
    [false, { jwks_uri: undefined }],
  ] as const) {
    provider.setDown(down);
    provider.announce(announced);
    portal.clock.advance(HOUR);
    expect(await logIn()).toBe(BASE_PATH);
    expect(await tell()).toBe(200);
    expect(portal.log.listEvents('provider-metadata-not-read').at(-1)?.detail).toMatch(/\w/);
  }
  portal.clock.advance(22 * HOUR);
  expect(await logIn()).toBe(LOGIN_FAILED);
  expect(await tell()).toBe(503);
  provider.announce({});
  expect(await logIn()).toBe(BASE_PATH);
});

test.each(
  ['authorization_endpoint', 'token_endpoint', 'jwks_uri'].flatMap((name) => [
    [name, 'missing', undefined],
    [name, 'empty', ''],
    [name, 'a path alone', '/token'],
  ]),
)('what is read again is not taken with %s %s: nobody could log in by it', async (name, _, value) => {
  portal.clock.advance(HOUR);
  expect(await logIn()).toBe(BASE_PATH);
  portal.clock.advance(HOUR);
  portal.log.clear();
  provider.announce({ [name]: value });
  expect(await logIn()).toBe(BASE_PATH);
  const [told] = portal.log.listEvents('provider-metadata-not-read');
  expect(told).toMatchObject({ detail: 'metadata-incomplete' });
});

test.each([
  // As of a gateway in front of it that says so in JSON, with 200.
  ['metadata', { issuer: undefined }],
  ['a request that was pushed', { pushed_authorization_request_endpoint: `${provider.issuer}/par` }],
])('an answer that is none to %s is no fault of a token: the provider is not there', async (_, announced) => {
  portal.clock.advance(25 * HOUR);
  portal.log.clear();
  provider.announce(announced);
  expect(await logIn()).toBe(LOGIN_FAILED);
  const [told] = portal.log.listEvents('login-failed');
  expect(told).toMatchObject({ reason: 'provider-unavailable', detail: 'OAUTH_INVALID_RESPONSE' });
});

test('it is read again a minute after it failed, and not for each login', async () => {
  await logIn();
  provider.setDown('metadata');
  portal.clock.advance(HOUR);
  const before = countReadings();
  await logIn();
  await tell();
  expect(countReadings() - before).toBe(1);
  portal.clock.advance(61);
  await logIn();
  expect(countReadings() - before).toBe(2);
  provider.setDown(false);
  portal.clock.advance(61);
  await logIn();
  portal.clock.advance(HOUR - 1);
  await logIn();
  expect(countReadings() - before).toBe(3);
});
