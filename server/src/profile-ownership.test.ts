import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';

import { type EndpointName, endpoints } from '@portal/contract/endpoints.ts';

import { readJournal } from '../../tools/testing/read-journal.ts';
import { createKunde } from './testing/create-kunde.ts';
import { fodselsnumre } from './testing/fodselsnumre.ts';
import { logIn } from './testing/log-in.ts';
import { createTestApp } from './testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from './testing/test-browser.ts';

/** Other customers, whose data must not be read or written. */
const { fodselsnummer: MED_RESERVASJON } = await createKunde({
  adresser: {
    folkeregistrert: { gatenavn: 'Toppen', gatenummer: '1', postnummer: '3770' },
    iBruk: { gatenavn: 'Bunnen', gatenummer: '2', postnummer: '3770' },
  },
  delinger: [
    {
      delingId: 'D-1',
      mottaker: 'Norsk Pensjon',
      forsikringer: [],
      formal: 'Samlet oversikt',
      opplysninger: 'Hva du får',
    },
  ],
});
const UTLAND = fodselsnumre.utland;
const PROLIFE = fodselsnumre.prolife;
const SPAREBANK = fodselsnumre.sparebank;

const portal = await createTestApp();
afterAll(() => portal.close());

async function logInAs(fodselsnummer: string): Promise<TestBrowser> {
  // A host where every customer has the savings-bank calls too.
  const browser = createTestBrowser(portal.app, 'http://eika.localhost:3000');
  await logIn(browser, fodselsnummer);
  return browser;
}

/** The customer who asks: a new one in each test, who has nothing that the others have. */
let askersNumber: string;
let asker: TestBrowser;
beforeEach(async () => {
  ({ fodselsnummer: askersNumber } = await createKunde());
  asker = await logInAs(askersNumber);
});

/** All field names by which a call might name another customer. */
const toNamed = (fodselsnummer: string) => ({
  fodselsnummer,
  ssn: fodselsnummer,
  pid: fodselsnummer,
  niceKundenummer: '5010009',
});
const toQuery = (fodselsnummer: string) => new URLSearchParams(toNamed(fodselsnummer)).toString();

describe('a read answers with one’s own, whomever the call names', () => {
  beforeAll(async () => {
    const other = await logInAs(MED_RESERVASJON);
    await other.write('POST', endpoints.updateReservasjon.path, { harReservasjon: true });
    await other.write('POST', endpoints.createJumpToken.path);
  });

  test.each([
    ['getKunde', UTLAND],
    ['getLivkunde', PROLIFE],
    ['getKundeadresser', UTLAND],
    ['getReservasjon', MED_RESERVASJON],
    ['getSamtykkehistorikk', MED_RESERVASJON],
    ['getAktivitet', MED_RESERVASJON],
    ['getDelinger', MED_RESERVASJON],
    ['getRegistrerteDelinger', MED_RESERVASJON],
    ['getSparebankAvtaler', SPAREBANK],
    ['getSparebankmeldinger', SPAREBANK],
  ] as const)('%s', async (name, someone) => {
    const { path } = endpoints[name];
    const own = (await asker.get(path)).json<unknown>();
    const theirs = (await (await logInAs(someone)).get(path)).json<unknown>();
    expect(theirs).not.toEqual(own);
    const named = await asker.get(`${path}?${toQuery(someone)}`, { 'x-fodselsnummer': someone });
    expect([named.statusCode, named.json()]).toEqual([200, own]);
    // Without a session, nothing is answered, although the address names somebody.
    const visitor = createTestBrowser(portal.app, 'http://eika.localhost:3000');
    expect((await visitor.get(`${path}?${toQuery(someone)}`)).statusCode).toBe(401);
  });
});

/** The registers' actual changes, and for whom; the mark separates this test's changes from others'. */
async function listChanged(mark: string): Promise<string[]> {
  const journal = await readJournal(inject('simulatorsUrl'));
  return journal
    .filter(({ change }) => Object.values(change).some((value) => value === mark))
    .map(({ fodselsnummer }) => fodselsnummer);
}

describe('a write changes one’s own, whomever the call names', () => {
  const writes: [name: EndpointName, someone: string, mark: string, body: Record<string, unknown>][] = [
    ['updateKontaktinformasjon', UTLAND, '90007701', { mobilNummer: '90007701' }],
    ['updateLivkontakt', PROLIFE, '90007702', { telefon: '90007702' }],
    ['updateSamtykke', UTLAND, 'MARKETING', { marketingConsentApproved: true }],
    ['updateReservasjon', UTLAND, 'RESERVASJON', { harReservasjon: true }],
  ];
  const write = (browser: TestBrowser, name: EndpointName, body: unknown, query = '') => {
    const { method, path } = endpoints[name];
    if (method === 'GET') throw new Error(`${name} is no write`);
    return browser.write(method, path + query, body);
  };

  beforeEach(async () => {
    await asker.get(`${endpoints.getSamtykketekster.path}?bankkunde=false`);
  });

  test.each(writes)('%s', async (name, someone, mark, body) => {
    for (const [field, value] of Object.entries(toNamed(someone)))
      expect((await write(asker, name, { ...body, [field]: value })).statusCode, field).toBe(400);
    const before = await listChanged(mark);
    expect(before).not.toContain(askersNumber);
    const { statusCode } = await write(asker, name, body, `?${toQuery(someone)}`);
    // Anybody but a livkunde has nothing to change there.
    expect(statusCode).toBe(name === 'updateLivkontakt' ? 404 : statusCode === 204 ? 204 : 200);
    const after = await listChanged(mark);
    expect(after.filter((changed) => changed === askersNumber)).toEqual(
      name === 'updateLivkontakt' ? [] : [askersNumber],
    );
    expect(after).not.toContain(someone);
  });

  test('updateAdresse', async () => {
    const other = await logInAs(MED_RESERVASJON);
    const before = (await other.get(endpoints.getKundeadresser.path)).json<unknown[]>();
    expect(before).toHaveLength(2);
    expect((await write(asker, 'updateAdresse', toNamed(MED_RESERVASJON))).statusCode).toBe(400);
    expect((await write(asker, 'updateAdresse', undefined, `?${toQuery(MED_RESERVASJON)}`)).statusCode).toBe(
      204,
    );
    expect((await other.get(endpoints.getKundeadresser.path)).json()).toEqual(before);
  });

  const names = [...writes.map(([name]) => name), 'updateAdresse', 'updateDeling', 'reportIkkeMeg'];
  test.each(names as EndpointName[])('%s takes no other session’s token', async (name) => {
    const other = await logInAs(UTLAND);
    const { method, path } = endpoints[name];
    if (method === 'GET') throw new Error(`${name} is no write`);
    const token = other.cookies.get('XSRF-TOKEN') ?? '';
    expect(token).not.toBe('');
    expect((await asker.write(method, path, {}, { 'x-xsrf-token': token })).statusCode).toBe(403);
  });
});
