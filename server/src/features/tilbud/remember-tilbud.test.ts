import { afterAll, beforeEach, expect, test, vi } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { systemSources } from '@portal/contract/system-sources.ts';
import type { TilbudResponse } from '@portal/contract/tilbud.ts';

import { createKunde } from '../../testing/create-kunde.ts';
import { breakSystem } from '../../testing/faults.ts';
import { logIn, logInAs } from '../../testing/log-in.ts';
import { createSecondPortal } from '../../testing/second-portal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../../testing/test-browser.ts';

const portal = await createTestApp();
afterAll(() => portal.close());

const tilbud = [
  { policyNumber: '1', productType: 'BIL', name: 'Bil', versionNumber: 1 },
  { policyNumber: '2', productType: 'HUS', name: 'Hus', versionNumber: 1 },
  { policyNumber: '3', productType: 'REISE', name: 'Reise', expirationDate: '2020-01-31' },
];
const { path } = endpoints.getTilbud;
let browser: TestBrowser;
let fodselsnummer: string;
beforeEach(async () => {
  ({ fodselsnummer } = await createKunde({ tilbud }));
  browser = createTestBrowser(portal.app);
  await logIn(browser, fodselsnummer);
});

/** What the next request is told. */
async function open(by = browser, { parts }: Pick<TestApp, 'parts'> = portal) {
  const secret = by.cookies.get('forsikringsoversikt') ?? '';
  return (await parts.session.sessions.find(secret, 'none'))?.antallTilbud;
}

test('the next page is told how many offers there are, for half a minute after they were read', async () => {
  expect(await open()).toBeUndefined();
  await browser.get(path);
  expect(await open()).toEqual({ alle: 3, apne: 2 });
  portal.clock.advance(29);
  expect(await open()).toEqual({ alle: 3, apne: 2 });
  portal.clock.advance(1);
  expect(await open()).toBeUndefined();
});

test('there are none, which is known too', async () => {
  const none = createTestBrowser(portal.app);
  await logIn(none, (await createKunde()).fodselsnummer);
  await none.get(path);
  expect(await open(none)).toEqual({ alle: 0, apne: 0 });
});

test('another process knows it, another session of the same customer does not', async () => {
  await browser.get(path);
  const other = await logInAs(portal.app, fodselsnummer);
  expect(await open(other)).toBeUndefined();
  const second = await createSecondPortal(portal);
  expect(await open(browser, second)).toEqual({ alle: 3, apne: 2 });
  await second.close();
});

test('both sessions know it that share one reading, as of when that began', async () => {
  const other = await logInAs(portal.app, fodselsnummer);
  await breakSystem(fodselsnummer, { system: 'nsf', fault: 'slow', delayMs: 400, path: '/tilbud/sok' });
  const call = vi.spyOn(portal.outside, 'call');
  const reading = browser.get(path);
  await expect.poll(() => call.mock.calls.length).toBe(systemSources.length);
  portal.clock.advance(20);
  await Promise.all([reading, other.get(path)]);
  expect(call).toHaveBeenCalledTimes(systemSources.length);
  call.mockRestore();
  expect(await open(other)).toEqual({ alle: 3, apne: 2 });
  portal.clock.advance(10);
  expect(await open(other)).toBeUndefined();
});

test('it is gone when one has been removed, also when nobody knows whether it was', async () => {
  await browser.get(path);
  expect((await browser.write('DELETE', `${path}/1`)).statusCode).toBe(204);
  expect(await open()).toBeUndefined();
  await browser.get(path);
  expect(await open()).toEqual({ alle: 2, apne: 1 });
  await breakSystem(fodselsnummer, { system: 'nice', fault: '500', path: '/tilbud/slett' });
  expect((await browser.write('DELETE', `${path}/2`)).statusCode).toBe(502);
  expect(await open()).toBeUndefined();
});

test('a number that was being read while one was removed is not remembered', async () => {
  await breakSystem(fodselsnummer, { system: 'nsf', fault: 'slow', delayMs: 400, path: '/tilbud/sok' });
  const call = vi.spyOn(portal.outside, 'call');
  const reading = browser.get(path);
  await expect.poll(() => call.mock.calls.length).toBe(systemSources.length);
  portal.clock.advance(1);
  expect((await browser.write('DELETE', `${path}/1?systemSource=NICE`)).statusCode).toBe(204);
  expect((await reading).json<TilbudResponse>().tilbud).toHaveLength(3);
  expect(await open()).toBeUndefined();
});

test('after a clock that was ahead has been set back, what is read and removed counts again', async () => {
  portal.clock.advance(3600);
  await logIn(browser, fodselsnummer);
  await browser.get(path);
  expect(await open()).toEqual({ alle: 3, apne: 2 });
  portal.clock.advance(-3600);
  expect(await open()).toBeUndefined();
  await browser.get(path);
  expect(await open()).toEqual({ alle: 3, apne: 2 });
  expect((await browser.write('DELETE', `${path}/1`)).statusCode).toBe(204);
  expect(await open()).toBeUndefined();
});

test('nor is one that some system did not tell', async () => {
  await breakSystem(fodselsnummer, { system: 'nsf', fault: '500', path: '/tilbud/sok' });
  expect((await browser.get(path)).statusCode).toBe(200);
  expect(await open()).toBeUndefined();
});
