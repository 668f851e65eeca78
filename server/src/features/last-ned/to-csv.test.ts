import { text } from 'node:stream/consumers';

import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';

import type { Avtale } from '@portal/contract/avtaler.ts';
import type { Pris } from '@portal/contract/kostnader.ts';
import type { Samling } from '@portal/contract/samling.ts';
import type { Tilbud } from '@portal/contract/tilbud.ts';

import { tomSamling } from '../../testing/samling.ts';
import { tekster } from './tekster.ts';
import { toCsv } from './to-csv.ts';

const tidspunkt = tomSamling.laget;
const ord = tekster.nb;
const read = async (of: Partial<Samling>) =>
  parse<Record<string, string>>(await text(toCsv({ ...tomSamling, ...of })), {
    delimiter: ';',
    recordDelimiter: '\r\n',
    bom: true,
    columns: true,
  });

test.each(['\n', '\r', '\r\n'])('text of several lines begins no row of its own (%j)', async (lines) => {
  const navn = `Bil${lines}=1+1`;
  const csv = await text(toCsv({ ...tomSamling, kunde: { navn, adresser: [] } }));
  // As spreadsheets read it: every break outside quotes ends a row.
  const unquoted = csv.replaceAll(/"(?:[^"]|"")*"/g, '');
  expect(unquoted.split(/\r\n|[\n\r]/).some((row) => row.startsWith('='))).toBe(false);
  expect(await read({ kunde: { navn, adresser: [] } })).toMatchObject([{ Beskrivelse: navn }]);
});

test('each thing about the customer stands beside its own label', async () => {
  const adresse = { isFolkreregistrert: false, gatenavn: 'Bakken' };
  const liv = { epost: 'liv@example.com', telefon: '22334455' };
  const adresser = [{ ...adresse, isFolkreregistrert: true, gatenavn: 'Toppen' }, adresse];
  const readKunde = async (isLoMedlem: boolean) =>
    (await read({ kunde: { isLoMedlem, liv, adresser } })).map(({ Navn, Beskrivelse }) => [
      Navn,
      Beskrivelse,
    ]);
  const { kunde } = ord;
  const felles = [
    [kunde.livEpost, 'liv@example.com'],
    [kunde.livTelefon, '22334455'],
    [kunde.folkeregistrert, 'Toppen'],
    [kunde.adresse, 'Bakken'],
  ];
  expect(await readKunde(true)).toEqual([...felles, [kunde.lo, kunde.ja]]);
  expect(await readKunde(false)).toEqual([...felles, [kunde.lo, kunde.nei]]);
});

test('what the register did not accept is not told as what was chosen', async () => {
  const endring = {
    slag: 'MARKETING',
    nyVerdi: true,
    tidspunkt,
    selskap: 'Fana',
    utfall: 'BEKREFTET',
  } as const;
  const rows = await read({
    samtykker: { historikk: [endring, { ...endring, utfall: 'AVVIST' }] },
  });
  expect(rows.map(({ Status }) => Status)).toEqual([ord.kunde.ja, ord.samtykker.avvist]);
});

test('what the register has not confirmed, or a later choice has replaced, is told as that', async () => {
  const endring = { slag: 'MARKETING', nyVerdi: false, tidspunkt, selskap: 'Fana' } as const;
  const rows = await read({
    samtykker: {
      na: {
        marketingConsent: 'NOT_AUTHORIZED',
        crossDomainConsent: 'AUTHORIZED',
        ubekreftet: ['MARKETING'],
      },
      reservasjon: { hasReservasjon: true, ubekreftet: true },
      historikk: [{ ...endring, utfall: 'FORBIGATT' }, { ...endring, utfall: 'BEKREFTET' }, endring],
    },
  });
  const { nei, ja } = ord.kunde;
  const waits = `${nei}. ${ord.samtykker.ubekreftet}`;
  expect(rows.map(({ Status }) => Status)).toEqual([
    waits,
    ja,
    waits,
    `${nei}. ${ord.samtykker.forbigatt}`,
    nei,
    waits,
  ]);
});

test('what is consented to now stands in it, also where it was not chosen here', async () => {
  const rows = await read({
    samtykker: {
      na: { marketingConsent: 'AUTHORIZED' },
      reservasjon: { hasReservasjon: true },
      historikk: [],
    },
  });
  expect(rows).toMatchObject([
    { Del: ord.samtykker.na, Navn: ord.samtykkeslag.MARKETING, Status: ord.kunde.ja },
    { Del: ord.samtykker.na, Navn: ord.samtykkeslag.CROSS_DOMAIN, Status: ord.samtykker.ukjent },
    { Del: ord.samtykker.na, Navn: ord.samtykkeslag.RESERVASJON, Status: ord.kunde.nei },
  ]);
});

test('a consent that did not come is not told as one that was never answered', async () => {
  expect(await read({ samtykker: { na: { utilgjengelig: true }, historikk: [] } })).toEqual([]);
  // What our own log knows is told all the same.
  const na = { utilgjengelig: true, marketingConsent: 'AUTHORIZED' } as const;
  expect(await read({ samtykker: { na, historikk: [] } })).toMatchObject([
    { Navn: ord.samtykkeslag.MARKETING, Status: ord.kunde.ja },
  ]);
});

test.each(['=1+1', ' =1+1', '\u200b=1+1', '＝1+1', '\t-1', '@SUM(A1)'])(
  'what a spreadsheet would take for a formula is text: %j',
  async (policyNumber) => {
    const rows = await read({ avtaler: [{ ...bil, monthlyPrice: -1, policyNumber }] });
    expect(rows[0]).toMatchObject({ Nummer: `'${policyNumber}`, 'Kr per måned': '-1' });
  },
);

test.each<[Partial<Samling['avtaler'][number]>, string, string]>([
  [{ systemSource: 'EIKA_PERSON', avtaleStatus: 'PENDING' }, 'Under behandling', ''],
  [
    {
      systemSource: 'EIKA_PERSON',
      avtaleStatus: 'PENDING',
      avtaleStatusDescription: 'Til Annullasjon',
      endDate: '2027-03-01',
    },
    'Under behandling',
    '',
  ],
  [{ avtaleStatusDescription: 'Til Annullasjon', endDate: '2027-03-01' }, 'Avsluttes', '01.03.2027'],
  [{ systemSource: 'PROLIFE', avtaleStatus: 'PENDING' }, 'Midlertidig', ''],
  [{ avtaleStatus: 'PENDING' }, 'Starter senere', ''],
  [{ endDate: '2027-04-30' }, 'Aktiv', ''],
  [{ avtaleStatusDescription: 'Under oppgjør', endDate: '2027-04-30' }, 'Under oppgjør', ''],
  [{ avtaleStatus: 'RENEWAL', endDate: '2027-04-30' }, 'Fornyelse 30.04.2027', ''],
  [{ avtaleStatus: 'RENEWAL' }, 'Fornyelse', ''],
  [{ avtaleStatus: 'NON_RENEWAL', endDate: '2027-04-30' }, 'Fornyes ikke', '30.04.2027'],
])('an insurance has the status and the last day of its card: %j', async (avtale, status, til) => {
  const rows = await read({
    avtaler: [{ systemSource: 'NICE', name: 'X', avtaleStatus: 'ACTIVE', ...avtale }],
  });
  expect(rows.map((row) => [row['Status'], row['Til dato']])).toEqual([[status, til]]);
});

const bil: Avtale = {
  systemSource: 'NICE',
  policyNumber: '1',
  name: 'Bil',
  avtaleStatus: 'ACTIVE',
  monthlyPrice: 100,
  yearlyPrice: 1200,
};
const mangel: Samling['mangler'][number] = {
  del: 'AVTALER',
  kilde: 'PROLIFE',
  grunn: 'SVARTE_IKKE',
  tidspunkt,
  tekst: 'livsforsikringene',
};

test.each<
  [string, Partial<Samling>, 'sum' | 'sumMinst', ('underBehandling' | 'bareArspris' | 'bareManedspris')[]]
>([
  ['all is in it', {}, 'sum', []],
  ['a system did not answer', { mangler: [mangel] }, 'sumMinst', []],
  ['one that has none of them did not', { mangler: [{ ...mangel, del: 'PRISER' }] }, 'sum', []],
  [
    'one has no price',
    { avtaler: [bil, { ...bil, monthlyPrice: undefined, yearlyPrice: undefined }] },
    'sumMinst',
    [],
  ],
  [
    'one is not granted yet',
    { avtaler: [bil, { ...bil, systemSource: 'EIKA_PERSON', avtaleStatus: 'PENDING' }] },
    'sum',
    ['underBehandling'],
  ],
  ['only its year is known', { avtaler: [{ ...bil, monthlyPrice: undefined }] }, 'sum', ['bareArspris']],
  ['only its month is known', { avtaler: [{ ...bil, yearlyPrice: undefined }] }, 'sum', ['bareManedspris']],
])('the sums say what they are, as on the screen: %s', async (_, of, navn, forklaringer) => {
  const sum = { monthlySum: 100, yearlySum: 1200 };
  const rows = await read({ avtaler: [bil], sum, ...of });
  expect(rows.find((row) => row['Nummer'] === '' && row['Kr per år'] === '1200')).toMatchObject({
    Navn: ord.avtaler[navn],
    Beskrivelse: forklaringer.map((one) => ord.avtaler[one]).join(' '),
  });
});

test.each<[string, Partial<Avtale>, Partial<Pris>, string]>([
  ['of a renewal', { avtaleStatus: 'RENEWAL' }, {}, 'Si nei innen 30.04.2027'],
  ['of an agreement that did not come', { policyNumber: '9' }, {}, 'Si nei innen 30.04.2027'],
  ['that has passed', {}, { fristForNei: '2026-11-20' }, 'Si nei innen 20.11.2026'],
  ['in force', {}, { gyldigFra: '2026-11-21', fristForNei: '2026-11-20' }, ''],
  ['in force, and the day has not passed', {}, { gyldigFra: '2026-11-21' }, 'Si nei innen 30.04.2027'],
  ['that has been declined', { avtaleStatus: 'NON_RENEWAL', endDate: '2027-06-30' }, {}, ''],
  ['without such a day', {}, { fristForNei: undefined }, ''],
])(
  'a price has the last day to decline it, as on the page of costs: %s',
  async (_, avtale, change, beskrivelse) => {
    const pris: Pris = {
      systemSource: 'NICE',
      policyNumber: '1',
      gyldigFra: '2027-05-01',
      pris: 1300,
      fristForNei: '2027-04-30',
      ...change,
    };
    const rows = await read({ avtaler: [{ ...bil, ...avtale }], priser: [pris] });
    expect(rows.find(({ Del }) => Del === ord.priser.tittel)?.['Beskrivelse']).toBe(beskrivelse);
  },
);

test('a price that is told twice is one, the last, as on the page of costs', async () => {
  const pris: Pris = { systemSource: 'NICE', policyNumber: '1', gyldigFra: '2027-05-01', pris: 1300 };
  const other: Pris = { ...pris, gyldigFra: '2028-05-01', pris: 1500 };
  const priser = [pris, other, { ...pris, pris: 1400 }];
  for (const avtaler of [[bil], []]) {
    const rows = await read({ avtaler, priser });
    const told = rows.filter(({ Del }) => Del === ord.priser.tittel);
    expect(told.map((row) => row['Kr per år'])).toEqual(['1400', '1500']);
  }
});

test.each<[string, Partial<Avtale>, string, boolean]>([
  ['on the last day', { avtaleStatus: 'NON_RENEWAL', endDate: '2027-04-30' }, '2027-04-30', false],
  ['before it', { avtaleStatus: 'NON_RENEWAL', endDate: '2027-04-30' }, '2027-04-29', true],
  [
    'after it, and it has passed',
    { avtaleStatus: 'NON_RENEWAL', endDate: '2026-10-31' },
    '2026-11-01',
    false,
  ],
  ['to come, and nobody says when it ends', { avtaleStatusDescription: 'Fornyes ikke' }, '2027-05-01', false],
  ['in force, and nobody says when it ends', { avtaleStatusDescription: 'Fornyes ikke' }, '2026-11-21', true],
  ['to come, and it goes on', { endDate: '2027-04-30' }, '2027-05-01', true],
  ['of an application', { systemSource: 'EIKA_PERSON', avtaleStatus: 'PENDING' }, '2026-11-21', false],
])(
  'a renewal that will not be, and an application, has no price, as on the page of costs: %s',
  async (_, avtale, gyldigFra, isThere) => {
    const rows = await read({
      avtaler: [{ ...bil, ...avtale }],
      priser: [
        {
          systemSource: avtale.systemSource ?? 'NICE',
          policyNumber: '1',
          gyldigFra,
          pris: 1300,
          prisFor: 1200,
          deler: [{ kode: 'INDEKS', for: 1200, na: 1300 }],
        },
      ],
    });
    const del = [ord.priser.tittel, ord.priser.del];
    expect(rows.map(({ Del }) => Del).filter((one) => one !== ord.avtaler.tittel)).toEqual(
      isThere ? del : [],
    );
  },
);

test('a sharing has the law that demands it', async () => {
  const deling = {
    id: 'D-1',
    mottaker: 'Norsk Pensjon',
    forsikringer: [],
    formal: 'Samordning',
    opplysninger: 'Utbetalinger',
  };
  const rows = await read({ delinger: [{ ...deling, lov: 'Samordningsloven § 3' }, deling] });
  expect(rows.map(({ Beskrivelse }) => Beskrivelse)).toEqual([
    'Utbetalinger. Samordning. Samordningsloven § 3',
    'Utbetalinger. Samordning',
  ]);
});

test('an address without a street has its numbers in the land register', async () => {
  const gard = { gaardsnummer: '10', bruksnummer: '5' };
  const rows = await read({
    kunde: {
      adresser: [
        { isFolkreregistrert: true, ...gard, postnummer: '2050', poststed: 'JESSHEIM' },
        { isFolkreregistrert: false, gaardsnummer: '7' },
      ],
    },
  });
  expect(rows.map(({ Beskrivelse }) => Beskrivelse)).toEqual(['Gnr. 10, bnr. 5, 2050 JESSHEIM', 'Gnr. 7']);
});

test('what comes in a package with an offer has a row of its own', async () => {
  const rows = await read({
    tilbud: [
      {
        name: 'Hus',
        productType: 'HUS',
        systemSource: 'NICE',
        pakkeTilbud: [
          { policyNumber: 'P-2', versionNumber: 1, productType: 'X', monthlyPrice: 10.5, yearlyPrice: 126 },
        ],
      },
    ],
  });
  expect(rows).toMatchObject([
    { Navn: 'Hus' },
    { Navn: ord.tilbud.iPakke('Hus'), Nummer: 'P-2', 'Kr per måned': '10,5', 'Kr per år': '126' },
  ]);
});

test.each(['nb', 'nn', 'en'] as const)(
  'the state’s fee on an offer has a row of its own, as its card has a line: %s',
  async (sprak) => {
    const tilbud: Tilbud = {
      name: 'Bil',
      productType: 'BIL',
      systemSource: 'NICE',
      pakkeTilbud: [],
      monthlyPrice: 500,
      detaljer: { tfaMonthly: 262.5 },
    };
    const csv = await text(
      toCsv({
        ...tomSamling,
        sprak,
        tilbud: [tilbud, { ...tilbud, name: 'Hus', detaljer: { tfaMonthly: 0 } }],
      }),
    );
    const rows = parse(csv, { delimiter: ';', recordDelimiter: '\r\n', bom: true });
    const navn = tekster[sprak].tilbud.avgift('Bil');
    expect(navn).toMatch(/trafikkforsikringsavgift.* for Bil$/i);
    expect(rows.slice(1).map((row) => [row[1], row[8]])).toEqual([
      ['Bil', '500'],
      [navn, '262,5'],
      ['Hus', '500'],
    ]);
  },
);

test('which of two cars a fee or a package goes with is said', async () => {
  const pakke = { versionNumber: 1, productType: 'X', monthlyPrice: 10, yearlyPrice: 120 };
  const tilbud = (description: string): Tilbud => ({
    name: 'Bil',
    description,
    productType: 'BIL',
    systemSource: 'NICE',
    pakkeTilbud: [{ ...pakke, policyNumber: `P-${description}` }],
    detaljer: { tfaMonthly: 262 },
  });
  const rows = await read({ tilbud: [tilbud('Volvo'), tilbud('Tesla')] });
  expect(rows.map(({ Navn }) => Navn)).toEqual([
    'Bil',
    ord.tilbud.avgift('Bil (Volvo)'),
    ord.tilbud.iPakke('Bil (Volvo)'),
    'Bil',
    ord.tilbud.avgift('Bil (Tesla)'),
    ord.tilbud.iPakke('Bil (Tesla)'),
  ]);
});

test('an offer whose last day could not be read does not seem to have none', async () => {
  const tilbud: Tilbud = { name: 'Hus', productType: 'HUS', systemSource: 'NICE', pakkeTilbud: [] };
  const rows = await read({ tilbud: [tilbud, { ...tilbud, ukjentUtlop: true }] });
  expect(rows.map((row) => row['Til dato'])).toEqual(['', ord.tilbud.ukjentDato]);
});

test('each choice has the very words that were shown', async () => {
  const tekst = { sprak: 'nb', tittel: 'Tilbud', ingress: '', tekst: '- Vi sender\ntilbud.' } as const;
  const rows = await read({
    samtykker: { historikk: [{ slag: 'MARKETING', nyVerdi: true, tidspunkt, selskap: 'Fana', tekst }] },
  });
  expect(rows).toMatchObject([{ Beskrivelse: 'Tilbud\n- Vi sender\ntilbud.' }]);
});
