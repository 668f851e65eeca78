import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import type { Innlogginger } from '@portal/contract/innlogginger.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';

import { deleteBatches } from '../jobs/delete-expired.ts';
import { startHostileProvider } from '../testing/hostile-provider.ts';
import { findWayOut, isLoggedIn, LOGIN_FAILED } from '../testing/log-in.ts';
import { sendLogoutToken } from '../testing/send-logout-token.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../testing/test-browser.ts';
import { FRESH_LOGIN_SECONDS } from './innlogginger.ts';

const provider = await startHostileProvider();
const portal = await createTestApp({ OIDC_ISSUER: provider.issuer });
afterAll(async () => {
  await portal.close();
  await provider.close();
});

let browser: TestBrowser;
beforeEach(() => {
  browser = createTestBrowser(portal.app);
});

/** Times of a provider whose clock is so many seconds ahead of ours, for a token of so many seconds. */
function readClock(ahead: number, lifetime: number) {
  const iat = Math.floor(Date.now() / 1000) + ahead;
  return { iat, nbf: iat, exp: iat + lifetime };
}

/** @param age seconds since the provider asked the customer, by its own clock */
async function logIn(ahead: number, { age = 5, ...fields }: { age?: number; ny?: string } = {}) {
  const times = readClock(ahead, 60);
  provider.deceive({ claims: { ...times, auth_time: times.iat - age } });
  const start = await browser.submit('/auth/start', { returnTo: BASE_PATH, ...fields });
  return (await browser.get(await provider.visit(findWayOut(start) ?? ''))).headers.location;
}

const isFresh = async (): Promise<boolean> =>
  !(await browser.get(endpoints.getInnlogginger.path)).json<Innlogginger>().kreverNyInnlogging;

const tell = async (logoutToken: string): Promise<number> =>
  (await sendLogoutToken(portal, logoutToken)).statusCode;

describe.each([-110, -45, 45, 110])('a provider whose clock is %s s ahead', (ahead) => {
  test('logs in, and out again', async () => {
    expect(await logIn(ahead)).toBe(BASE_PATH);
    expect(await isLoggedIn(browser)).toBe(true);
    expect(await tell(provider.createLogoutToken({ claims: readClock(ahead, 60) }))).toBe(200);
    expect(await isLoggedIn(browser)).toBe(false);
  });

  test('can be asked for a new identification, and is held to it', async () => {
    expect(await logIn(ahead, { ny: 'ja' })).toBe(BASE_PATH);
    expect(await logIn(ahead, { ny: 'ja', age: 70 })).toBe(LOGIN_FAILED);
    expect(portal.log.listEvents('login-failed').at(-1)?.detail).toBe('auth_time');
  });

  test('makes no login fresh for longer, or for less', async () => {
    await logIn(ahead, { age: FRESH_LOGIN_SECONDS - 20 });
    expect(await isFresh()).toBe(true);
    await logIn(ahead, { age: FRESH_LOGIN_SECONDS });
    expect(await isFresh()).toBe(false);
  });
});

test('a clock that differs by more neither logs in nor out', async () => {
  expect(await logIn(0)).toBe(BASE_PATH);
  for (const ahead of [-160, 130]) {
    expect([ahead, await logIn(ahead)]).toEqual([ahead, LOGIN_FAILED]);
    const token = provider.createLogoutToken({ claims: { ...readClock(ahead, 600), nbf: undefined } });
    expect([ahead, await tell(token)]).toEqual([ahead, 400]);
    expect(portal.log.listEvents('provider-logout-refused').at(-1)).toMatchObject({ detail: 'iat' });
  }
  expect(await isLoggedIn(browser)).toBe(true);
});

test('a logout token of a clock that is ahead is remembered for as long as it could be played again', async () => {
  const token = provider.createLogoutToken({ claims: readClock(119, 60) });
  expect(await tell(token)).toBe(200);
  portal.clock.advance(119 + 149);
  await deleteBatches(portal.parts.session.endedLogins);
  expect(await tell(token)).toBe(400);
});
