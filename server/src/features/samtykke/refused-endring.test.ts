import { afterAll, beforeEach, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { XSRF_COOKIE } from '@portal/contract/headers.ts';
import type { Kunde } from '@portal/contract/kunde.ts';
import { DATA_PATH } from '@portal/contract/paths.ts';

import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { logInAs } from '../../testing/log-in.ts';
import { sendJson, startMisbehavingSystem } from '../../testing/misbehaving-system.ts';
import { createShownPages } from '../../testing/shown-pages.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

const STANDARD = fodselsnumre.standard;
const TOM = fodselsnumre.tom;
const samtykker = { samtykker: { MARKETING: '' }, hasReservasjon: false };
beforeEach(() => {
  samtykker.samtykker.MARKETING = 'NOT_AUTHORIZED';
});

const tekst = { samtykke: 'MARKETING', tittel: 'Tilbud', ingress: 'Ja?', tekst: 'Eller nei.' };
const tekster = `${endpoints.getSamtykketekster.path}?bankkunde=false`;

/** A register that knows the customer, but answers 404 when a change is reported. */
const register = await startMisbehavingSystem();
let isHeld = false;
const release = Promise.withResolvers<void>();
register.behave((request, response) => {
  if (request.url === '/tekster/sok') return sendJson(200, { tekster: [tekst] })(request, response);
  if (request.url === '/endringer/meld') return sendJson(404, { message: 'Not found' })(request, response);
  const answer = () => sendJson(200, samtykker)(request, response);
  return isHeld ? void release.promise.then(answer) : answer();
});
const shown = createShownPages();
const portal = await createTestApp({ OUTSIDE_SAMTYKKEREGISTER_URL: register.url }, { pages: shown.pages });
afterAll(async () => {
  await portal.close();
  await register.close();
});

const sayYes = (browser: TestBrowser) =>
  browser.write('POST', endpoints.updateSamtykke.path, { marketingConsentApproved: true });

test('a choice that the register will never accept is not reported as saved', async () => {
  const browser = await logInAs(portal.app, STANDARD);
  await browser.get(tekster);
  // Twice: a refused choice must not count as the same choice made before.
  for (const _ of [1, 2]) {
    const answer = await sayYes(browser);
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([404, 'FINNES_IKKE']);
  }
  const read = async () => (await browser.get(endpoints.getKunde.path)).json<Kunde>().samtykker;
  expect(await read()).toEqual({ marketingConsent: 'NOT_AUTHORIZED' });
  // The yes that stands later was given elsewhere: it has neither the time nor the words of the one refused here.
  samtykker.samtykker.MARKETING = 'AUTHORIZED';
  expect(await read()).toEqual({ marketingConsent: 'AUTHORIZED' });
});

test('nor is one that was under way while the same choice was refused', async () => {
  const browser = await logInAs(portal.app, TOM);
  await browser.get(tekster);
  isHeld = true;
  const calls = register.countCalls();
  const late = sayYes(browser);
  await expect.poll(() => register.countCalls()).toBe(calls + 1);
  isHeld = false;
  expect((await sayYes(browser)).statusCode).toBe(404);
  release.resolve();
  expect((await late).statusCode).toBe(404);
});

test.each([
  ['trekk-samtykke', { samtykke: 'MARKETING', valg: 'nei' }],
  ['trekk-post', { valg: 'ja', bekreft: 'ja' }],
])('%s without script is answered with the page of the customer’s data itself', async (skjema, fields) => {
  const browser = await logInAs(portal.app, STANDARD);
  samtykker.samtykker.MARKETING = 'AUTHORIZED';
  await browser.get(tekster);
  shown.take();
  const formToken = browser.cookies.get(XSRF_COOKIE) ?? '';
  const answer = await browser.submit(DATA_PATH, { formToken, skjema, ...fields });
  expect([answer.statusCode, shown.take()?.formRefusal]).toEqual([
    404,
    expect.objectContaining({ skjema, code: 'FINNES_IKKE' }),
  ]);
});
