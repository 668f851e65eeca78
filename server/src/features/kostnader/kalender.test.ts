import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { XSRF_COOKIE } from '@portal/contract/headers.ts';
import { KALENDER_PATH, KOSTNADER_PATH } from '@portal/contract/paths.ts';
import { getSprakCookie } from '@portal/contract/sprak.ts';
import { systemSources } from '@portal/contract/system-sources.ts';

import { createKunde, type Kunde, toSystem } from '../../testing/create-kunde.ts';
import { logIn, logInAs } from '../../testing/log-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../../testing/test-browser.ts';
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
    { forfall: '2199-09-15', belop: 0 },
  ],
};

const logInWith = async (who: Kunde) => logInAs(portal.app, (await createKunde(who)).fodselsnummer);

/** As the form of the page does. */
const ask = (browser: TestBrowser, fields: Record<string, string> = {}) =>
  browser.submit(KALENDER_PATH, { formToken: browser.cookies.get(XSRF_COOKIE) ?? '', ...fields });

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
      reminder: alarm?.getFirstPropertyValue('description'),
    };
  });

test('one event for each due day, with an alarm the day before, and nothing of what or how much', async () => {
  const browser = await logInWith(kunde);
  const answer = await ask(browser);
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
  // The name of an event is random letters and digits, and the time of day may be 16:20.
  expect(answer.body.replaceAll(/^(?:UID|DTSTAMP|SEQUENCE):.*$/gm, '')).not.toMatch(/Bil|620/);
});

test.each([
  ['nb', 'Forsikring', ['1 234,50 kr: Bil', '620 kr', 'Bil (delvis betalt)']],
  ['nn', 'Forsikring', ['1 234,50 kr: Bil', '620 kr', 'Bil (delvis betalt)']],
  ['en', 'Insurance', ['1,234.50 kr: Bil', '620 kr', 'Bil (partly paid)']],
])('ticked: the sum and the insurance too, as the pages write them: %s', async (sprak, name, lines) => {
  const browser = await logInWith({
    ...kunde,
    betalinger: [
      { forfall: '2199-05-15', belop: 1234.5, policyNumbers: ['7'] },
      { forfall: '2199-05-15', belop: 620 },
      // How much of it is left to pay is not known.
      { forfall: '2199-05-15', belop: 620, policyNumbers: ['7'], status: 'DELVIS_BETALT' },
    ],
  });
  browser.cookies.set(getSprakCookie(false), sprak);
  const [event] = read((await ask(browser, { detaljer: 'ja' })).body);
  expect([event?.summary, event?.reminder]).toEqual([name, name]);
  expect(event?.description?.replaceAll('\u00a0', ' ')).toBe(lines.join('\n'));
});

test('ticked: two insurances of one name are told from each other', async () => {
  const browser = await logInWith({
    avtaler: [
      { policyNumber: '7', name: 'Bil', description: 'Volvo' },
      { policyNumber: '8', name: 'Bil', description: 'Saab' },
    ],
    // One number twice is one insurance.
    betalinger: [{ forfall: '2199-05-15', belop: 620, policyNumbers: ['7', '8', '7'] }],
  });
  const [event] = read((await ask(browser, { detaljer: 'ja' })).body);
  expect(event?.description?.replaceAll('\u00a0', ' ')).toBe('620 kr: Bil (Saab), Bil (Volvo)');
});

test('made again, it has the same ids; another customer’s are others', async () => {
  const browser = await logInWith(kunde);
  const listIds = async (from = browser) => read((await ask(from)).body).map(({ uid }) => uid);
  const first = await listIds();
  expect(await listIds()).toEqual(first);
  expect(new Set([...first, ...(await listIds(await logInWith(kunde)))]).size).toBe(4);
});

test('made again on a later day, it replaces what the calendar has', () => {
  const make = (now: string) => read(toKalender([{ dag: '2028-02-29', uid: 'a' }], new Date(now), 'nb'))[0];
  const [first, later] = [make('2027-01-01T10:00:00Z'), make('2027-01-02T10:00:00Z')];
  expect(first).toMatchObject({ day: '2028-02-29', uid: 'a' });
  expect(later?.sequence).toBe(Number(first?.sequence) + 1);
});

test('no customer is made more than ten in a minute, from whichever browser (security.md, Rate limits)', async () => {
  const { fodselsnummer } = await createKunde(kunde);
  const browsers = [createTestBrowser(portal.app), createTestBrowser(portal.app)];
  for (const browser of browsers) await logIn(browser, fodselsnummer);
  // All of them in one minute.
  portal.clock.advance(60 - portal.clock.now().getUTCSeconds());
  const statuses: number[] = [];
  for (let round = 0; round < 5; round += 1)
    for (const browser of browsers) statuses.push((await ask(browser)).statusCode);
  expect(statuses).toEqual(Array.from({ length: 10 }, () => 200));
  for (const browser of browsers) {
    const { statusCode, headers } = await ask(browser);
    expect([statusCode, headers.location]).toEqual([303, `${KOSTNADER_PATH}?resultat=kalender-vent`]);
  }
  expect((await ask(await logInWith(kunde))).statusCode).toBe(200);
  portal.clock.advance(60);
  expect((await ask(browsers[0] ?? expect.fail())).statusCode).toBe(200);
});

test('is not made without a session: the page asks for a login, and comes back', async () => {
  const { statusCode, headers } = await ask(createTestBrowser(portal.app));
  expect([statusCode, headers.location]).toEqual([303, KOSTNADER_PATH]);
});

test('is not opened by an address', async () => {
  expect((await (await logInWith(kunde)).get(KALENDER_PATH)).statusCode).toBe(404);
});

test('a page left open by another customer gets none of who has logged in since', async () => {
  const browser = await logInWith(kunde);
  const formToken = browser.cookies.get(XSRF_COOKIE) ?? '';
  await logIn(browser, (await createKunde(kunde)).fodselsnummer);
  const { statusCode, body } = await ask(browser, { formToken });
  expect(statusCode).toBe(409);
  expect(body).not.toContain('VEVENT');
  expect((await ask(browser, { formToken: '' })).statusCode).toBe(403);
});

const down = { fault: 'down' } as const;
const everyListDown = Object.fromEntries(
  systemSources.map((system) => [toSystem(system), { ...down, path: '/avtaler/sok' }]),
);
test.each<[string, Kunde, string, Record<string, string>?]>([
  ['no system answers', { ...kunde, faults: { nice: down, 'eika-skade': down } }, 'mangler'],
  ['one of them does not', { ...kunde, faults: { 'eika-skade': down } }, 'mangler'],
  [
    'a row is lost',
    {
      ...kunde,
      isUnlawful: true,
      betalinger: [{ forfall: '2199-05-15' }, { forfall: '2199-06-15', belop: -1 }],
    },
    'mangler',
  ],
  [
    'the name of what is paid for did not come',
    { ...kunde, faults: { nice: { ...down, path: '/avtaler/sok' } } },
    'uten-navn',
    { detaljer: 'ja' },
  ],
  [
    'a name that is sent twice, and another did not come',
    {
      avtaler: [
        { policyNumber: '7', name: 'Bil' },
        { policyNumber: '7', name: 'Bil', description: 'Volvo' },
        { policyNumber: '8', name: '' },
      ],
      betalinger: [{ forfall: '2199-05-15', policyNumbers: ['7', '8'] }],
      isUnlawful: true,
    },
    'uten-navn',
    { detaljer: 'ja' },
  ],
  [
    'the savings bank, which may know its name, did not answer',
    {
      ...kunde,
      betalinger: [{ forfall: '2199-05-15', policyNumbers: ['8'] }],
      login: { bankRegistry: '0502' },
      faults: { sparebank: down },
    },
    'uten-navn',
    { detaljer: 'ja' },
  ],
  ['no name came', { ...kunde, faults: everyListDown }, 'uten-navn', { detaljer: 'ja' }],
])('days or words that lack are told of, and there is no file: %s', async (_, who, resultat, fields = {}) => {
  const { statusCode, headers } = await ask(await logInWith(who), fields);
  const ticked = 'detaljer' in fields ? '&kryss=ja' : '';
  expect([statusCode, headers.location]).toEqual([
    303,
    `${KOSTNADER_PATH}?resultat=kalender-${resultat}${ticked}`,
  ]);
});

test('no day to come is told of, and there is no file', async () => {
  const { headers } = await ask(await logInWith({ ...kunde, betalinger: [] }));
  expect(headers.location).toBe(`${KOSTNADER_PATH}?resultat=kalender-tom`);
});
