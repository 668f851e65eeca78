import { afterAll, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import type { TrackingId } from '@portal/contract/sporing.ts';

import { dumpTable } from '../../testing/database-dump.ts';
import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { logInAs } from '../../testing/log-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestBrowser } from '../../testing/test-browser.ts';

const STANDARD = fodselsnumre.standard;
const TOM = fodselsnumre.tom;
const { path } = endpoints.getTrackingId;

const portal = await createTestApp();
afterAll(() => portal.close());

async function getTrackingId(fodselsnummer: string): Promise<string> {
  const browser = await logInAs(portal.app, fodselsnummer);
  return (await browser.get(path)).json<TrackingId>().trackingId;
}

test('is for the logged in only', async () => {
  expect((await createTestBrowser(portal.app).get(path)).statusCode).toBe(401);
});

test('stays with the customer over logins, is another for another, and says nothing of either (OD-07)', async () => {
  const first = await getTrackingId(STANDARD);
  expect(first).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(await getTrackingId(STANDARD)).toBe(first);
  expect(await getTrackingId(TOM)).not.toBe(first);
  const table = JSON.stringify(await dumpTable(portal.database, 'sporing'));
  expect(table).toContain(first);
  expect(table).not.toContain(STANDARD);
});

test('two calls that meet get the same id', async () => {
  const browser = await logInAs(portal.app, fodselsnumre.bankkunde);
  const answers = await Promise.all([browser.get(path), browser.get(path), browser.get(path)]);
  expect(new Set(answers.map((answer) => answer.json<TrackingId>().trackingId)).size).toBe(1);
});

test('is random: another portal with the same key gives the same customer another id', async () => {
  const other = await createTestApp();
  const browser = await logInAs(other.app, STANDARD);
  const { trackingId } = (await browser.get(path)).json<TrackingId>();
  await other.close();
  expect(trackingId).not.toBe(await getTrackingId(STANDARD));
});
