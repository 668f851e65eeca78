import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { KALENDER_PATH } from '@portal/contract/paths.ts';

import { createKunde, type Kunde } from '../../testing/create-kunde.ts';
import { logIn } from '../../testing/log-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestBrowser } from '../../testing/test-browser.ts';
import { toKalender } from './to-kalender.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const kunde: Kunde = {
  avtaler: [{ policyNumber: '7', name: 'Bil' }],
  betalinger: [
    { forfall: '2199-05-15', belop: 620, policyNumbers: ['7'] },
    { forfall: '2199-05-15', belop: 1.5 },
    { forfall: '2199-06-15', belop: 620, policyNumbers: ['7'] },
    { forfall: '2199-07-15', status: 'BETALT' },
    { forfall: '2199-08-15', retning: 'TIL_KUNDEN' },
  ],
};

async function logInAs(who: Kunde) {
  const browser = createTestBrowser(portal.app);
  await logIn(browser, (await createKunde(who)).fodselsnummer);
  return browser;
}

/** Read by another library than the one that wrote it. */
const read = (body: string) =>
  new ICAL.Component(ICAL.parse(body)).getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part);
    const alarm = part.getFirstSubcomponent('valarm');
    return {
      uid: event.uid,
      sequence: event.sequence,
      day: event.startDate.toString(),
      isWholeDay: event.startDate.isDate,
      summary: event.summary,
      description: event.description,
      alarm: String(alarm?.getFirstPropertyValue('trigger')),
    };
  });

test('one event for each due day, with an alarm the day before, and nothing of what or how much', async () => {
  const browser = await logInAs(kunde);
  const answer = await browser.get(KALENDER_PATH);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="forsikring.ics"',
  });
  const event = { isWholeDay: true, summary: 'Forsikring', description: null, alarm: '-PT15H' };
  expect(read(answer.body)).toMatchObject([
    { ...event, day: '2199-05-15' },
    { ...event, day: '2199-06-15' },
  ]);
  // The name of an event is random letters and digits.
  expect(answer.body.replaceAll(/^UID:.*$/gm, '')).not.toMatch(/Bil|620/);
});

test('ticked: the sum and the insurance too', async () => {
  const browser = await logInAs(kunde);
  const events = read((await browser.get(`${KALENDER_PATH}?detaljer=ja`)).body);
  expect(events.map(({ summary, description }) => [summary, description])).toEqual([
    ['Forsikring', '620,00 kr: Bil\n1,50 kr'],
    ['Forsikring', '620,00 kr: Bil'],
  ]);
});

test('made again, it has the same ids; another customer’s are others', async () => {
  const browser = await logInAs(kunde);
  const listIds = async (from = browser) => read((await from.get(KALENDER_PATH)).body).map(({ uid }) => uid);
  const first = await listIds();
  expect(await listIds()).toEqual(first);
  expect(new Set([...first, ...(await listIds(await logInAs(kunde)))]).size).toBe(4);
});

test('made again on a later day, it replaces what the calendar has', () => {
  const make = (now: string) => read(toKalender([{ dag: '2028-02-29', uid: 'a' }], new Date(now)))[0];
  const [first, later] = [make('2027-01-01T10:00:00Z'), make('2027-01-02T10:00:00Z')];
  expect(first).toMatchObject({ day: '2028-02-29', uid: 'a' });
  expect(later?.sequence).toBe(Number(first?.sequence) + 1);
});

test('is not made without a session, nor when the systems do not answer', async () => {
  expect((await createTestBrowser(portal.app).get(KALENDER_PATH)).statusCode).toBe(401);
  const down = { fault: 'down' } as const;
  const browser = await logInAs({ ...kunde, faults: { nice: down, 'eika-skade': down } });
  expect((await browser.get(KALENDER_PATH)).statusCode).toBe(502);
});
