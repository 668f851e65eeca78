import { json } from 'node:stream/consumers';

import { afterAll, afterEach, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import type { SystemSource } from '@portal/contract/system-sources.ts';
import type { TilbudQuery, TilbudResponse } from '@portal/contract/tilbud.ts';

import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { logInAs } from '../../testing/log-in.ts';
import { sendJson, startMisbehavingSystem } from '../../testing/misbehaving-system.ts';
import { createTestApp } from '../../testing/test-app.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

type Row = { policyNumber?: string; name?: string; versionNumber?: number | null; productType?: string };

/** A source system with its own offers, which records every removal it is asked for. */
async function startSourceSystem() {
  const server = await startMisbehavingSystem();
  const system = { url: server.url, close: server.close, rows: [] as Row[], removals: [] as unknown[] };
  server.behave((request, response) => {
    if (request.url === '/tilbud/sok') {
      const tilbud = system.rows.map((row) => ({ name: 'Hus', productType: 'HUS', ...row }));
      sendJson(200, { tilbud })(request, response);
      return;
    }
    void json(request).then((body) => {
      system.removals.push(body);
      response.writeHead(204).end();
    });
  });
  return system;
}

const fodselsnummer = fodselsnumre.standard;
const nice = await startSourceSystem();
const eikaSkade = await startSourceSystem();
const lofavor = await startSourceSystem();
const portal = await createTestApp({
  OUTSIDE_NICE_URL: nice.url,
  OUTSIDE_NICE_REMOVES_VERSIONS: 'true',
  OUTSIDE_EIKA_SKADE_URL: eikaSkade.url,
  OUTSIDE_EIKA_SKADE_REMOVES_VERSIONS: 'false',
  OUTSIDE_LOFAVOR_URL: lofavor.url,
});
const browser = await logInAs(portal.app, fodselsnummer);
afterEach(() => {
  for (const system of [nice, eikaSkade, lofavor]) Object.assign(system, { rows: [], removals: [] });
});
afterAll(async () => {
  await portal.close();
  for (const system of [nice, eikaSkade, lofavor]) await system.close();
});

const { path } = endpoints.deleteTilbud;
async function remove(avtaleNummer: string, query: TilbudQuery = {}): Promise<number> {
  const sent = Object.entries(query).map(([name, value]) => [name, String(value)] as [string, string]);
  const url = path.replace(':avtaleNummer', encodeURIComponent(avtaleNummer));
  return (await browser.write('DELETE', `${url}?${new URLSearchParams(sent)}`)).statusCode;
}

test('a number is compared byte by byte: spaces around it make it another', async () => {
  nice.rows = ['100200', ' 100200', '100200 '].map((policyNumber) => ({ policyNumber, versionNumber: 1 }));
  expect(await remove(' 100200', { systemSource: 'NICE', versionNumber: 1 })).toBe(204);
  expect(nice.removals).toEqual([{ fodselsnummer, avtaleNummer: ' 100200', versionNumber: 1 }]);
  expect(await remove('100200  ', { systemSource: 'NICE', versionNumber: 1 })).toBe(404);
  expect(nice.removals).toHaveLength(1);
});

async function listShared(from: TestBrowser): Promise<(SystemSource | number | undefined)[][]> {
  const { tilbud } = (await from.get(endpoints.getTilbud.path)).json<TilbudResponse>();
  return tilbud.flatMap(({ systemSource, versionNumber, fjernerAlleVersjoner }) =>
    fjernerAlleVersjoner === true ? [[systemSource, versionNumber]] : [],
  );
}

describe('two systems that use the same number (API-16)', () => {
  test('only the one whose offer was chosen is asked to remove it', async () => {
    nice.rows = [{ policyNumber: '100200', versionNumber: 1 }];
    eikaSkade.rows = [{ policyNumber: '100200', versionNumber: 1 }];
    expect(await remove('100200', { systemSource: 'EIKA_SKADE', versionNumber: 1 })).toBe(204);
    expect(nice.removals).toEqual([]);
    expect(eikaSkade.removals).toEqual([{ fodselsnummer, avtaleNummer: '100200' }]);
  });

  test('the number alone removes nothing', async () => {
    nice.rows = [{ policyNumber: '100200', versionNumber: 1 }];
    eikaSkade.rows = [{ policyNumber: '100200', versionNumber: 1 }];
    expect(await remove('100200')).toBe(409);
    expect(await remove('100200', { versionNumber: 1 })).toBe(409);
    // Nor where one has no version number that could be named.
    eikaSkade.rows = [{ policyNumber: '100200' }];
    expect(await remove('100200')).toBe(409);
    expect([...nice.removals, ...eikaSkade.removals]).toEqual([]);
  });

  test('the other is not asked to remove what this one does not have', async () => {
    nice.rows = [{ policyNumber: '100200', versionNumber: 1 }];
    expect(await remove('100200', { systemSource: 'EIKA_SKADE', versionNumber: 1 })).toBe(404);
    expect(await remove('100200', { systemSource: 'NICE', versionNumber: 2 })).toBe(404);
    expect([...nice.removals, ...eikaSkade.removals]).toEqual([]);
  });
});

describe('a number with several versions', () => {
  const versions = [1, 2].map((versionNumber) => ({ policyNumber: '7', versionNumber }));

  test('a system that knows of versions is asked for the chosen one alone', async () => {
    nice.rows = versions;
    expect(await listShared(browser)).toEqual([]);
    expect(await remove('7')).toBe(409);
    expect(await remove('7', { systemSource: 'NICE' })).toBe(409);
    expect(await remove('7', { systemSource: 'NICE', versionNumber: 1, alleVersjoner: false })).toBe(204);
    expect(nice.removals).toEqual([{ fodselsnummer, avtaleNummer: '7', versionNumber: 1 }]);
  });

  test('another one is never sent a version; that all go is said in the list, and must have been shown', async () => {
    lofavor.rows = [...versions, { policyNumber: '8', versionNumber: 1 }];
    expect(await listShared(browser)).toEqual([
      ['LOFAVOR', 1],
      ['LOFAVOR', 2],
    ]);
    expect(await remove('7', { systemSource: 'LOFAVOR', versionNumber: 1, alleVersjoner: false })).toBe(409);
    expect(lofavor.removals).toEqual([]);
    expect(await remove('7', { systemSource: 'LOFAVOR', versionNumber: 1, alleVersjoner: true })).toBe(204);
    expect(await remove('8', { systemSource: 'LOFAVOR', versionNumber: 1, alleVersjoner: false })).toBe(204);
    expect(lofavor.removals).toEqual([
      { fodselsnummer, avtaleNummer: '7' },
      { fodselsnummer, avtaleNummer: '8' },
    ]);
  });

  test('a version that is not shown goes too, and is counted', async () => {
    lofavor.rows = [
      { policyNumber: '7', versionNumber: 1 },
      { policyNumber: '7', versionNumber: 2, productType: 'HEST' },
    ];
    expect(await listShared(browser)).toEqual([['LOFAVOR', 1]]);
  });

  test('one that cannot be read may have any number: what goes with an offer is asked about', async () => {
    const rows = [
      { policyNumber: '7', versionNumber: 1 },
      { policyNumber: '7', name: '' },
    ];
    Object.assign(lofavor, { rows });
    Object.assign(nice, { rows });
    expect(await listShared(browser)).toEqual([['LOFAVOR', 1]]);
    expect(await remove('7', { systemSource: 'LOFAVOR', versionNumber: 1, alleVersjoner: false })).toBe(409);
    expect(await remove('7')).toBe(409);
    expect(lofavor.removals).toEqual([]);
    expect(await remove('7', { systemSource: 'LOFAVOR', versionNumber: 1, alleVersjoner: true })).toBe(204);
    expect(await remove('7', { systemSource: 'NICE', versionNumber: 1, alleVersjoner: false })).toBe(204);
    expect(nice.removals).toEqual([{ fodselsnummer, avtaleNummer: '7', versionNumber: 1 }]);
  });

  test('one that is not found where another cannot be read is not said to be gone', async () => {
    nice.rows = [
      { policyNumber: '7', versionNumber: 2 },
      { policyNumber: '7', name: '' },
    ];
    expect(await remove('7', { systemSource: 'NICE', versionNumber: 1 })).toBe(502);
    expect(await remove('8', { systemSource: 'NICE', versionNumber: 1 })).toBe(502);
    expect(await remove('8')).toBe(502);
    expect(await remove('8', { systemSource: 'LOFAVOR', versionNumber: 1 })).toBe(404);
    expect(nice.removals).toEqual([]);
  });

  test('a row without a version takes all of them, whatever the system knows', async () => {
    nice.rows = [{ policyNumber: '7' }, { policyNumber: '7', versionNumber: 2 }];
    expect(await listShared(browser)).toEqual([['NICE', undefined]]);
    expect(await remove('7', { systemSource: 'NICE', alleVersjoner: false })).toBe(409);
    expect(await remove('7', { systemSource: 'NICE', alleVersjoner: true })).toBe(204);
    expect(nice.removals).toEqual([{ fodselsnummer, avtaleNummer: '7' }]);
  });
});

describe('a number is compared byte by byte', () => {
  test.each([
    ' 100 ',
    '100\u00a0',
    '9'.repeat(500),
    '\u{1f600}'.repeat(250),
    '%2e',
    'a/b?c#d',
    '100Å',
    '100A\u030a',
  ])('%j', async (policyNumber) => {
    nice.rows = [policyNumber, policyNumber.trim(), policyNumber.normalize()].map(
      (number, versionNumber) => ({
        policyNumber: number,
        versionNumber,
      }),
    );
    expect(await remove(policyNumber, { systemSource: 'NICE', versionNumber: 0 })).toBe(204);
    expect(nice.removals).toEqual([{ fodselsnummer, avtaleNummer: policyNumber, versionNumber: 0 }]);
  });

  test('and no longer than the document says', async () => {
    expect(await remove('9'.repeat(501), { systemSource: 'NICE' })).toBe(400);
  });

  test.each(['.', '..', ' 100 '])(
    'the form takes %j too, which stands in no address',
    async (policyNumber) => {
      nice.rows = [{ policyNumber, versionNumber: 0 }];
      const answer = await browser.submit('/privat/forsikring/oversikt/tilbud/fjern', {
        formToken: browser.cookies.get('XSRF-TOKEN') ?? '',
        avtaleNummer: policyNumber,
        systemSource: 'NICE',
        versionNumber: '0',
        alleVersjoner: 'false',
        kort: 'k1',
      });
      expect(answer.headers.location).toBe('/privat/forsikring/oversikt/tilbud?resultat=fjernet#tilbud');
      expect(nice.removals).toEqual([{ fodselsnummer, avtaleNummer: policyNumber, versionNumber: 0 }]);
    },
  );
});

test('a form that would take more than it asked about says that the offer has changed', async () => {
  lofavor.rows = [1, 2].map((versionNumber) => ({ policyNumber: '7', versionNumber }));
  const answer = await browser.submit('/privat/forsikring/oversikt/tilbud/fjern', {
    formToken: browser.cookies.get('XSRF-TOKEN') ?? '',
    avtaleNummer: '7',
    systemSource: 'LOFAVOR',
    versionNumber: '1',
    alleVersjoner: 'false',
    kort: 'k1',
  });
  expect(answer.headers.location).toBe('/privat/forsikring/oversikt/tilbud?resultat=endret#tilbud');
  expect(lofavor.removals).toEqual([]);
});

test.each([
  { systemSource: 'NISSE' },
  { versionNumber: '1.5' },
  { versionNumber: '-1' },
  { versionNumber: '99999999999999999' },
  { alleVersjoner: 'ja' },
])('what is no system, version or answer is refused: %j', async (query) => {
  nice.rows = [{ policyNumber: '7', versionNumber: 1 }];
  const url = `${path.replace(':avtaleNummer', '7')}?${new URLSearchParams(query)}`;
  expect((await browser.write('DELETE', url)).statusCode).toBe(400);
  expect(nice.removals).toEqual([]);
});

test('the number alone is refused while a system that may have it is silent', async () => {
  nice.rows = [{ policyNumber: '7', versionNumber: 1 }];
  const silent = await createTestApp({ OUTSIDE_NICE_URL: nice.url, OUTSIDE_PARIS_URL: 'http://127.0.0.1:9' });
  const customer = await logInAs(silent.app, fodselsnummer);
  const url = path.replace(':avtaleNummer', '7');
  expect((await customer.write('DELETE', url)).statusCode).toBe(502);
  expect((await customer.write('DELETE', `${url}?systemSource=NICE`)).statusCode).toBe(204);
  await silent.close();
});
