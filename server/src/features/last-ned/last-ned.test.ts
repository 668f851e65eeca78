import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';

import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import type { AvtalerResponse } from '@portal/contract/avtaler.ts';
import type { Delinger } from '@portal/contract/delinger.ts';
import { LAST_NED_PATH, SAMLING_SKJEMA_PATH } from '@portal/contract/paths.ts';
import type { Samling } from '@portal/contract/samling.ts';

import { FRESH_LOGIN_SECONDS } from '../../session/innlogginger.ts';
import { createKunde, type Kunde } from '../../testing/create-kunde.ts';
import { dumpTable } from '../../testing/database-dump.ts';
import { breakSystem } from '../../testing/faults.ts';
import { logIn } from '../../testing/log-in.ts';
import { stubAssets, stubPage } from '../../testing/page-stub.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../../testing/test-browser.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({}, { pages: { render: async () => stubPage(), assets: stubAssets } });
});
afterAll(() => portal.close());

const kunde: Kunde = {
  navn: 'Lun Ærfugl',
  avtaler: [
    { policyNumber: '0071', name: 'Bil', yearlyPrice: 6150.5, monthlyPrice: 512.54 },
    { policyNumber: '72', name: '=HYPERLINK("https://x.example")', description: '-1;"to"', yearlyPrice: 100 },
  ],
  betalinger: [
    { policyNumbers: ['0071'], belop: 512.54, forfall: '2199-05-15' },
    { policyNumbers: ['0071'], belop: 500, forfall: '2199-05-16', retning: 'TIL_KUNDEN' },
    { policyNumbers: ['0071'], belop: 999, forfall: '2199-05-17', status: 'TILBAKEBETALT' },
  ],
  priser: [
    {
      policyNumber: '0071',
      gyldigFra: '2026-05-01',
      pris: 6150.5,
      prisFor: 6000,
      prisdeler: [{ kode: 'GRUNNPRIS', for: 6100, na: 6300 }],
    },
  ],
  tilbud: [{ name: 'Hus', yearlyPrice: 2000 }],
  delinger: [
    {
      delingId: 'D-1',
      mottaker: 'Norsk Pensjon',
      forsikringer: ['Livsforsikring'],
      formal: 'Vise pensjonen samlet',
      opplysninger: 'Hva du får',
      fra: '2025-03-01',
      til: '2027-01-31',
      avsluttet: '2026-09-02',
    },
    {
      delingId: 'D-2',
      mottaker: 'Banken',
      forsikringer: ['Bil'],
      formal: 'Gi lån',
      opplysninger: 'At bilen er forsikret',
      fra: '2025-03-01',
      til: '2099-12-31',
    },
  ],
};

async function logInAs(who: Kunde = kunde, origin?: string) {
  // Each test has the moment of its own.
  portal.clock.advance(60);
  const { fodselsnummer } = await createKunde(who);
  const browser = createTestBrowser(portal.app, origin);
  await logIn(browser, fodselsnummer);
  return { browser, fodselsnummer };
}
const lastNed = (browser: TestBrowser, format: string, fields: Record<string, string> = {}) =>
  browser.submit(LAST_NED_PATH, { formToken: browser.cookies.get('XSRF-TOKEN') ?? '', format, ...fields });
const listTrail = async (fodselsnummer: string) =>
  (await portal.parts.audit.listPage({ customer: { fodselsnummer } }, { limit: 10 })).map(
    ({ command, outcome }) => [command, outcome],
  );
/** The end of a file is on record a little after its last byte; until then the next one is held back. */
async function awaitEnd(fodselsnummer: string, command: string): Promise<void> {
  await expect.poll(() => listTrail(fodselsnummer)).toContainEqual([command, 'OK']);
}

async function createValidate() {
  const skjema = (await createTestBrowser(portal.app).get(SAMLING_SKJEMA_PATH)).json<object>();
  const ajv = new Ajv2020({ strict: true });
  addFormats.default(ajv);
  return ajv.compile(skjema);
}

describe('the file for programs', () => {
  test('is valid by the schema that the portal serves, and has the rows and sums of the screen', async () => {
    const { browser, fodselsnummer } = await logInAs();
    const shown = (await browser.get(endpoints.getAvtaler.path)).json<AvtalerResponse>();
    const answer = await lastNed(browser, 'json');
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="forsikringer.json"',
      'cache-control': 'no-store',
    });
    const samling = answer.json<Samling>();
    const validate = await createValidate();
    expect([validate(samling), validate.errors]).toEqual([true, null]);
    expect(validate({ ...samling, avtaler: [{}] })).toBe(false);
    expect(samling.$schema).toBe(`${browser.origin}${SAMLING_SKJEMA_PATH}`);
    expect(samling.avtaler).toEqual(shown.avtaler);
    expect(samling.sum).toEqual({ monthlySum: shown.monthlySum, yearlySum: shown.yearlySum });
    for (const [name, part] of [
      ['getBetalinger', 'betalinger'],
      ['getPriser', 'priser'],
      ['getTilbud', 'tilbud'],
      ['getRegistrerteDelinger', 'delinger'],
    ] as const) {
      const rows = (await browser.get(endpoints[name].path)).json<Record<string, unknown[]>>()[part];
      expect(rows).not.toEqual([]);
      expect(samling[part]).toEqual(rows);
    }
    expect(samling.kunde.navn).toBe('Lun Ærfugl');
    expect(answer.body).not.toContain(fodselsnummer);
    // The end is put on record when the whole file has been sent.
    await expect
      .poll(() => listTrail(fodselsnummer))
      .toEqual([
        ['downloadJson', 'OK'],
        ['login', 'OK'],
      ]);
    // The login is told, and the download that it is itself.
    expect(samling.aktivitet.map(({ handling }) => handling)).toEqual(['downloadJson', 'login']);
  });

  test('has the national id where it was ticked alone', async () => {
    const { browser, fodselsnummer } = await logInAs();
    const samling = (await lastNed(browser, 'json', { fodselsnummer: 'ja' })).json<Samling>();
    expect(samling.kunde.fodselsnummer).toBe(fodselsnummer);
  });

  test('has each choice of the past with the words that were shown', async () => {
    const { browser } = await logInAs();
    await browser.get(`${endpoints.getSamtykketekster.path}?bankkunde=false`);
    await browser.write('POST', endpoints.updateSamtykke.path, { marketingConsentApproved: true });
    const { samtykker } = (await lastNed(browser, 'json')).json<Samling>();
    expect(samtykker.historikk).toMatchObject([
      { slag: 'MARKETING', nyVerdi: true, tekst: { tekst: expect.stringMatching(/\w/) } },
    ]);
    expect(samtykker.na?.marketingConsent).toBe('AUTHORIZED');
  });

  test('says what is missing and why, and never that there is none', async () => {
    const { browser } = await logInAs({
      ...kunde,
      faults: { prolife: { fault: '500' }, kunderegister: { fault: '500' }, datadeling: { fault: '500' } },
    });
    const { mangler, laget } = (await lastNed(browser, 'json')).json<Samling>();
    expect(mangler).toContainEqual(
      expect.objectContaining({ del: 'AVTALER', kilde: 'PROLIFE', grunn: 'FEILET', tidspunkt: laget }),
    );
    // Of the own tables nothing is missing; a part that another hangs on is missing with it.
    expect(mangler.filter(({ kilde }) => kilde === undefined).map(({ del }) => del)).toEqual([
      'KUNDE',
      'ADRESSER',
      'DELINGER',
    ]);
    expect(mangler).toContainEqual(
      expect.objectContaining({
        del: 'DELINGER',
        tekst: expect.stringMatching(/^delingene av opplysninger, fordi systemet ikke virket /) as unknown,
      }),
    );
    expect(mangler[0]?.tekst).toMatch(/, fordi systemet ikke virket \d\d\.\d\d\.\d{4} kl\.\s\d\d\.\d\d$/);
  });
});

test('each part that a register does not give is missing by itself', async () => {
  const { browser } = await logInAs({
    ...kunde,
    faults: {
      kunderegister: { fault: '500', path: '/adresser/hent' },
      samtykkeregister: { fault: '500' },
      datadeling: { fault: 'bad-row' },
    },
  });
  const { mangler, kilder, avtaler, delinger } = (await lastNed(browser, 'json')).json<Samling>();
  expect(mangler.map(({ del, grunn }) => `${del} ${grunn}`)).toEqual([
    'ADRESSER FEILET',
    'SAMTYKKER FEILET',
    'RESERVASJON FEILET',
    'DELINGER UFULLSTENDIG',
  ]);
  expect(kilder.map(({ del }) => del)).not.toContain('SAMTYKKER');
  expect([avtaler.length, delinger.length]).toEqual([2, 2]);
});

test('what of the customer cannot be read is missing, and said to be neither none nor no', async () => {
  const register = {
    niceKundenummer: 5_010_009,
    isLoMedlem: 'nei',
    isBankkunde: 0,
    kontaktInformasjon: { epostAdresse: 7, mobilNummer: '99999901' },
  };
  const adresser = { folkeregistrert: { gatenavn: 'Solbakken' } };
  const { browser } = await logInAs({ ...kunde, register, adresser });
  const answer = (await lastNed(browser, 'json')).json<Samling>();
  expect(answer.mangler).toMatchObject([{ del: 'KUNDE', grunn: 'UFULLSTENDIG' }]);
  // Who has a number, though nobody can read it, has an address.
  expect(answer.kunde).toMatchObject({ mobilNummer: '99999901', adresser: [{ gatenavn: 'Solbakken' }] });
  for (const felt of ['kundenummer', 'epostAdresse', 'isLoMedlem', 'isBankkunde'])
    expect(answer.kunde).not.toHaveProperty(felt);
  const numberAlone = await logInAs({ register: { niceKundenummer: 5_010_009 } });
  expect((await lastNed(numberAlone.browser, 'json')).json<Samling>().mangler).toMatchObject([
    { del: 'KUNDE', grunn: 'UFULLSTENDIG' },
  ]);
  const livkunde = await logInAs({
    register: { niceKundenummer: null },
    livkunde: { epost: 'seig.lakris@example.com', telefon: 7 },
  });
  const other = (await lastNed(livkunde.browser, 'json')).json<Samling>();
  expect(other.mangler).toMatchObject([{ del: 'KUNDE', grunn: 'UFULLSTENDIG' }]);
  expect(other.kunde.liv).toEqual({ epost: 'seig.lakris@example.com' });
});

test('what was chosen here comes from here alone while the register does not answer', async () => {
  const { browser, fodselsnummer } = await logInAs();
  await browser.get(`${endpoints.getSamtykketekster.path}?bankkunde=false`);
  await browser.write('POST', endpoints.updateSamtykke.path, { marketingConsentApproved: true });
  await breakSystem(fodselsnummer, { system: 'samtykkeregister', fault: 'down' });
  await browser.write('POST', endpoints.updateReservasjon.path, { harReservasjon: true });
  const { kilder, samtykker } = (await lastNed(browser, 'json')).json<Samling>();
  expect([samtykker.historikk.length, samtykker.reservasjon?.ubekreftet]).toEqual([2, true]);
  const valgt = kilder.filter(({ del }) => del === 'SAMTYKKER' || del === 'RESERVASJON');
  expect(valgt.map(({ del, fra }) => [del, fra])).toEqual([
    ['SAMTYKKER', 'Denne portalen'],
    ['RESERVASJON', 'Denne portalen'],
  ]);
});

test.each([
  ['down', 'FEILET'],
  ['bad-row', 'UFULLSTENDIG'],
] as const)(
  'the insurances that only the savings bank knows are missing by themselves: %s',
  async (fault, grunn) => {
    const avtaler = [
      { systemSource: 'EIKA_SKADE', policyNumber: 'ES-1', name: 'Innbo', avtaleStatus: 'ACTIVE' },
    ];
    const { browser } = await logInAs({
      ...kunde,
      login: { bankRegistry: '0502' },
      sparebank: { avtaler },
      faults: { sparebank: { fault } },
    });
    const answer = await lastNed(browser, 'json');
    const { mangler } = answer.json<Samling>();
    expect(mangler).toMatchObject([{ del: 'AVTALER', kilde: 'SPAREBANK', grunn }]);
    expect(mangler[0]?.tekst).toMatch(/^forsikringene fra sparebanken, fordi /);
    const validate = await createValidate();
    expect([validate(answer.json()), validate.errors]).toEqual([true, null]);
  },
);

test('the savings bank is named as the source of what it alone knows', async () => {
  const avtaler = [
    { systemSource: 'EIKA_SKADE', policyNumber: 'ES-1', name: 'Innbo', avtaleStatus: 'ACTIVE' },
  ];
  const { browser } = await logInAs({ ...kunde, login: { bankRegistry: '0502' }, sparebank: { avtaler } });
  const { kilder } = (await lastNed(browser, 'json')).json<Samling>();
  expect(kilder).toContainEqual(expect.objectContaining({ del: 'AVTALER', fra: 'Sparebanken din' }));
  const { browser: other } = await logInAs(kunde);
  const all = (await lastNed(other, 'json')).json<Samling>().kilder;
  expect(all.map(({ fra }) => fra)).not.toContain('Sparebanken din');
});

test('a part that the portal’s own tables do not give is missing, and somebody is told why', async () => {
  const { browser } = await logInAs();
  const { audit } = portal.parts;
  const listPage = vi.spyOn(audit, 'listPage').mockRejectedValueOnce(new TypeError('gone'));
  const { mangler, avtaler } = (await lastNed(browser, 'json')).json<Samling>();
  listPage.mockRestore();
  expect(mangler).toMatchObject([{ del: 'AKTIVITET', grunn: 'FEILET' }]);
  expect(avtaler).toHaveLength(2);
  expect(portal.log.listEvents('download-part-failed')).toMatchObject([
    { part: 'AKTIVITET', err: { message: 'gone' } },
  ]);
});

test('all that one has done is there, however much it is, and each thing once', async () => {
  const { browser, fodselsnummer } = await logInAs();
  const { audit } = portal.parts;
  const rows = (await audit.listPage({ customer: { fodselsnummer } }, { limit: 1 })).flatMap((row) =>
    Array.from({ length: 1103 }, (_, index) => ({ ...row, id: String(2000 - index), reference: `${index}` })),
  );
  let pages = 0;
  const listPage = vi.spyOn(audit, 'listPage').mockImplementation(async (_, { before, limit }) => {
    pages += 1;
    if (pages > 5) throw new Error('the same page again');
    return rows.filter(({ id }) => before === undefined || Number(id) < Number(before)).slice(0, limit);
  });
  const { aktivitet, mangler } = (await lastNed(browser, 'json')).json<Samling>();
  listPage.mockRestore();
  expect(mangler).toEqual([]);
  expect(aktivitet.map(({ referanse }) => referanse)).toEqual(rows.map(({ reference }) => reference));
});

describe('the table', () => {
  test('opens in a Norwegian spreadsheet, with the rows and sums of the screen and no formula', async () => {
    const { browser } = await logInAs();
    const shown = (await browser.get(endpoints.getAvtaler.path)).json<AvtalerResponse>();
    const { rawPayload, headers } = await lastNed(browser, 'csv');
    expect(headers['content-disposition']).toBe('attachment; filename="forsikringer.csv"');
    expect(rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const text = rawPayload.toString('utf8');
    expect(text.split('\r\n').join('')).not.toMatch(/[\r\n]/);
    const rows = parse<Record<string, string>>(text, { delimiter: ';', bom: true, columns: true });
    const avtaler = rows.filter(({ Del }) => Del === 'Forsikringene');
    expect(avtaler.map((row) => [row['Navn'], row['Nummer'], row['Kr per år']])).toEqual([
      ...shown.avtaler.map(({ name, policyNumber, yearlyPrice }) => [
        name.replace(/^=/, "'="),
        policyNumber,
        String(yearlyPrice).replace('.', ','),
      ]),
      ['Til sammen', '', String(shown.yearlySum).replace('.', ',')],
    ]);
    expect(avtaler.map((row) => row['Beskrivelse'])).toContain('\'-1;"to"');
    for (const row of rows)
      for (const [column, cell] of Object.entries(row))
        if (!column.startsWith('Kr') && column !== 'Pris før') expect(cell).not.toMatch(/^[=+\-@\t\r]/);
    // As on the page of costs: what the customer gets is less than nothing, what was paid back is nothing.
    expect(rows.filter(({ Del }) => Del === 'Betalinger').map((row) => row['Kr'])).toEqual([
      '512,54',
      '-500',
      '0',
    ]);
    // One that has ended and one that goes on, each with the day until which it was meant.
    expect(rows.filter(({ Del }) => Del === 'Hvem får opplysninger')).toMatchObject([
      {
        Navn: 'Norsk Pensjon',
        Beskrivelse: 'Livsforsikring. Hva du får. Vise pensjonen samlet',
        'Fra dato': '01.03.2025',
        'Til dato': '31.01.2027',
        'Avsluttet dato': '02.09.2026',
      },
      { Navn: 'Banken', 'Til dato': '31.12.2099', 'Avsluttet dato': '' },
    ]);
  });

  test.each([
    ['nb', 'Dokumenter i posten', 'Nei'],
    ['en', 'Documents by post', 'No'],
  ])(
    'has days that a Norwegian spreadsheet takes for days in each language (%s)',
    async (sprak, post, nei) => {
      const { browser } = await logInAs();
      await browser.write('POST', endpoints.updateReservasjon.path, { harReservasjon: true });
      browser.cookies.set('kfp-sprak', sprak);
      const [, ...rows]: string[][] = parse((await lastNed(browser, 'csv')).body, {
        delimiter: ';',
        bom: true,
      });
      // From, to and ended.
      const days = rows.flatMap((row) => row.slice(5, 8)).filter((day) => day !== '');
      expect(days.length).toBeGreaterThan(5);
      for (const day of days) expect(day).toMatch(/^\d\d\.\d\d\.\d{4}$/);
      // The question is whether they come, so that nobody answers no to a no.
      expect(rows.find(([, navn]) => navn === post)?.[4]).toBe(nei);
    },
  );
});

describe('who is given information', () => {
  test('is whom the page shows: also the savings bank, and the claims cases that the customer went to', async () => {
    const { browser, fodselsnummer } = await logInAs(
      { ...kunde, delinger: [] },
      'http://fana.localhost:3000',
    );
    await browser.write('POST', endpoints.createJumpToken.path);
    const { skadesaker } = (await browser.get(endpoints.getDelinger.path)).json<Delinger>();
    const samling = (await lastNed(browser, 'json')).json<Samling>();
    const validate = await createValidate();
    expect([validate(samling), validate.errors]).toEqual([true, null]);
    expect(samling.delinger).toMatchObject([
      { id: 'SPAREBANK', mottaker: 'Sparebanken din', forsikringer: [] },
      { id: 'SKADESAKER', mottaker: 'Systemet for skadesaker', sist: skadesaker },
    ]);
    expect(samling.kilder).toContainEqual(
      expect.objectContaining({ del: 'DELINGER', fra: 'Denne portalen' }),
    );
    await awaitEnd(fodselsnummer, 'downloadJson');
    portal.clock.advance(60);
    const rows = parse<Record<string, string>>((await lastNed(browser, 'csv')).body, {
      delimiter: ';',
      bom: true,
      columns: true,
    }).filter(({ Del }) => Del === 'Hvem får opplysninger');
    expect(rows.map((row) => [row['Navn'], row['Kilde']])).toEqual([
      ['Sparebanken din', 'Denne portalen'],
      ['Systemet for skadesaker', 'Denne portalen'],
    ]);
    expect(rows[0]?.['Beskrivelse']).toMatch(/^Ingen: banken får bare vite hvem som spør\. /);
    expect(rows[1]?.['Beskrivelse']).toMatch(/Sist \d\d\.\d\d\.\d{4}/);
  });

  test('is the savings bank also where the customer logged in at its brand before, and is at another now', async () => {
    const { browser, fodselsnummer } = await logInAs(
      { ...kunde, delinger: [] },
      'http://fana.localhost:3000',
    );
    const before = (await browser.get(endpoints.getDelinger.path)).json<Delinger>().sparebank;
    expect(before).toBe(portal.clock.now().toISOString());
    portal.clock.advance(60);
    const other = createTestBrowser(portal.app);
    await logIn(other, fodselsnummer);
    expect((await other.get(endpoints.getDelinger.path)).json<Delinger>()).toEqual({ sparebank: before });
    expect((await lastNed(other, 'json')).json<Samling>().delinger).toMatchObject([
      { id: 'SPAREBANK', sist: before },
    ]);
    const { browser: another } = await logInAs({ ...kunde, delinger: [] });
    expect((await another.get(endpoints.getDelinger.path)).json<Delinger>()).toEqual({});
  });

  test('is not said to be nobody where the portal’s own table of it does not answer', async () => {
    const { browser } = await logInAs({ ...kunde, delinger: [] });
    const findLatest = vi.spyOn(portal.parts.audit, 'findLatest').mockRejectedValue(new TypeError('gone'));
    const { mangler, delinger } = (await lastNed(browser, 'json')).json<Samling>();
    findLatest.mockRestore();
    expect(mangler).toMatchObject([{ del: 'DELINGER', grunn: 'FEILET' }]);
    expect(delinger).toEqual([]);
  });
});

describe('a file', () => {
  test('is asked for by a form with the token of its session alone', async () => {
    const { browser } = await logInAs();
    const { browser: other } = await logInAs();
    const token = other.cookies.get('XSRF-TOKEN') ?? '';
    for (const formToken of ['', token])
      expect((await browser.submit(LAST_NED_PATH, { format: 'json', formToken })).statusCode).toBe(
        formToken === '' ? 403 : 409,
      );
    expect((await lastNed(browser, 'exe')).statusCode).toBe(400);
    const visitor = createTestBrowser(portal.app);
    const answer = await visitor.submit(LAST_NED_PATH, { format: 'json' });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, LAST_NED_PATH]);
  });

  test('is one’s own, whomever the call names', async () => {
    const { browser } = await logInAs();
    const { fodselsnummer: someone } = await createKunde({
      navn: 'En annen',
      avtaler: [{ name: 'Andres bil' }],
    });
    const named = { ssn: someone, pid: someone, fodselsnummer: someone };
    const answer = await browser.submit(
      `${LAST_NED_PATH}?${new URLSearchParams(named).toString()}`,
      { ...named, format: 'json', formToken: browser.cookies.get('XSRF-TOKEN') ?? '' },
      { 'x-fodselsnummer': someone },
    );
    expect(answer.json<Samling>().kunde.navn).toBe('Lun Ærfugl');
    for (const foreign of [someone, 'En annen', 'Andres bil']) expect(answer.body).not.toContain(foreign);
  });

  test('needs a fresh login, and says so on the page', async () => {
    const { browser, fodselsnummer } = await logInAs();
    portal.clock.advance(FRESH_LOGIN_SECONDS);
    const { headers, body } = await lastNed(browser, 'json');
    expect([headers.location, body]).toEqual([`${LAST_NED_PATH}?resultat=ny-innlogging`, '']);
    expect(await listTrail(fodselsnummer)).toEqual([['login', 'OK']]);
    await logIn(browser, fodselsnummer, { returnTo: LAST_NED_PATH });
    expect((await lastNed(browser, 'json')).statusCode).toBe(200);
  });

  test('comes once at a time; what is refused is in the trail', async () => {
    const { browser, fodselsnummer } = await logInAs();
    const answers = await Promise.all([lastNed(browser, 'json'), lastNed(browser, 'csv')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 303]);
    const again = await lastNed(browser, 'json');
    expect(again.headers.location).toBe(`${LAST_NED_PATH}?resultat=vent`);
    const ticked = await lastNed(browser, 'json', { fodselsnummer: 'ja' });
    expect(ticked.headers.location).toBe(`${LAST_NED_PATH}?resultat=vent&kryss=ja`);
    expect((await listTrail(fodselsnummer)).map(([, outcome]) => outcome)).toContain('FOR_MANGE_FORSPORSLER');
    portal.clock.advance(10);
    expect((await lastNed(browser, 'csv')).statusCode).toBe(200);
  });

  test('that is long under way holds the next one back', async () => {
    const { browser, fodselsnummer } = await logInAs({
      ...kunde,
      faults: { kunderegister: { fault: 'slow', delayMs: 1000, path: '/kunder/hent' } },
    });
    const first = lastNed(browser, 'json');
    await expect.poll(async () => (await listTrail(fodselsnummer))[0]?.[0]).toBe('downloadJson');
    portal.clock.advance(11);
    expect((await lastNed(browser, 'csv')).headers.location).toBe(`${LAST_NED_PATH}?resultat=vent`);
    expect((await first).statusCode).toBe(200);
  });

  test('that is under way in another process holds the next one back, and no longer than that may have lived', async () => {
    const { browser, fodselsnummer } = await logInAs();
    const begin = () =>
      portal.parts.audit.begin('downloadPdf', {
        session: { customer: { fodselsnummer } },
        distributor: { shortname: 'none' },
        correlationId: 'of-another-process',
      });
    const end = await begin();
    portal.clock.advance(60);
    expect((await lastNed(browser, 'csv')).headers.location).toBe(`${LAST_NED_PATH}?resultat=vent`);
    await end('OK');
    portal.clock.advance(10);
    expect((await lastNed(browser, 'csv')).statusCode).toBe(200);
    await begin();
    portal.clock.advance(120);
    expect((await lastNed(browser, 'csv')).statusCode).toBe(200);
    const { browser: another } = await logInAs();
    await begin();
    expect((await lastNed(another, 'csv')).statusCode).toBe(200);
  });

  describe('that the browser left', () => {
    let address: string;
    beforeAll(async () => {
      address = await portal.app.listen({ host: '127.0.0.1', port: 0 });
    });

    /** Asks as a browser that may leave. */
    function ask(browser: TestBrowser) {
      const asked = request(address + LAST_NED_PATH, {
        method: 'POST',
        headers: {
          host: new URL(browser.origin).host,
          origin: browser.origin,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
          cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
      });
      const formToken = browser.cookies.get('XSRF-TOKEN') ?? '';
      asked.end(new URLSearchParams({ format: 'pdf', formToken }).toString());
      return asked;
    }

    test('before its end is not said to have come', async () => {
      const many = Array.from({ length: 500 }, (_, place) => ({ name: `Bil ${place}` }));
      const { browser, fodselsnummer } = await logInAs({ avtaler: many });
      const [answer] = (await once(ask(browser), 'response')) as [IncomingMessage];
      expect(answer.statusCode).toBe(200);
      answer.destroy();
      await expect.poll(() => listTrail(fodselsnummer)).toContainEqual(['downloadPdf', 'UKJENT']);
    });

    test('before it began is no fault of ours, for which somebody would look', async () => {
      const { browser, fodselsnummer } = await logInAs();
      await breakSystem(fodselsnummer, { system: 'nsf', fault: 'slow', delayMs: 300 });
      portal.log.clear();
      const asked = ask(browser);
      await expect.poll(() => listTrail(fodselsnummer)).toContainEqual(['downloadPdf', null]);
      const left = once(asked, 'error');
      asked.destroy(new Error('left'));
      await left;
      await expect.poll(() => listTrail(fodselsnummer)).toContainEqual(['downloadPdf', 'UKJENT']);
      expect(portal.log.lines.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([]);
    });
  });

  test('is stored nowhere', async () => {
    const { browser } = await logInAs({ avtaler: [{ name: 'Et navn som ikke lagres' }] });
    expect((await lastNed(browser, 'json')).body).toContain('Et navn som ikke lagres');
    for (const table of ['session', 'revisjonsspor', 'request_count', 'kept_form'] as const)
      expect(await dumpTable(portal.database, table)).not.toContain('Et navn som ikke lagres');
  });
});
