import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import type { Kundeadresser } from '@portal/contract/adresse.ts';
import type { AvtalerResponse } from '@portal/contract/avtaler.ts';
import type { Sparebankmeldinger } from '@portal/contract/sparebank.ts';
import { endpoints, type QueryName } from '@portal/contract/endpoints.ts';
import type { Livkunde } from '@portal/contract/kontaktinformasjon.ts';
import type { Kunde } from '@portal/contract/kunde.ts';
import type { Motoroppgaver } from '@portal/contract/oppgaver.ts';
import type { TilbudResponse } from '@portal/contract/tilbud.ts';

import { createKunde, type Kunde as MadeKunde } from '../testing/create-kunde.ts';
import { logIn } from '../testing/log-in.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser } from '../testing/test-browser.ts';

const portal = await createTestApp();
afterAll(() => portal.close());
beforeEach(() => {
  portal.log.clear();
});

/** The answer for a person about whom the outside systems say this. */
async function get(name: QueryName, kunde: MadeKunde) {
  const browser = createTestBrowser(portal.app);
  await logIn(browser, (await createKunde(kunde)).fodselsnummer);
  return browser.get(endpoints[name].path);
}

async function ask<Answer>(name: QueryName, kunde: MadeKunde): Promise<Answer> {
  const answer = await get(name, kunde);
  expect(answer.statusCode).toBe(200);
  return answer.json<Answer>();
}

const listRepairs = () =>
  portal.log.lines
    .filter((line) => line.includes('outside answer repaired'))
    .map((line) => {
      const { system, repairs } = JSON.parse(line) as { system: string; repairs: unknown };
      return [system, repairs];
    });
const listIncomplete = ({ sources }: AvtalerResponse | TilbudResponse) =>
  sources.flatMap(({ systemSource, state }) => (state === 'ok' ? [] : [[systemSource, state]]));

const bil = { policyNumber: '1', name: 'Bil', avtaleStatus: 'ACTIVE', productType: 'BIL', monthlyPrice: 100 };

describe('agreements', () => {
  test('a date in another form costs the date alone, and nothing is said to be missing', async () => {
    const body = await ask<AvtalerResponse>('getAvtaler', {
      avtaler: [{ ...bil, endDate: '30.04.2027', productType: null }],
    });
    expect(body.avtaler).toEqual([{ ...bil, productType: undefined, systemSource: 'NICE' }]);
    expect(body.systemSourceError).toBe(false);
    expect(listIncomplete(body)).toEqual([]);
    expect(listRepairs()).toEqual([['NICE', { 'endDate left out': 1 }]]);
  });

  test.each(['0000-01-01', '0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31'])(
    'a day that stands for none costs the date alone: %s',
    async (endDate) => {
      const body = await ask<AvtalerResponse>('getAvtaler', { avtaler: [{ ...bil, endDate }] });
      expect(body.avtaler).toEqual([{ ...bil, systemSource: 'NICE' }]);
      expect(listIncomplete(body)).toEqual([]);
      expect(listRepairs()).toEqual([['NICE', { 'endDate left out': 1 }]]);
    },
  );

  test('a text in another character set costs the text, and its row where that is the name', async () => {
    const latin1 = Buffer.from('Kjæledyr', 'latin1').toString();
    const body = await ask<AvtalerResponse>('getAvtaler', {
      avtaler: [
        { ...bil, description: latin1 },
        { ...bil, systemSource: 'PARIS', name: latin1 },
      ],
    });
    expect(body.avtaler).toEqual([{ ...bil, systemSource: 'NICE' }]);
    expect(listIncomplete(body)).toEqual([['PARIS', 'incomplete']]);
    expect(listRepairs()).toContainEqual(['NICE', { 'description left out': 1 }]);
  });

  test('a price that cannot be read costs the price, and the sums are said to be incomplete', async () => {
    const body = await ask<AvtalerResponse>('getAvtaler', {
      avtaler: [bil, { ...bil, policyNumber: '2', monthlyPrice: 10_000_000.01 }],
    });
    expect(body.avtaler).toHaveLength(2);
    expect(body.monthlySum).toBe(100);
    expect(listIncomplete(body)).toEqual([['NICE', 'incomplete']]);
  });

  test('half a character in a number costs its row, and no other', async () => {
    const body = await ask<AvtalerResponse>('getAvtaler', {
      avtaler: [
        { ...bil, policyNumber: '\ud800' },
        bil,
        { ...bil, systemSource: 'PARIS', policyNumber: '\ud800' },
        { ...bil, systemSource: 'PARIS', policyNumber: null },
      ],
    });
    expect(body.avtaler.map(({ systemSource, policyNumber }) => [systemSource, policyNumber])).toEqual([
      ['NICE', '1'],
      ['PARIS', undefined],
    ]);
    expect(listIncomplete(body)).toEqual([
      ['NICE', 'incomplete'],
      ['PARIS', 'incomplete'],
    ]);
  });

  test('a description without end is cut, and nothing is said to be missing', async () => {
    const body = await ask<AvtalerResponse>('getAvtaler', {
      avtaler: [{ ...bil, description: 'å '.repeat(400) }],
    });
    expect(body.avtaler[0]?.description).toMatch(/^å å .*å…$/);
    expect(listIncomplete(body)).toEqual([]);
    expect(listRepairs()).toEqual([['NICE', { 'text cut': 1 }]]);
  });

  test('no value of an answer is logged', async () => {
    await ask('getAvtaler', { avtaler: [{ ...bil, endDate: 'hemmelig-dato' }] });
    expect(portal.log.lines.join('')).not.toContain('hemmelig');
  });
});

describe('offers', () => {
  const tilbud = { name: 'Bil', productType: 'BIL', policyNumber: '7', versionNumber: 1 };

  test('live without date, version and number', async () => {
    const body = await ask<TilbudResponse>('getTilbud', {
      tilbud: [
        { ...tilbud, expirationDate: 'snart' },
        { ...tilbud, versionNumber: 1.5 },
        { ...tilbud, policyNumber: 'a\u0000' },
      ],
    });
    expect(body.tilbud).toMatchObject([
      tilbud,
      { name: 'Bil', policyNumber: '7' },
      { name: 'Bil', versionNumber: 1 },
    ]);
    expect(body.tilbud[0]?.expirationDate).toBeUndefined();
    expect(body.tilbud[1]?.versionNumber).toBeUndefined();
    expect(body.tilbud[2]?.policyNumber).toBeUndefined();
    expect(listIncomplete(body)).toEqual([]);
  });

  test.each([
    ['31.01.2027', true],
    ['2027-01-31T00:00:00+01:00', true],
    ['2027-02-30', true],
    [20_270_131, true],
    // What systems write that have no day.
    ['9999-12-31', undefined],
    ['0001-01-01', undefined],
    ['', undefined],
    [null, undefined],
  ])('whose last day cannot be read say so: %j', async (expirationDate, ukjentUtlop) => {
    const body = await ask<TilbudResponse>('getTilbud', { tilbud: [{ ...tilbud, expirationDate }] });
    expect(body.tilbud.map((row) => [row.expirationDate, row.ukjentUtlop])).toEqual([
      [undefined, ukjentUtlop],
    ]);
    expect(listIncomplete(body)).toEqual([]);
  });

  test.each([{ tfaMonthly: -1 }, { tfaMonthly: '262' }, 'ingen'])(
    'are said to be incomplete without a fee that cannot be read, as without a price: %j',
    async (detaljer) => {
      const body = await ask<TilbudResponse>('getTilbud', {
        tilbud: [{ ...tilbud, monthlyPrice: 500, detaljer }],
      });
      expect(body.tilbud).toMatchObject([{ policyNumber: '7', monthlyPrice: 500 }]);
      expect(body.tilbud[0]?.detaljer?.tfaMonthly).toBeUndefined();
      expect(listIncomplete(body)).toEqual([['NICE', 'incomplete']]);
    },
  );

  test.each([7, 'B\uFFFDT', ['BIL']])('whose type cannot be read are missed: %j', async (productType) => {
    const body = await ask<TilbudResponse>('getTilbud', { tilbud: [{ ...tilbud, productType }] });
    expect(body.tilbud).toEqual([]);
    expect(listIncomplete(body)).toEqual([['NICE', 'incomplete']]);
  });

  test('do not live without the price of a package', async () => {
    const pakke = { policyNumber: '8', versionNumber: 1, productType: 'INNBO', yearlyPrice: 10 };
    const body = await ask<TilbudResponse>('getTilbud', {
      tilbud: [tilbud, { ...tilbud, policyNumber: '9', pakkeTilbud: [pakke] }],
    });
    expect(body.tilbud.map(({ policyNumber }) => policyNumber)).toEqual(['7']);
    expect(listIncomplete(body)).toEqual([['NICE', 'incomplete']]);
  });
});

describe('the profile', () => {
  test('survives whatever its fields hold', async () => {
    const kunde = await ask<Kunde>('getKunde', {
      register: {
        navn: 7,
        niceKundenummer: '5\u0000',
        isLoMedlem: 'ja',
        isBankkunde: null,
        fodselsdato: '14.03.1984',
        kontaktInformasjon: { epostAdresse: `${'a'.repeat(243)}@example.com`, mobilNummer: '99999901' },
      },
    });
    expect(kunde).toMatchObject({
      isLoMedlem: false,
      isBankkunde: false,
      kontaktInformasjon: { mobilNummer: '99999901' },
      // Empty, as one that is there: for who has none the profile asks the life register.
      niceKundenummer: '',
      // What is null is a no.
      uleselig: ['isLoMedlem', 'epostAdresse'],
    });
    expect(kunde.kontaktInformasjon.epostAdresse).toBeUndefined();
    expect(listRepairs()).toContainEqual([
      'KUNDEREGISTER',
      {
        'navn left out': 1,
        'niceKundenummer left out': 1,
        'isLoMedlem left out': 1,
        'fodselsdato left out': 1,
        'epostAdresse left out': 1,
      },
    ]);
  });

  test('takes an e-mail address as long as the document lets it be', async () => {
    const epostAdresse = `${'a'.repeat(242)}@example.com`;
    const kunde = await ask<Kunde>('getKunde', { register: { kontaktInformasjon: { epostAdresse } } });
    expect(kunde.kontaktInformasjon).toEqual({ epostAdresse });
  });

  test('of a livkunde lives without an address that cannot be read', async () => {
    const register = { niceKundenummer: null };
    const livkunde = { epost: `${'a'.repeat(243)}@example.com`, telefon: '99999901' };
    expect(await ask<Livkunde>('getLivkunde', { register, livkunde })).toMatchObject({ telefon: '99999901' });
  });

  test('one bad address of two leaves the other, and which it is', async () => {
    const gate = { gatenavn: 'Storgata', postnummer: '0155' };
    const oneBadFlag = await ask<Kundeadresser>('getKundeadresser', {
      adresser: {
        folkeregistrert: gate,
        iBruk: { isFolkreregistrert: 'nei', gatenavn: 'Solbakken', gatenummer: 7, postnummer: '5003' },
      },
    });
    expect(oneBadFlag).toEqual([
      { isFolkreregistrert: true, ...gate, poststed: 'OSLO' },
      { isFolkreregistrert: false, gatenavn: 'Solbakken', postnummer: '5003', poststed: 'BERGEN' },
    ]);
  });

  test.each(['dk', 'DNK', 'Danmark'])(
    'an address in a country that cannot be read keeps the place that was sent: %s',
    async (land) => {
      const adresse = { gatenavn: 'Nyhavn', postnummer: '1051', poststed: 'København K' };
      const adresser = { folkeregistrert: { ...adresse, land } };
      expect(await ask('getKundeadresser', { adresser })).toEqual([{ isFolkreregistrert: true, ...adresse }]);
    },
  );

  test.each([
    [
      'one of which no part can be read',
      { folkeregistrert: { gatenavn: 7, gatenummer: 12, postnummer: 155 } },
    ],
    [
      'one whose kind cannot be read',
      { folkeregistrert: { isFolkreregistrert: 'ja', gatenavn: 'Storgata' } },
    ],
    ['one without its kind', { folkeregistrert: { isFolkreregistrert: null, gatenavn: 'Storgata' } }],
    [
      'two without theirs',
      { folkeregistrert: { isFolkreregistrert: null }, iBruk: { isFolkreregistrert: null } },
    ],
  ])(
    'where none of the addresses can be read, it is not said that there are none: %s',
    async (_, adresser) => {
      const answer = await get('getKundeadresser', { adresser });
      expect([answer.statusCode, answer.json()]).toMatchObject([502, { code: 'KILDE_FEILER' }]);
    },
  );
});

test('one bad task of two leaves the other, and says that one is missing', async () => {
  const oppgave = { oppgavetype: 'ENDRE_KMSTAND', beskrivelse: 'Volvo\u0000', avtalenummer: '6' };
  const answer = await ask<Motoroppgaver>('getMotoroppgaver', {
    oppgaver: { motoroppgaver: [{ ...oppgave, avtalenummer: '\udc00' }, oppgave] },
  });
  expect(answer).toEqual({ oppgaver: [{ ...oppgave, beskrivelse: 'Volvo' }], ufullstendig: true });
});

test('a bad task alone is not none', async () => {
  const oppgave = { oppgavetype: 'ENDRE_KMSTAND', beskrivelse: 'Volvo', avtalenummer: 60_110_001 };
  const answer = await ask('getMotoroppgaver', { oppgaver: { motoroppgaver: [oppgave] } });
  expect(answer).toEqual({ oppgaver: [], ufullstendig: true });
});

test.each(['\uFFFD', ' ', 7])('a vehicle that cannot be read costs no task: %j', async (beskrivelse) => {
  const oppgave = { oppgavetype: 'ENDRE_KMSTAND', avtalenummer: '6' };
  const { oppgaver } = await ask<Motoroppgaver>('getMotoroppgaver', {
    oppgaver: { motoroppgaver: [{ ...oppgave, beskrivelse }] },
  });
  expect(oppgaver).toEqual([{ ...oppgave, beskrivelse: '' }]);
});

test('a number of messages that cannot be read costs the number alone', async () => {
  const body = await ask('getUlesteMeldinger', {
    oppgaver: { hasUlesteMeldinger: true, antallUlesteMeldinger: -1 },
  });
  expect(body).toEqual({ hasUlesteMeldinger: true });
});

test('one bad score of three leaves the others, and one of a product that nobody here sells is no fault', async () => {
  const browser = createTestBrowser(portal.app);
  const scores = [
    { nextBestOfferProdukt: 'REISE', score: 0.9 },
    { nextBestOfferProdukt: 'ROMSKIP', score: 0.8 },
    { nextBestOfferProdukt: 'BIL', score: 'høy' },
    { nextBestOfferProdukt: 'HUS\ud800', score: 0.7 },
  ];
  await logIn(browser, (await createKunde({ anbefaling: { scores } })).fodselsnummer);
  const answer = await browser.get(`${endpoints.getProduktanbefaling.path}?produkt=OVERSIKT`);
  expect(answer.json()).toMatchObject({ scores: [{ nextBestOfferProdukt: 'REISE', score: 0.9 }] });
  expect(listRepairs()).toEqual([['ANBEFALINGER', { 'scores left out': 2 }]]);
});

test('a bank’s message keeps its lines, is cut where it is too long, and lives without its link', async () => {
  const { meldinger } = await ask<Sparebankmeldinger>('getSparebankmeldinger', {
    login: { bankRegistry: '0502' },
    sparebank: {
      meldinger: [
        { tittel: 'Nye\nvilkår', tekst: 'En.\n\nTo.', url: 'javascript:alert(1)', ulest: true },
        {
          tittel: 't'.repeat(201),
          tekst: 'a'.repeat(2001),
          url: 'https://bank.example/\ud800',
          ulest: false,
        },
        { tittel: '\u0007', tekst: 'Uten tittel', ulest: false },
      ],
    },
  });
  expect(meldinger).toEqual([
    { tittel: 'Nye vilkår', tekst: 'En.\n\nTo.', ulest: true },
    { tittel: `${'t'.repeat(199)}…`, tekst: `${'a'.repeat(1999)}…`, ulest: false },
  ]);
});
