import { afterAll, beforeEach, expect, test } from 'vitest';

import { XSRF_COOKIE } from '@portal/contract/headers.ts';
import { BASE_PATH, DATA_PATH, INNLOGGINGER_PATH, PROFIL_PATH } from '@portal/contract/paths.ts';
import { tilbakemeldingForm } from '@portal/contract/tilbakemelding-blokker.ts';

import { createKunde } from '../testing/create-kunde.ts';
import { logIn } from '../testing/log-in.ts';
import { createShownPages } from '../testing/shown-pages.ts';
import { createTestApp } from '../testing/test-app.ts';
import { KEPT_FORM_SECONDS } from '../session/kept-form-store.ts';
import { createToldOnce } from './told-once.ts';
import { createTestBrowser, type TestBrowser } from '../testing/test-browser.ts';

const { fodselsnummer: ONE } = await createKunde();
const { fodselsnummer: OTHER } = await createKunde();

const shown = createShownPages();
const portal = await createTestApp({}, { pages: shown.pages });
const secure = await createTestApp({ PUBLIC_URL: 'https://localhost:3000' }, { pages: shown.pages });
afterAll(() => Promise.all([portal.close(), secure.close()]));

const neverCalled = () => {
  throw new Error('There was no mark to take away');
};

let browser: TestBrowser;
beforeEach(async () => {
  browser = createTestBrowser(portal.app);
  await logIn(browser, ONE);
});

/** The redirect address after the customer's form. */
async function save(): Promise<string> {
  const formToken = browser.cookies.get('XSRF-TOKEN') ?? '';
  const reservasjon = { formToken, skjema: 'reservasjon', bekreft: 'ja', valg: 'ja' };
  return String((await browser.submit(PROFIL_PATH, reservasjon)).headers.location);
}

/** The redirect address, or the page that is shown. */
async function open(of: TestBrowser, address: string): Promise<string> {
  shown.take();
  const { statusCode, headers } = await of.get(address);
  if (statusCode === 302) return String(headers.location);
  return shown.take() === undefined ? `${statusCode}` : 'shown';
}

test('the outcome of a form is shown once, to the session that sent it', async () => {
  const address = await save();
  expect(address).toBe(`${PROFIL_PATH}?resultat=reservasjon`);
  expect(await open(browser, address)).toBe('shown');
  expect(await open(browser, address)).toBe(PROFIL_PATH);
  expect(await open(browser, PROFIL_PATH)).toBe('shown');
});

test.each([
  ['profil', 'resultat=adresse', '/profil'],
  ['tilbud', 'fromFinn=1&resultat=fjernet&fjern=a1b2', '/tilbud?fromFinn=1&fjern=a1b2'],
  ['innlogginger', 'resultat=andre-avsluttet', '/innlogginger'],
  ['', 'tilbakemelding=takk', ''],
  ['tilbud', 'resultat=fjernet&tilbakemelding=takk&timeout=true', '/tilbud?timeout=true'],
  ['profil', 'resultat=ikke-lagret&resultat=adresse', '/profil'],
  ['profil', 'resultat=', '/profil'],
  ['profil', 'resultat=ikke-lagret', '/profil'],
  ['profil', 'resultat=ikke-lagret&utkast=ja&innlogging=bevart', '/profil?utkast=ja'],
  ['tilbud', 'innlogging=ikke-lagret', '/tilbud'],
])('and to nobody who opens a link that claims it: %s?%s', async (page, search, plain) => {
  const address = `${BASE_PATH}${page && `/${page}`}?${search}`;
  for (const who of [browser, createTestBrowser(portal.app)])
    expect(await open(who, address)).toBe(BASE_PATH + plain);
});

test('an outcome is not shown for another form, or in another session of the same browser', async () => {
  const address = await save();
  expect(await open(browser, `${PROFIL_PATH}?resultat=adresse`)).toBe(PROFIL_PATH);
  await logIn(browser, OTHER);
  expect(await open(browser, address)).toBe(PROFIL_PATH);
});

test('that nothing was saved is shown on the login page, and once after the login', async () => {
  await portal.database.deleteFrom('session').execute();
  const login = await save();
  expect(login).toBe(`${PROFIL_PATH}?resultat=ikke-lagret&innlogging=ikke-lagret`);
  expect(await open(browser, login)).toBe('shown');
  expect(await open(browser, login), 'the page anew, whole').toBe('shown');
  await logIn(browser, ONE);
  const address = `${PROFIL_PATH}?resultat=ikke-lagret`;
  expect(await open(browser, address)).toBe('shown');
  expect(await open(browser, address)).toBe(PROFIL_PATH);
});

test.each([
  [DATA_PATH, 'ikke-meg', 'logget-ut'],
  [DATA_PATH, 'trekk-samtykke', 'logget-ut-valg'],
  [DATA_PATH, 'trekk-post', 'logget-ut-valg'],
  [DATA_PATH, 'deling', 'logget-ut-valg'],
  [INNLOGGINGER_PATH, 'innlogging', 'logget-ut'],
  [INNLOGGINGER_PATH, 'andre-innlogginger', 'logget-ut'],
])('and so it is of the other pages’ forms: %s %s', async (path, skjema, word) => {
  const fields = { skjema, formToken: browser.cookies.get(XSRF_COOKIE) ?? '' };
  await portal.database.deleteFrom('session').execute();
  const login = String((await browser.submit(path, fields)).headers.location);
  expect(login).toBe(`${path}?resultat=${word}&innlogging=ikke-lagret`);
  expect(await open(browser, login)).toBe('shown');
  await logIn(browser, ONE);
  const address = `${path}?resultat=${word}`;
  expect(await open(browser, address)).toBe('shown');
  expect(await open(browser, address)).toBe(path);
});

test('a HEAD request uses nothing up', async () => {
  const address = await save();
  await portal.app.inject({ method: 'HEAD', url: address, cookies: Object.fromEntries(browser.cookies) });
  expect(await open(browser, address)).toBe('shown');
});

test('a visitor is thanked for feedback, once, and no visitor who did not send it', async () => {
  const visitor = createTestBrowser(portal.app);
  const answer = await visitor.submit(tilbakemeldingForm.path, { verdi: '4', side: BASE_PATH });
  const address = String(answer.headers.location).split('#')[0] ?? '';
  expect(await open(createTestBrowser(portal.app), address)).not.toBe('shown');
  expect(await open(visitor, address)).toBe('shown');
  expect(await open(visitor, address)).not.toBe('shown');
});

test.each([
  `${BASE_PATH}/../../..//evil.example?resultat=a`,
  String.raw`${BASE_PATH}/../../../\evil.example?resultat=a`,
  `${BASE_PATH}/%2e%2e/%2e%2e/%2e%2e//evil.example?tilbakemelding=takk`,
])('a link with a claim leads to no other host: %s', (url) => {
  const request = { url, method: 'GET', cookies: {}, session: undefined };
  const untold = createToldOnce({ https: false }).takeMark(request, { clearCookie: neverCalled });
  expect(untold).toBe(BASE_PATH);
});

test('the mark is a cookie of this host for a minute, hidden from script', async () => {
  const safe = createTestBrowser(secure.app, 'https://localhost:3000');
  const { cookies } = await safe.submit(tilbakemeldingForm.path, { verdi: '4', side: BASE_PATH });
  expect(cookies).toMatchObject([
    { name: '__Host-kfp-utfall', maxAge: 60, path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
  ]);
});

test('that of what was not saved lasts as long as what was typed is kept', async () => {
  await portal.database.deleteFrom('session').execute();
  const fields = { formToken: browser.cookies.get(XSRF_COOKIE) ?? '', skjema: 'reservasjon', valg: 'ja' };
  const { cookies } = await browser.submit(PROFIL_PATH, fields);
  expect(cookies).toContainEqual(expect.objectContaining({ name: 'kfp-utfall', maxAge: KEPT_FORM_SECONDS }));
});
