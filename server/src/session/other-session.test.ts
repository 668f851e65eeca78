import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import {
  SESSION_EXPIRES_HEADER,
  SESSION_ID_HEADER,
  XSRF_COOKIE,
  XSRF_HEADER,
} from '@portal/contract/headers.ts';
import { BASE_PATH, PROFIL_PATH } from '@portal/contract/paths.ts';

import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { logIn } from '../testing/log-in.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../testing/test-browser.ts';

const ONE = fodselsnumre.standard;
const OTHER = fodselsnumre.loMedlem;

const portal = await createTestApp({ SESSION_IDLE_SECONDS: '900' });
afterAll(() => portal.close());

const getId = async (of: TestBrowser): Promise<string> =>
  (await of.get(endpoints.getSessionStatus.path)).json().kfpSessionId;
const named = (id: string) => ({ [SESSION_ID_HEADER]: id });

/** One browser: a page of the first customer is open in a window, and the second customer has logged in in another. */
let browser: TestBrowser;
let pageOfFirst: { id: string; token: string };
beforeEach(async () => {
  browser = createTestBrowser(portal.app);
  await logIn(browser, ONE);
  pageOfFirst = { id: await getId(browser), token: browser.cookies.get(XSRF_COOKIE) ?? '' };
  await browser.write('POST', endpoints.logout.path, {});
  await logIn(browser, OTHER);
});

/** The same for everybody, so no session is looked up. */
const isForEverybody = ({ path }: { path: string }) => path === endpoints.getPostnummer.path;
const reads = Object.values(endpoints).filter(
  (endpoint) => endpoint.method === 'GET' && !isForEverybody(endpoint),
);
const writes = Object.values(endpoints).filter(({ method }) => method !== 'GET');

describe('a page whose session is another than the browser’s', () => {
  test.each(reads.map(({ path }) => path))('reads nothing from %s', async (path) => {
    const answer = await browser.get(path, named(pageOfFirst.id));
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'ANNEN_INNLOGGING' });
    expect(answer.headers).not.toHaveProperty(SESSION_EXPIRES_HEADER);
    expect(answer.headers).not.toHaveProperty('set-cookie');
  });

  test.each(writes.map(({ path, method }) => [method, path] as const))(
    'writes nothing by %s %s, whichever token it carries',
    async (method, path) => {
      for (const token of [pageOfFirst.token, browser.cookies.get(XSRF_COOKIE) ?? '']) {
        const headers = { ...named(pageOfFirst.id), [XSRF_HEADER]: token };
        const answer = await browser.write(
          method as 'POST',
          path.replace(':avtaleNummer', '60110001'),
          {},
          headers,
        );
        expect(answer.json()).toMatchObject({ code: 'ANNEN_INNLOGGING' });
      }
      expect(await getId(browser), 'the other is still logged in').not.toBeUndefined();
    },
  );

  test('does not write down that it tried, since nobody did', async () => {
    const count = async () =>
      (await portal.database.selectFrom('revisjonsspor').selectAll().execute()).length;
    const before = await count();
    const body = { epostAdresse: 'mynte@example.com' };
    await browser.write('PUT', endpoints.updateKontaktinformasjon.path, body, named(pageOfFirst.id));
    expect(await count()).toBe(before);
  });

  test('does not keep the other customer’s session alive', async () => {
    portal.clock.advance(899);
    await browser.get(endpoints.getSessionStatus.path, named(pageOfFirst.id));
    portal.clock.advance(1);
    expect(await getId(browser)).toBeUndefined();
  });

  test('is told so on a page when it sends a form, and led to its own', async () => {
    const fields = { skjema: 'kontaktinformasjon', epostAdresse: 'mynte@example.com' };
    const answer = await browser.submit(PROFIL_PATH, { ...fields, formToken: pageOfFirst.token });
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toMatchObject({ code: 'ANNEN_INNLOGGING' });
    const out = await browser.submit(`${BASE_PATH}/logg-ut`, { formToken: pageOfFirst.token });
    expect(out.statusCode).toBe(409);
    expect(await getId(browser)).not.toBeUndefined();
  });
});

test('a page of the browser’s own session reads and writes', async () => {
  const id = await getId(browser);
  expect((await browser.get(endpoints.getSession.path, named(id))).statusCode).toBe(200);
  expect((await browser.write('POST', endpoints.refreshSession.path, undefined, named(id))).statusCode).toBe(
    204,
  );
});

test('a request that names no session is answered: from neighbouring apps that read, and from pages of the previous version', async () => {
  expect((await browser.get(endpoints.getSession.path)).statusCode).toBe(200);
  expect((await browser.write('POST', endpoints.refreshSession.path)).statusCode).toBe(204);
});

test('a page whose session has ended is told that nobody is logged in', async () => {
  await browser.write('POST', endpoints.logout.path, {});
  const headers = named(pageOfFirst.id);
  expect((await browser.get(endpoints.getSessionStatus.path, headers)).json()).toEqual({});
  expect((await browser.get(endpoints.getSession.path, headers)).statusCode).toBe(401);
  const write = await browser.write('PUT', endpoints.updateKontaktinformasjon.path, {}, headers);
  expect(write.statusCode).toBe(401);
});
