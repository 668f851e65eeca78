import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { AvtalerResponse } from '@portal/contract/avtaler.ts';
import { endpoints } from '@portal/contract/endpoints.ts';
import { type SystemSource, systemSources } from '@portal/contract/system-sources.ts';

import { createKunde, toSystem } from '../../testing/create-kunde.ts';
import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { logIn, logInAs } from '../../testing/log-in.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestBrowser } from '../../testing/test-browser.ts';

const STANDARD = fodselsnumre.standard;
const LO_MEDLEM = fodselsnumre.loMedlem;
const TOM = fodselsnumre.tom;
const NY_KUNDE = fodselsnumre.nyKunde;
const MANGE = fodselsnumre.mange;
const NICE_NEDE = fodselsnumre.niceNede;
const PROLIFE_TREG = fodselsnumre.prolifeTreg;
const PARIS_HENGER = fodselsnumre.parisHenger;
const LOFAVOR_UGYLDIG = fodselsnumre.lofavorUgyldig;
const ALLE_NEDE = fodselsnumre.alleNede;

let portal: TestApp;
/** A portal with short time limits. */
let impatient: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
  impatient = await createTestApp(
    Object.fromEntries(systemSources.map((name) => [`OUTSIDE_${name}_TIMEOUT_MS`, '2000'])),
  );
});
afterAll(async () => {
  await portal.close();
  await impatient.close();
});

async function getAvtaler(fodselsnummer: string, { app } = portal) {
  const browser = createTestBrowser(app);
  await logIn(browser, fodselsnummer);
  const answer = await browser.get(endpoints.getAvtaler.path);
  return { status: answer.statusCode, body: answer.json<AvtalerResponse & { code?: string }>() };
}

/** The state of each system that is not `ok`. */
function listTrouble({ sources }: AvtalerResponse): Partial<Record<SystemSource, string>> {
  expect(sources.map(({ systemSource }) => systemSource)).toEqual(systemSources);
  return Object.fromEntries(
    sources.filter(({ state }) => state !== 'ok').map(({ systemSource, state }) => [systemSource, state]),
  );
}
const listSystems = ({ avtaler }: AvtalerResponse) =>
  systemSources.filter((system) => avtaler.some(({ systemSource }) => systemSource === system));
const without = (...missing: SystemSource[]) => systemSources.filter((system) => !missing.includes(system));

describe('whose agreements', () => {
  test('none without a session', async () => {
    const answer = await createTestBrowser(portal.app).get(endpoints.getAvtaler.path);
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'IKKE_INNLOGGET' });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('each customer’s own, also at the same time, and whatever the address says', async () => {
    const [standard, member] = await Promise.all([getAvtaler(STANDARD), getAvtaler(LO_MEDLEM)]);
    const numbers = (body: AvtalerResponse) => body.avtaler.map(({ policyNumber }) => policyNumber);
    expect(numbers(standard.body)).toContain('60110001');
    expect(numbers(member.body)).toContain('60210001');
    expect(numbers(standard.body).filter((number) => numbers(member.body).includes(number))).toEqual([]);

    const browser = await logInAs(portal.app, STANDARD);
    const asked = await browser.get(
      `${endpoints.getAvtaler.path}?fodselsnummer=${LO_MEDLEM}&pid=${LO_MEDLEM}`,
    );
    expect(numbers(asked.json())).toEqual(numbers(standard.body));
  });
});

describe('when all systems answer', () => {
  test('the list is in the customer’s order, with sums', async () => {
    const { status, body } = await getAvtaler(STANDARD);
    expect(status).toBe(200);
    expect(body.avtaler.map(({ name }) => name)).toEqual(['Bil', 'Hus', 'Innbo', 'Kjæledyr', 'Reise']);
    expect(body).toMatchObject({ monthlySum: 2121.5, yearlySum: 25_458, systemSourceError: false });
    expect(listTrouble(body)).toEqual({});
  });

  test.each([
    ['known, and has none', TOM],
    ['unknown to every system', NY_KUNDE],
  ])('an empty list is an answer: %s', async (_, fodselsnummer) => {
    const { status, body } = await getAvtaler(fodselsnummer);
    expect(status).toBe(200);
    expect(body).toMatchObject({ avtaler: [], monthlySum: null, yearlySum: null, systemSourceError: false });
    expect(listTrouble(body)).toEqual({});
  });

  test('two hundred from all systems come whole', async () => {
    const { body } = await getAvtaler(MANGE);
    expect(body.avtaler).toHaveLength(200);
    expect(listSystems(body)).toEqual(systemSources);
  });
});

describe('when something fails', () => {
  test('one is down', async () => {
    const { status, body } = await getAvtaler(NICE_NEDE);
    expect(status).toBe(200);
    expect(body.systemSourceError).toBe(true);
    expect(listTrouble(body)).toEqual({ NICE: 'failed' });
    expect(listSystems(body)).toEqual(without('NICE'));
  });

  test('one is slow, but within its limit', async () => {
    const { body } = await getAvtaler(PROLIFE_TREG);
    expect(listTrouble(body)).toEqual({});
    expect(listSystems(body)).toEqual(systemSources);
  });

  test('one never answers: that costs its time limit, and the others nothing', async () => {
    const { body } = await getAvtaler(PARIS_HENGER, impatient);
    expect(listTrouble(body)).toEqual({ PARIS: 'timeout' });
    expect(listSystems(body)).toEqual(without('PARIS'));
  });

  test('one answer is broken, and another has one bad row, which is reported', async () => {
    const { body } = await getAvtaler(LOFAVOR_UGYLDIG);
    expect(listTrouble(body)).toEqual({ LOFAVOR: 'failed', EIKA_SKADE: 'incomplete' });
    expect(listSystems(body)).toEqual(without('LOFAVOR'));
    expect(body.avtaler.filter(({ systemSource }) => systemSource === 'EIKA_SKADE')).toHaveLength(2);
    const reports = portal.log.listEvents('unreadable rows left out');
    expect(reports.at(-1)).toMatchObject({ system: 'EIKA_SKADE', count: 1 });
  });

  test('all fail: an error, never an empty list', async () => {
    const { status, body } = await getAvtaler(ALLE_NEDE);
    expect(status).toBe(502);
    expect(body.code).toBe('KILDE_FEILER');
    expect(body.avtaler).toBeUndefined();
  });
});

/** The reported state of a system, by how it fails. */
describe.each([
  ['down', 'failed'],
  ['reset', 'failed'],
  ['hang', 'timeout'],
  ['500', 'failed'],
  ['malformed', 'failed'],
  ['html', 'failed'],
  ['wrong-type', 'failed'],
  ['bad-row', 'incomplete'],
] as const)('%s', (fault, state) => {
  // At once, since one that hangs takes its whole time limit.
  test.concurrent.each(systemSources)('%s', async (system) => {
    const { fodselsnummer } = await createKunde({
      avtaler: systemSources.flatMap((systemSource) => [{ systemSource }, { systemSource }]),
      faults: { [toSystem(system)]: { fault } },
    });
    const { status, body } = await getAvtaler(fodselsnummer, fault === 'hang' ? impatient : portal);
    expect(status).toBe(200);
    expect(body.systemSourceError).toBe(true);
    expect(listTrouble(body)).toEqual({ [system]: state });
    expect(listSystems(body)).toEqual(fault === 'bad-row' ? systemSources : without(system));
  });
});
