import { afterAll, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { REQUESTED_BY, REQUESTED_BY_HEADER, XSRF_COOKIE, XSRF_HEADER } from '@portal/contract/headers.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';

import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { isLoggedIn, logInAs } from '../testing/log-in.ts';
import { createTestApp } from '../testing/test-app.ts';
import type { TestBrowser } from '../testing/test-browser.ts';

const STANDARD = fodselsnumre.standard;
const REFRESH = endpoints.refreshSession.path;

const portal = await createTestApp();
afterAll(() => portal.close());

async function openBrowser(): Promise<TestBrowser> {
  const browser = await logInAs(portal.app, STANDARD);
  return browser;
}
/** A write with all the usual headers, of which some are changed or left out (undefined). */
async function write(browser: TestBrowser, changes: Record<string, string | undefined>): Promise<number> {
  const all: Record<string, string | undefined> = {
    host: 'localhost:3000',
    cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    origin: browser.origin,
    'sec-fetch-site': 'same-origin',
    [REQUESTED_BY_HEADER]: REQUESTED_BY,
    [XSRF_HEADER]: browser.cookies.get(XSRF_COOKIE),
    ...changes,
  };
  const headers = Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return (await portal.app.inject({ method: 'POST', url: REFRESH, headers })).statusCode;
}

describe('a write to the API', () => {
  test('from our own page is let through, also from a browser that does not say where it comes from', async () => {
    const browser = await openBrowser();
    expect(await write(browser, {})).toBe(204);
    expect(await write(browser, { 'sec-fetch-site': undefined })).toBe(204);
    expect(await write(browser, { origin: undefined, 'sec-fetch-site': undefined })).toBe(204);
    expect(await write(browser, { 'sec-fetch-site': 'none' })).toBe(204);
  });

  test.each<[string, Record<string, string | undefined>]>([
    ['no marker header', { [REQUESTED_BY_HEADER]: undefined }],
    ['another marker', { [REQUESTED_BY_HEADER]: 'noen-andre' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['another site of the same domain', { 'sec-fetch-site': 'same-site' }],
    ['another origin', { origin: 'https://evil.example', 'sec-fetch-site': undefined }],
    ['a brand’s origin on another’s host', { origin: 'http://sb1.localhost:3000' }],
    ['our host under another scheme', { origin: 'https://localhost:3000', 'sec-fetch-site': undefined }],
    ['another port', { origin: 'http://localhost:8000' }],
    ['an origin that is hidden', { origin: 'null', 'sec-fetch-site': undefined }],
    ['no token', { [XSRF_HEADER]: undefined }],
    ['an empty token', { [XSRF_HEADER]: '' }],
    ['another token', { [XSRF_HEADER]: 'x'.repeat(43) }],
  ])('with %s is refused', async (_, changes) => {
    expect(await write(await openBrowser(), changes)).toBe(403);
  });

  test('with the token of another session is refused', async () => {
    const [mine, theirs] = [await openBrowser(), await openBrowser()];
    expect(await write(mine, { [XSRF_HEADER]: theirs.cookies.get(XSRF_COOKIE) })).toBe(403);
    expect(await write(mine, {})).toBe(204);
  });

  test('with a cookie equal to the header, but not the session’s token, is refused', async () => {
    const browser = await openBrowser();
    browser.cookies.set(XSRF_COOKIE, 'plantet');
    expect(await write(browser, {})).toBe(403);
  });
});

test('an address spelt in another way meets the same guard', async () => {
  const browser = await openBrowser();
  const answer = await portal.app.inject({
    method: 'POST',
    url: endpoints.updateLivkontakt.path.replace('/api/', '/%61pi/'),
    headers: {
      host: 'localhost:3000',
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: 'epost=mynte@example.com',
  });
  expect(answer.statusCode).toBe(403);
});

describe('a form of a page', () => {
  const logOut = (browser: TestBrowser, fields: Record<string, string>, headers = {}) =>
    browser.submit(`${BASE_PATH}/logg-ut`, fields, headers).then(({ statusCode }) => statusCode);
  test('needs the token of the session, and our own origin', async () => {
    const browser = await openBrowser();
    const formToken = browser.cookies.get(XSRF_COOKIE) ?? '';
    expect(await logOut(browser, {})).toBe(403);
    expect(await logOut(browser, { formToken: 'x' })).toBe(403);
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
      expect(await logOut(browser, { formToken }, headers)).toBe(403);
    expect(await isLoggedIn(browser)).toBe(true);
    expect(await logOut(browser, { formToken })).toBe(200);
    expect(await isLoggedIn(browser)).toBe(false);
  });
});
