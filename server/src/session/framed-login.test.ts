import { afterAll, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { ownCookiesForm } from '@portal/contract/own-cookies.ts';
import type { PageContext } from '@portal/contract/page.ts';
import { BASE_PATH, FRAMED_PARAMETER } from '@portal/contract/paths.ts';
import { belopForm } from '@portal/contract/skjulte-belop.ts';
import { sprakForm } from '@portal/contract/sprak.ts';
import { utseendeForm } from '@portal/contract/utseende.ts';

import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { identify } from '../testing/identify.ts';
import { findWayOut } from '../testing/log-in.ts';
import { createShownPages } from '../testing/shown-pages.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../testing/test-browser.ts';

const BANK_PAGE = 'http://nettbank.sb1.localhost:8000/bank/sb1/nettbank';
const IN_FRAME = { 'sec-fetch-dest': 'iframe' };
const CUSTOMER = { fodselsnummer: fodselsnumre.standard };

const shown = createShownPages();
const portal = await createTestApp({}, { pages: shown.pages });
afterAll(() => portal.close());

const openBrowser = (brand = 'sb1') => createTestBrowser(portal.app, `http://${brand}.localhost:3000`);

async function open(browser: TestBrowser, path: string, headers = {}): Promise<PageContext> {
  shown.take();
  await browser.get(path, headers);
  const page = shown.take();
  if (page === undefined) throw new Error(`No page was shown at ${path}`);
  return page;
}

/** Sends the form of the framed login page. Returns the redirect after the provider. */
async function visit(
  browser: TestBrowser,
  form: Parameters<typeof identify>[2],
  { returnTo = BASE_PATH, isFramed = true } = {},
): Promise<string> {
  const fields = { returnTo, ...(isFramed && { [FRAMED_PARAMETER]: 'ja' }) };
  const start = await browser.submit('/auth/start', fields);
  return identify(String(findWayOut(start)), browser.origin, form);
}
const getEnd = async (browser: TestBrowser, callback: string) =>
  (await browser.get(callback)).headers.location;

test('the login page in the web bank’s frame says so, and so does the framed login in it when asked', async () => {
  const browser = openBrowser();
  expect(await open(browser, BASE_PATH, IN_FRAME)).toMatchObject({ isFramed: true });
  expect(await open(browser, `/auth/frame?${FRAMED_PARAMETER}=ja`, IN_FRAME)).toMatchObject({
    isFramed: true,
  });
  // This page is always in a frame of our own.
  expect(await open(browser, '/auth/frame', IN_FRAME)).not.toHaveProperty('isFramed');
});

test.each([
  ['the portal by itself', 'sb1', {}],
  ['a brand whose file names no page of the bank', 'none', IN_FRAME],
  ['the bank’s app', 'sb1', { ...IN_FRAME, cookie: 'kfp-mobilapp=ios' }],
])('%s is in no web bank’s frame', async (_, brand, headers) => {
  expect(await open(openBrowser(brand), BASE_PATH, headers)).not.toHaveProperty('isFramed');
});

test('a login from the frame leads to the page that the bank’s file names', async () => {
  const browser = openBrowser();
  expect(await getEnd(browser, await visit(browser, CUSTOMER))).toBe(BANK_PAGE);
  expect((await browser.get(endpoints.getSessionStatus.path)).json()).toHaveProperty('kfpSessionId');
  expect(await getEnd(browser, await visit(browser, CUSTOMER, { isFramed: false }))).toBe(BASE_PATH);
});

test('a brand whose file names none leads to the portal', async () => {
  const browser = openBrowser('none');
  expect(await getEnd(browser, await visit(browser, CUSTOMER))).toBe(BASE_PATH);
});

test('the request cannot say where', async () => {
  const browser = openBrowser();
  const fields = { returnTo: 'https://evil.example/', [FRAMED_PARAMETER]: 'https://evil.example/' };
  const start = await browser.submit('/auth/start', fields);
  expect(await getEnd(browser, await identify(String(findWayOut(start)), browser.origin, CUSTOMER))).toBe(
    BANK_PAGE,
  );
});

test('what was typed before the login comes back on the page where it was typed', async () => {
  const browser = openBrowser();
  const returnTo = `${BASE_PATH}/forsikringsprofil?utkast=ja`;
  expect(await getEnd(browser, await visit(browser, CUSTOMER, { returnTo }))).toBe(returnTo);
  expect(await getEnd(browser, await visit(browser, { avbryt: 'ja' }, { returnTo }))).toBe(
    `${returnTo}&innlogging=avbrutt&${FRAMED_PARAMETER}=ja`,
  );
});

test('a cancelled login leads to the bank; a failed one may be tried again, and then leads there', async () => {
  const browser = openBrowser();
  expect(await getEnd(browser, await visit(browser, { avbryt: 'ja' }))).toBe(BANK_PAGE);
  const failed = await getEnd(browser, (await visit(browser, CUSTOMER)).replace(/code=[^&]*/, 'code=x'));
  expect(failed).toBe(`${BASE_PATH}?innlogging=feilet&${FRAMED_PARAMETER}=ja`);
  expect(await open(browser, String(failed))).toMatchObject({ isFramed: true });
  const callback = await visit(browser, CUSTOMER, { returnTo: String(failed) });
  expect(await getEnd(browser, callback)).toBe(BANK_PAGE);
  const { returnTo } = await open(browser, `/auth/frame?${FRAMED_PARAMETER}=ja`, {
    referer: browser.origin + String(failed),
  });
  expect(returnTo).toBe(BASE_PATH);
});

test.each([
  ['the language', sprakForm.path, { sprak: 'en' }, '#sprak'],
  ['light or dark', utseendeForm.path, { utseende: 'dark' }, ''],
  ['hidden amounts', belopForm.path, { belop: 'skjult' }, ''],
  ['cookies', ownCookiesForm.path, { svar: 'ingen' }, ''],
])(
  'a choice of %s after a failed login keeps the way back to the bank’s page',
  async (_, path, fields, place) => {
    const browser = openBrowser();
    const choose = async (page: string) => {
      const { headers } = await browser.submit(path, fields, { referer: browser.origin + page });
      return headers.location;
    };
    const framed = `${BASE_PATH}?${FRAMED_PARAMETER}=ja`;
    expect(await choose(`${BASE_PATH}?innlogging=feilet&${FRAMED_PARAMETER}=ja`)).toBe(framed + place);
    expect(await choose(`${BASE_PATH}?innlogging=feilet`)).toBe(BASE_PATH + place);
    const { headers } = await browser.submit(path, fields, { referer: `https://evil.example${framed}` });
    expect(headers.location).toBe(BASE_PATH + place);
  },
);

test('and so does another try where the choice was refused', async () => {
  const browser = openBrowser();
  const page = `${BASE_PATH}?${FRAMED_PARAMETER}=ja`;
  shown.take();
  const headers = { referer: browser.origin + page, accept: 'text/html' };
  await browser.submit(sprakForm.path, { sprak: 'xx' }, headers);
  expect(shown.take()).toMatchObject({ failure: 'refused', returnTo: page });
});
