import { afterAll, beforeEach, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import type { Innlogginger } from '@portal/contract/innlogginger.ts';
import { BASE_PATH, LAST_NED_PATH } from '@portal/contract/paths.ts';

import { startHostileProvider } from '../testing/hostile-provider.ts';
import { findWayOut } from '../testing/log-in.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../testing/test-browser.ts';
import { FRESH_LOGIN_SECONDS } from './innlogginger.ts';

const provider = await startHostileProvider();
// The provider may let customers in for an hour without asking them anew.
const portal = await createTestApp({
  OIDC_ISSUER: provider.issuer,
  OIDC_PROMPT: 'omitted',
  OIDC_MAX_AGE_SECONDS: '3600',
});
afterAll(async () => {
  await portal.close();
  await provider.close();
});

let browser: TestBrowser;
beforeEach(() => {
  browser = createTestBrowser(portal.app);
});

/** @param age seconds since the provider asked; undefined where it does not say */
async function logIn(age: number | undefined, fields: Record<string, string> = {}) {
  const authTime = age === undefined ? undefined : Math.floor(Date.now() / 1000) - age;
  provider.deceive({ claims: { auth_time: authTime } });
  const start = await browser.submit('/auth/start', { returnTo: LAST_NED_PATH, ...fields });
  const asked = new URL(findWayOut(start) ?? '');
  const answer = await browser.get(await provider.visit(asked.href));
  return { asked: asked.searchParams, location: answer.headers.location };
}
const isFresh = async () =>
  !(await browser.get(endpoints.getInnlogginger.path)).json<Innlogginger>().kreverNyInnlogging;

test('a login is as fresh as the identification that it came from', async () => {
  await logIn(FRESH_LOGIN_SECONDS - 60);
  expect(await isFresh()).toBe(true);
  portal.clock.advance(60);
  expect(await isFresh()).toBe(false);
  await logIn(FRESH_LOGIN_SECONDS);
  expect(await isFresh()).toBe(false);
});

test('a clock that is set back makes no login fresh for longer', async () => {
  await logIn(5);
  portal.clock.advance(-7200);
  expect(await isFresh()).toBe(false);
  portal.clock.advance(7200);
});

test('a new login asks for a new identification, holds the token to it, and returns to where one was', async () => {
  expect((await logIn(5)).asked.get('max_age')).toBe('3600');
  const { asked, location } = await logIn(5, { ny: 'ja' });
  expect(asked.get('max_age')).toBe('30');
  expect(location).toBe(LAST_NED_PATH);
  expect(await isFresh()).toBe(true);
});

test.each([
  ['an identification of before', 120],
  ['one that does not say when', undefined],
])('%s is refused', async (_, age) => {
  const { location } = await logIn(age, { ny: 'ja' });
  expect(location).toBe(`${LAST_NED_PATH}?innlogging=feilet`);
  expect(portal.log.listEvents('login-failed').at(-1)?.detail).toBe('auth_time');
});

test('the operator’s own age counts where it is lower', async () => {
  const strict = await createTestApp({ OIDC_ISSUER: provider.issuer, OIDC_MAX_AGE_SECONDS: '10' });
  const start = await createTestBrowser(strict.app).submit('/auth/start', {
    returnTo: BASE_PATH,
    ny: 'ja',
  });
  await strict.close();
  expect(new URL(findWayOut(start) ?? '').searchParams.get('max_age')).toBe('10');
});
