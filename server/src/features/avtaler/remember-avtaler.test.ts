import { sql } from 'kysely';
import { afterAll, expect, test, vi } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { systemSources } from '@portal/contract/system-sources.ts';

import { createKunde } from '../../testing/create-kunde.ts';
import { breakSystem } from '../../testing/faults.ts';
import { logInAs } from '../../testing/log-in.ts';
import { createSecondPortal } from '../../testing/second-portal.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

const portal = await createTestApp();
afterAll(() => portal.close());

const { path } = endpoints.getAvtaler;

async function logInWith(avtaler: Parameters<typeof createKunde>[0]) {
  const { fodselsnummer } = await createKunde(avtaler);
  const browser = await logInAs(portal.app, fodselsnummer);
  return { browser, fodselsnummer };
}

/** What the next request is told. */
async function open(browser: TestBrowser, { parts }: Pick<TestApp, 'parts'> = portal) {
  const secret = browser.cookies.get('forsikringsoversikt') ?? '';
  return (await parts.session.sessions.find(secret, 'none'))?.antallAvtaler;
}

const none = Object.fromEntries(systemSources.map((system) => [system, 0]));
const avtaler = [{ name: 'Bil' }, { name: 'Hus' }, { systemSource: 'PROLIFE', name: 'Liv' }] as const;

test('a session knows how many agreements each system had, in all processes', async () => {
  const { browser } = await logInWith({ avtaler });
  expect(await open(browser)).toEqual({});
  await browser.get(path);
  const known = { ...none, NICE: 2, PROLIFE: 1 };
  expect(await open(browser)).toEqual(known);
  const second = await createSecondPortal(portal);
  expect(await open(browser, second)).toEqual(known);
  await second.close();
});

test('both visits of a customer know them that share one reading', async () => {
  const { browser, fodselsnummer } = await logInWith({ avtaler });
  const other = await logInAs(portal.app, fodselsnummer);
  await breakSystem(fodselsnummer, { system: 'nsf', fault: 'slow', delayMs: 400 });
  const call = vi.spyOn(portal.outside, 'call');
  await Promise.all([browser.get(path), other.get(path)]);
  expect(call).toHaveBeenCalledTimes(systemSources.length);
  expect(await open(browser)).toEqual({ ...none, NICE: 2, PROLIFE: 1 });
  expect(await open(other)).toEqual(await open(browser));
});

test('a system that does not answer keeps its number', async () => {
  const { browser, fodselsnummer } = await logInWith({ avtaler });
  await browser.get(path);
  await breakSystem(fodselsnummer, { system: 'nice', fault: '500' });
  await browser.get(path);
  expect(await open(browser)).toEqual({ ...none, NICE: 2, PROLIFE: 1 });
});

test('one that never has is not known', async () => {
  const { browser } = await logInWith({ avtaler, faults: { nsf: { fault: '500' } } });
  await browser.get(path);
  expect(await open(browser)).not.toHaveProperty('NSF');
});

test('the numbers are written when they are other than before, and then only', async () => {
  const { browser } = await logInWith({ avtaler });
  /** Any write of the row changes it. */
  const readVersion = async () =>
    (
      await portal.database
        .selectFrom('session')
        .select(sql`max(xmin::text::bigint)`.as('version'))
        .execute()
    )[0];
  const first = await readVersion();
  await browser.get(path);
  const noted = await readVersion();
  expect(noted).not.toEqual(first);
  await browser.get(path);
  expect(await readVersion()).toEqual(noted);
});
