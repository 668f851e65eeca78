import path from 'node:path';

import pg from 'pg';
import { afterAll, expect, test, vi } from 'vitest';

import type { RenderPage } from '../contract/src/page.ts';
import {
  ANDRE_FORSIKRINGER_PATH,
  BASE_PATH,
  DATA_PATH,
  INNLOGGINGER_PATH,
  KJOP_PATH,
  KLAGE_PATH,
  KOSTNADER_PATH,
  LAST_NED_PATH,
  PROFIL_PATH,
  TILBUD_PATH,
  TILGJENGELIGHET_PATH,
} from '../contract/src/paths.ts';
import { systemSources } from '../contract/src/system-sources.ts';
import { createKunde } from '../server/src/testing/create-kunde.ts';
import { logIn } from '../server/src/testing/log-in.ts';
import { stubAssets } from '../server/src/testing/page-stub.ts';
import { createTestApp } from '../server/src/testing/test-app.ts';
import { createTestBrowser } from '../server/src/testing/test-browser.ts';
import '../server/src/testing/global-setup.ts';
import { ROOT } from './paths.ts';

const { render }: { render: RenderPage } = await import(path.join(ROOT, 'web/src/entry.server.tsx'));

const portal = await createTestApp({}, { pages: { render, assets: stubAssets } });
afterAll(() => portal.close());

const outside = vi.spyOn(portal.outside, 'call');
const sql = vi.spyOn(pg.Client.prototype, 'query');
const readSql = (): string[] =>
  sql.mock.calls.map(([query]) => {
    const { text }: { text: string } = Object(query);
    return typeof query === 'string' ? query : text;
  });
/** Those that the database has answered: until then the next page reads the session as it was. */
const countSessionWrites = () =>
  readSql().filter(
    (text, index) =>
      /^update \S*"session"/.test(text) && sql.mock.settledResults[index]?.type === 'fulfilled',
  ).length;

/** Each is asked once for each kind of rows, and the header wants the number of offers. */
const kilder = systemSources.length;

/**
 * What one page costs others: calls to outside systems and SQL statements. `first`: for a session of which nothing is
 * remembered. `again`: twenty seconds later. `kept`: how many outside calls need not be made again in the session.
 */
test.each([
  { page: 'overview', url: BASE_PATH, first: [2 * kilder + 7, 2], again: [2 * kilder + 7, 1] },
  { page: 'offers', url: TILBUD_PATH, first: [kilder + 2, 2], again: [kilder + 2, 1] },
  { page: 'buying', url: KJOP_PATH, first: [kilder + 2, 2], again: [2, 1] },
  { page: 'profile', url: PROFIL_PATH, first: [kilder + 4, 6], again: [4, 5] },
  { page: 'logins', url: INNLOGGINGER_PATH, first: [kilder, 3], again: [0, 2] },
  { page: 'download', url: LAST_NED_PATH, first: [2 * kilder + 5, 3], again: [2 * kilder, 2], kept: 5 },
  { page: 'other insurance', url: ANDRE_FORSIKRINGER_PATH, first: [kilder, 2], again: [0, 1] },
  { page: 'costs', url: KOSTNADER_PATH, first: [2 * kilder + 5, 2], again: [kilder, 1], kept: 5 },
  { page: 'accessibility', url: TILGJENGELIGHET_PATH, first: [kilder, 2], again: [0, 1] },
  { page: 'complaints', url: KLAGE_PATH, first: [kilder, 2], again: [0, 1] },
  { page: 'what is not there', url: `${BASE_PATH}/nei`, first: [kilder, 2], again: [0, 1] },
  { page: 'one’s own data', url: DATA_PATH, first: [12, 10], again: [5, 9] },
])('$page: $first outside calls and SQL statements, then $again', async ({ url, first, again, kept = 0 }) => {
  const browser = createTestBrowser(portal.app);
  await logIn(browser, (await createKunde()).fodselsnummer);
  const open = async (writes: number) => {
    outside.mockClear();
    sql.mockClear();
    const { body } = await browser.get(url);
    // The session is written when the page has been sent.
    await expect.poll(countSessionWrites).toBe(writes);
    expect(readSql().filter((text) => /^select .* from \S*"session"/.test(text)).length).toBeLessThan(3);
    return { body, calls: [outside.mock.calls.length, sql.mock.calls.length] };
  };
  expect((await open(1)).calls).toEqual(first);
  portal.clock.advance(20);
  expect((await open(0)).calls).toEqual(again);
  portal.clock.advance(10);
  expect((await open(1)).calls).toEqual([(first[0] ?? 0) - kept, first[1]]);
});
