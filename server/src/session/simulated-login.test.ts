import { afterAll, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';

import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { identify } from '../testing/identify.ts';
import { logIn, startLogin } from '../testing/log-in.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser } from '../testing/test-browser.ts';

// The same as in login.test.ts, but with an independent provider.
const STANDARD = fodselsnumre.standard;
const BANKKUNDE = fodselsnumre.bankkunde;
const SPAREBANK = fodselsnumre.sparebank;

const portal = await createTestApp();
afterAll(() => portal.close());
const { app } = portal;

const status = async (browser = createTestBrowser(app)): Promise<Record<string, unknown>> =>
  (await browser.get(endpoints.getSessionStatus.path)).json();

test('a customer logs in and is known from then on (SES-01, SES-03)', async () => {
  const browser = createTestBrowser(app);
  expect(await status(browser)).toEqual({});

  const answer = await logIn(browser, STANDARD, { returnTo: `${BASE_PATH}/profil?x=1` });

  expect(answer.headers.location).toBe(`${BASE_PATH}/profil?x=1`);
  const { kfpSessionId } = await status(browser);
  expect(kfpSessionId).toMatch(/^[0-9a-f-]{36}$/);
  expect([...browser.cookies.values()]).not.toContain(kfpSessionId);
});

test('the session tells how the customer logged in (SES-31, SES-32, OD-04)', async () => {
  const cases = [
    [STANDARD, { loginContext: 'FORSIKRING' }],
    [BANKKUNDE, { loginContext: 'NETTBANK' }],
    [SPAREBANK, { loginContext: 'FORSIKRING', loginBankplassRegisterNummer: '0502' }],
  ] as const;
  for (const [fodselsnummer, expected] of cases) {
    const browser = createTestBrowser(app);
    await logIn(browser, fodselsnummer);
    const session = (await browser.get(endpoints.getSession.path)).json();
    expect(session).toEqual({ ...expected, navn: expect.stringMatching(/^\S+ \S+$/) });
  }
});

test('logged out, what is the customer’s own is refused (API-12, API-39)', async () => {
  const browser = createTestBrowser(app);
  for (const { path } of [endpoints.getSession, endpoints.getBankkontakt, endpoints.getAvtaler]) {
    const answer = await browser.get(path);
    expect(answer.statusCode, path).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'IKKE_INNLOGGET' });
  }
});

test('a customer who cancels at the provider comes back to where they were', async () => {
  const browser = createTestBrowser(app);
  const back = await identify(await startLogin(browser, `${BASE_PATH}/tilbud`), browser.origin, {
    avbryt: 'ja',
  });
  const answer = await browser.get(back);
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe(`${BASE_PATH}/tilbud?innlogging=avbrutt`);
  expect(await status(browser)).toEqual({});
});

test('every distributor’s customers come back to their own host', async () => {
  for (const shortname of ['sb1', 'dnb', 'eika', 'fana', 'sbm', 'fremtind']) {
    const browser = createTestBrowser(app, `http://${shortname}.localhost:3000`);
    await logIn(browser, STANDARD);
    expect(await status(browser)).toHaveProperty('kfpSessionId');
  }
});

test('logout at the provider leads back without a word to press', async () => {
  const browser = createTestBrowser(app, 'http://sb1.localhost:3000');
  await logIn(browser, STANDARD);
  const { logoutUrl } = (await browser.write('POST', endpoints.logout.path, {})).json().data;
  const answer = await fetch(logoutUrl, { redirect: 'manual' });
  expect(answer.headers.get('location')).toBe('http://localhost:8000/bank/sb1/logget-ut');
});
