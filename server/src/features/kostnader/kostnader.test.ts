import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import type { BetalingerResponse, PriserResponse } from '@portal/contract/kostnader.ts';
import { systemSources } from '@portal/contract/system-sources.ts';

import { createKunde } from '../../testing/create-kunde.ts';
import { logIn } from '../../testing/log-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestBrowser } from '../../testing/test-browser.ts';

let portal: TestApp;
/** Systems that all speak 1.0. */
let older: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
  older = await createTestApp(Object.fromEntries(systemSources.map((name) => [`OUTSIDE_${name}_PARTS`, ''])));
});
afterAll(async () => {
  await portal.close();
  await older.close();
});

type Wish = NonNullable<Parameters<typeof createKunde>[0]>;

async function open(kunde: Wish, { app } = portal) {
  const browser = createTestBrowser(app);
  await logIn(browser, (await createKunde(kunde)).fodselsnummer);
  return {
    async getBetalinger() {
      const answer = await browser.get(endpoints.getBetalinger.path);
      return { status: answer.statusCode, body: answer.json<BetalingerResponse & { code?: string }>() };
    },
    async getPriser() {
      const answer = await browser.get(endpoints.getPriser.path);
      return { status: answer.statusCode, body: answer.json<PriserResponse & { code?: string }>() };
    },
  };
}

const listStates = ({ sources }: Pick<BetalingerResponse, 'sources'>) =>
  Object.fromEntries(
    sources.flatMap(({ systemSource, state }) => (state === 'notOffered' ? [] : [[systemSource, state]])),
  );
const betaling = { betalingId: '1', belop: 100, forfall: '2199-05-15', status: 'KOMMER' };
const pris = { policyNumber: '1', gyldigFra: '2199-05-01', pris: 110, prisFor: 100 };

test('none without a session', async () => {
  const browser = createTestBrowser(portal.app);
  for (const { path } of [endpoints.getBetalinger, endpoints.getPriser])
    expect((await browser.get(path)).statusCode).toBe(401);
});

describe('the three states', () => {
  test('has no payments: the systems that have that part were asked, and the list is empty', async () => {
    const { getBetalinger, getPriser } = await open({ knownBy: ['NICE'] });
    const betalinger = await getBetalinger();
    expect(betalinger).toMatchObject({ status: 200, body: { betalinger: [] } });
    expect(listStates(betalinger.body)).toEqual({ NICE: 'ok', EIKA_SKADE: 'ok' });
    const priser = await getPriser();
    expect(priser).toMatchObject({ status: 200, body: { priser: [] } });
    expect(listStates(priser.body)).toEqual({ NICE: 'ok', EIKA_SKADE: 'ok', PROLIFE: 'ok' });
  });

  test('cannot tell: nobody is asked, and nothing has failed', async () => {
    const { getBetalinger, getPriser } = await open(
      { betalinger: [betaling], faults: { nice: { fault: 'down' } } },
      older,
    );
    for (const { status, body } of [await getBetalinger(), await getPriser()]) {
      expect(status).toBe(200);
      expect(listStates(body)).toEqual({});
    }
  });

  test('did not answer: the others’ are shown, and it is named', async () => {
    const { getBetalinger } = await open({
      betalinger: [{ ...betaling, systemSource: 'EIKA_SKADE' }],
      faults: { nice: { fault: 'down' } },
    });
    const { status, body } = await getBetalinger();
    expect(status).toBe(200);
    expect(listStates(body)).toEqual({ NICE: 'failed', EIKA_SKADE: 'ok' });
    expect(body.betalinger).toHaveLength(1);
  });

  test('none that was asked answered: an error, never an empty list', async () => {
    const { getBetalinger, getPriser } = await open({
      faults: { nice: { fault: 'down' }, 'eika-skade': { fault: 'malformed' }, prolife: { fault: '500' } },
    });
    for (const { status, body } of [await getBetalinger(), await getPriser()]) {
      expect([status, body.code]).toEqual([502, 'KILDE_FEILER']);
    }
  });
});

test('a payment comes once, withdrawn ones and numbers of payments never', async () => {
  const { getBetalinger } = await open({
    isUnlawful: true,
    betalinger: [
      { ...betaling, betalingId: '3', forfall: '2199-06-15', policyNumbers: ['7'] },
      betaling,
      { ...betaling, belop: 999 },
      { ...betaling, betalingId: '2', status: 'SLETTET' },
      // Its first row counts.
      { ...betaling, betalingId: '2', status: 'FORFALT' },
      { ...betaling, systemSource: 'EIKA_SKADE' },
    ],
  });
  const { body } = await getBetalinger();
  expect(body.betalinger).toEqual([
    { systemSource: 'NICE', belop: 100, forfall: '2199-05-15', status: 'KOMMER' },
    { systemSource: 'EIKA_SKADE', belop: 100, forfall: '2199-05-15', status: 'KOMMER' },
    { systemSource: 'NICE', belop: 100, forfall: '2199-06-15', status: 'KOMMER', policyNumbers: ['7'] },
  ]);
});

test('an unreadable payment costs itself, an unreadable part of a price costs the parts', async () => {
  const { getBetalinger, getPriser } = await open({
    isUnlawful: true,
    betalinger: [betaling, { ...betaling, betalingId: '2', retning: 'OPP' }],
    priser: [
      {
        ...pris,
        deler: [
          { kode: 'MELDTE_SKADER', belop: 10 },
          { kode: 'NY', belop: 0 },
        ],
        delerFor: [],
      },
    ],
  });
  const betalinger = await getBetalinger();
  expect(listStates(betalinger.body)).toMatchObject({ NICE: 'incomplete' });
  expect(betalinger.body.betalinger).toHaveLength(1);
  expect((await getPriser()).body.priser).toEqual([{ systemSource: 'NICE', ...pris }]);
});

test('of claims that raise a price no more is told than that they do, whatever the source sends', async () => {
  const { getPriser } = await open({
    isUnlawful: true,
    priser: [
      {
        ...pris,
        deler: [{ kode: 'MELDTE_SKADER', belop: 10, skadenummer: '77', skadet: 'Ola' }],
        delerFor: [],
        skader: ['77'],
      },
    ],
  });
  const { body } = await getPriser();
  expect(body.priser[0]?.deler).toEqual([{ kode: 'MELDTE_SKADER', for: 0, na: 10 }]);
  expect(JSON.stringify(body)).not.toMatch(/77|Ola|skade[rt]/);
});

test('what raises a price, and a membership, stand in no log', async () => {
  const { getPriser } = await open({
    priser: [
      {
        ...pris,
        deler: [
          { kode: 'MELDTE_SKADER', belop: 11 },
          { kode: 'MEDLEMSRABATT', belop: -1 },
        ],
        delerFor: [],
      },
      { ...pris, systemSource: 'PROLIFE', deler: [{ kode: 'ALDER', belop: 10 }], delerFor: [] },
    ],
  });
  const { body } = await getPriser();
  expect(body.priser.map(({ deler }) => deler?.map(({ kode }) => kode))).toEqual([
    ['MELDTE_SKADER', 'MEDLEMSRABATT'],
    undefined,
  ]);
  expect(portal.log.lines.join('\n')).not.toMatch(/MELDTE_SKADER|MEDLEMSRABATT/);
});
