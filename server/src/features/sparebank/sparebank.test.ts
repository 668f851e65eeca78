import { afterAll, describe, expect, test } from 'vitest';

import type { AvtalerResponse } from '@portal/contract/avtaler.ts';
import { endpoints } from '@portal/contract/endpoints.ts';

import { hasSparebank } from '../../session/has-sparebank.ts';
import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { createKunde } from '../../testing/create-kunde.ts';
import { breakSystem } from '../../testing/faults.ts';
import { logIn } from '../../testing/log-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestBrowser } from '../../testing/test-browser.ts';

const SPAREBANK = fodselsnumre.sparebank;
const STANDARD = fodselsnumre.standard;

const portal = await createTestApp();
afterAll(() => portal.close());

async function customerOf(brand: string, fodselsnummer: string) {
  const browser = createTestBrowser(portal.app, `http://${brand}.localhost:3000`);
  await logIn(browser, fodselsnummer);
  return browser;
}
const { getSparebankAvtaler, getSparebankmeldinger, getAvtaler } = endpoints;
const both = [getSparebankAvtaler.path, getSparebankmeldinger.path];
/** Who logs in from a savings bank. */
const ofBank = { login: { bankRegistry: '0502' } };
/** With a fault set, an error shows that the system was called. */
const down = { system: 'sparebank', fault: 'down' } as const;
const asked = () => portal.log.lines.filter((line) => line.includes('"system":"SPAREBANK"')).length;

describe('whom the integration is for (ROL-08, ROL-09, AMB-58)', () => {
  const session = { loginBankplassRegisterNummer: undefined } as const;
  test.each([
    ['eika', undefined, true],
    ['none', '2050', true],
    ['none', '0502', true],
    ['sb1', '0502', true],
    ['eika', '9999', true],
    ['none', '9999', false],
    ['none', '502', false],
    ['none', undefined, false],
  ])('%s, registry number %s: %s', (shortname, registerNummer, expected) => {
    const distributor = { shortname, sparebankintegrasjon: shortname === 'eika' };
    const logged = { ...session, ...(registerNummer && { loginBankplassRegisterNummer: registerNummer }) };
    const context = { distributor, session: logged } as Parameters<typeof hasSparebank>[0];
    expect(hasSparebank(context)).toBe(expected);
    expect(hasSparebank({ ...context, session: undefined })).toBe(false);
  });

  test.each(['eika', 'fana', 'sbm'])('%s: every customer', async (brand) => {
    const browser = await customerOf(brand, STANDARD);
    for (const path of both) expect((await browser.get(path)).statusCode, path).toBe(200);
  });

  test.each(['sb1', 'dnb', 'fremtind', 'none'])('%s: nobody, and nothing is asked', async (brand) => {
    const { fodselsnummer } = await createKunde();
    await breakSystem(fodselsnummer, down);
    const before = asked();
    const browser = await customerOf(brand, fodselsnummer);
    for (const path of both) {
      const answer = await browser.get(path);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'FINNES_IKKE']);
    }
    await browser.get(getAvtaler.path);
    expect(asked()).toBe(before);
  });

  test('nobody without a session', async () => {
    const browser = createTestBrowser(portal.app, 'http://eika.localhost:3000');
    for (const path of both) expect((await browser.get(path)).statusCode).toBe(401);
  });
});

describe('a savings-bank customer', () => {
  test('has the bank’s agreements in the list and the sums, each once (OD-13)', async () => {
    const browser = await customerOf('none', SPAREBANK);
    const extra = (await browser.get(getSparebankAvtaler.path)).json();
    expect(extra.avtaler.map(({ policyNumber }: { policyNumber: string }) => policyNumber)).toEqual([
      'ES-101001',
      'ES-301001',
      'EP-301001',
    ]);
    const all: AvtalerResponse = (await browser.get(getAvtaler.path)).json();
    // EIKA_SKADE by name, then EIKA_PERSON by name.
    expect(all.avtaler.map(({ policyNumber }) => policyNumber)).toEqual([
      'ES-101001',
      'ES-101002',
      'ES-301001',
      'ES-101003',
      'EP-101002',
      'EP-301001',
      'EP-101001',
    ]);
    // 574 + 289 + 132,50 + 38 + 119; the application under treatment costs nothing yet.
    expect(all.monthlySum).toBe(1152.5);
    expect(all.systemSourceError).toBe(false);
  });

  test('is told what the bank has to say, and no other customer is (OD-12)', async () => {
    const own = await (await customerOf('eika', SPAREBANK)).get(getSparebankmeldinger.path);
    expect(own.json().meldinger).toEqual([
      expect.objectContaining({ ulest: true, url: 'https://sparebank.example/vilkar.pdf' }),
      expect.objectContaining({ ulest: false }),
    ]);
    const other = await (await customerOf('eika', STANDARD)).get(getSparebankmeldinger.path);
    expect(other.json()).toEqual({ meldinger: [] });
  });

  test('has the rest when the bank fails', async () => {
    const { fodselsnummer } = await createKunde({ ...ofBank, avtaler: [{}, { systemSource: 'PARIS' }] });
    await breakSystem(fodselsnummer, down);
    const browser = await customerOf('none', fodselsnummer);
    for (const path of both) expect((await browser.get(path)).statusCode).toBe(502);
    const all: AvtalerResponse = (await browser.get(getAvtaler.path)).json();
    expect(all.avtaler).toHaveLength(2);
    // What only the bank knows is missing from the list and its sums.
    expect(all).toMatchObject({ systemSourceError: true, sparebank: 'failed' });
    expect(all.sources.every(({ state }) => state === 'ok')).toBe(true);
  });

  test('loses one unreadable row, and no more', async () => {
    const avtaler = ['ES-1', 'ES-2'].map((policyNumber) => ({
      systemSource: 'EIKA_SKADE',
      policyNumber,
      name: 'Bil',
      avtaleStatus: 'ACTIVE',
      productType: 'BIL',
    }));
    const meldinger = ['Nye vilkår', 'Nye åpningstider'].map((tittel) => ({
      tittel,
      tekst: 'Les.',
      ulest: false,
    }));
    const { fodselsnummer } = await createKunde({ ...ofBank, sparebank: { avtaler, meldinger } });
    await breakSystem(fodselsnummer, { system: 'sparebank', fault: 'bad-row' });
    const browser = await customerOf('none', fodselsnummer);
    expect((await browser.get(getSparebankAvtaler.path)).json().avtaler).toHaveLength(2);
    expect((await browser.get(getAvtaler.path)).json()).toMatchObject({
      systemSourceError: true,
      sparebank: 'incomplete',
    });
    const told = (await browser.get(getSparebankmeldinger.path)).json();
    expect(told).toMatchObject({ meldinger: [{}, {}], ufullstendig: true });
    expect(portal.log.listEvents('unreadable rows left out')).toContainEqual(
      expect.objectContaining({ system: 'SPAREBANK', count: 1 }),
    );
  });
});

describe('a message marked as read', () => {
  const { markSparebankmeldingLest } = endpoints;
  const isUlest = async (browser: Awaited<ReturnType<typeof customerOf>>) =>
    (await browser.get(getSparebankmeldinger.path))
      .json()
      .meldinger.map(({ ulest }: { ulest: boolean }) => ulest);

  test('is another customer’s or unknown: not found, and nothing changes', async () => {
    const browser = await customerOf('eika', SPAREBANK);
    const before = await isUlest(browser);
    expect(
      (await browser.write('POST', markSparebankmeldingLest.path, { id: 'finnes-ikke' })).statusCode,
    ).toBe(404);
    const other = await customerOf('eika', STANDARD);
    expect((await other.write('POST', markSparebankmeldingLest.path, { id: 'melding-1' })).statusCode).toBe(
      404,
    );
    expect(await isUlest(browser)).toEqual(before);
  });

  test('is not for customers without a savings bank, nor without a session or an id', async () => {
    const none = await customerOf('none', STANDARD);
    expect((await none.write('POST', markSparebankmeldingLest.path, { id: 'melding-1' })).statusCode).toBe(
      404,
    );
    expect((await none.write('POST', markSparebankmeldingLest.path, { id: '' })).statusCode).toBe(400);
    const visitor = createTestBrowser(portal.app, 'http://eika.localhost:3000');
    expect((await visitor.write('POST', markSparebankmeldingLest.path, { id: 'melding-1' })).statusCode).toBe(
      401,
    );
  });

  test('is read from then on, also the second time, and the form leads back to it', async () => {
    const meldinger = [
      { id: 'melding-1', tittel: 'Nye vilkår', tekst: 'Les dem.', ulest: true },
      { tittel: 'Nye åpningstider', tekst: 'Se nettsiden.', ulest: false },
    ];
    const { fodselsnummer } = await createKunde({ sparebank: { meldinger } });
    const browser = await customerOf('eika', fodselsnummer);
    expect(await isUlest(browser)).toEqual([true, false]);
    const fields = {
      formToken: browser.cookies.get('XSRF-TOKEN') ?? '',
      skjema: 'melding-lest',
      id: 'melding-1',
    };
    const answer = await browser.submit('/privat/forsikring/oversikt/meldinger/lest', fields);
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      '/privat/forsikring/oversikt#sparebankmeldinger',
    ]);
    expect(await isUlest(browser)).toEqual([false, false]);
    expect((await browser.write('POST', markSparebankmeldingLest.path, { id: 'melding-1' })).statusCode).toBe(
      204,
    );
  });
});

describe('how to reach the bank (OD-02)', () => {
  const contact = async (browser: Awaited<ReturnType<typeof customerOf>>) =>
    (await browser.get(endpoints.getBankkontakt.path)).json();

  test('is the own bank of who logged in from 0502, on any host', async () => {
    for (const brand of ['eika', 'none']) {
      const browser = await customerOf(brand, SPAREBANK);
      const common = (await browser.get(endpoints.getKontaktinfo.path)).json();
      expect((await contact(browser)).navn).toBe('Granli Sparebank');
      expect((await contact(browser)).telefon).not.toBe(common.telefon);
    }
  });

  test('is the distributor for others', async () => {
    const browser = await customerOf('eika', STANDARD);
    expect(await contact(browser)).toEqual((await browser.get(endpoints.getKontaktinfo.path)).json());
  });
});
