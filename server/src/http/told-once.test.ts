import { afterAll, beforeEach, expect, test } from 'vitest';

import { BASE_PATH, PROFIL_PATH } from '@portal/contract/paths.ts';
import { TILBAKEMELDING_FORM_PATH } from '@portal/contract/tilbakemelding-blokker.ts';

import { logIn } from '../testing/log-in.ts';
import { createShownPages } from '../testing/shown-pages.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createToldOnce } from './told-once.ts';
import { createTestBrowser, type TestBrowser } from '../testing/test-browser.ts';

const ONE = '14838430121';
const OTHER = '02917931081';

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

/** The address that the answer to a form of the customer's leads to. */
async function save(): Promise<string> {
  const formToken = browser.cookies.get('XSRF-TOKEN') ?? '';
  const reservasjon = { formToken, skjema: 'reservasjon', bekreft: 'ja', valg: 'ja' };
  return String((await browser.submit(PROFIL_PATH, reservasjon)).headers.location);
}

/** Where it leads instead, or the page that shows. */
async function open(of: TestBrowser, address: string): Promise<string> {
  shown.take();
  const { statusCode, headers } = await of.get(address);
  if (statusCode === 302) return String(headers.location);
  return shown.take() === undefined ? `${statusCode}` : 'shown';
}

test('how a form went is told to the session that sent it, once', async () => {
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
])('and to nobody who opens a link that claims it: %s?%s', async (page, search, plain) => {
  const address = `${BASE_PATH}${page && `/${page}`}?${search}`;
  for (const who of [browser, createTestBrowser(portal.app)])
    expect(await open(who, address)).toBe(BASE_PATH + plain);
});

test('what was told of one form is told of no other, and to no other session of the same browser', async () => {
  const address = await save();
  expect(await open(browser, `${PROFIL_PATH}?resultat=adresse`)).toBe(PROFIL_PATH);
  await logIn(browser, OTHER);
  expect(await open(browser, address)).toBe(PROFIL_PATH);
});

test('that nothing was saved claims nothing, and is told after the login that lies between', async () => {
  expect(await open(browser, `${PROFIL_PATH}?resultat=ikke-lagret`)).toBe('shown');
});

test('a look at the page without reading it uses nothing up', async () => {
  const address = await save();
  await portal.app.inject({ method: 'HEAD', url: address, cookies: Object.fromEntries(browser.cookies) });
  expect(await open(browser, address)).toBe('shown');
});

test('a visitor is thanked for feedback, once, and no visitor who did not send it', async () => {
  const visitor = createTestBrowser(portal.app);
  const answer = await visitor.submit(TILBAKEMELDING_FORM_PATH, { verdi: '4', side: BASE_PATH });
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
  const { cookies } = await safe.submit(TILBAKEMELDING_FORM_PATH, { verdi: '4', side: BASE_PATH });
  expect(cookies).toMatchObject([
    { name: '__Host-kfp-utfall', maxAge: 60, path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
  ]);
});
