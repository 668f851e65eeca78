import type { Kunde, Row } from './create-kunde.ts';

/**
 * A customer whose systems give unusual answers that their pages allow (`awkward-kunder.test.ts` checks that), and
 * what must be shown of them.
 */
export interface AwkwardKunde {
  name: string;
  kunde: Kunde;
  /** How many agreements the overview shows, and offers the offers page. */
  avtaler: number;
  tilbud: number;
  /** Read on the overview, on the offers page and on the profile. */
  shows: { oversikt?: readonly string[]; tilbud?: readonly string[]; profil?: readonly string[] };
}

const LONGEST = 500;
const LARGEST = 10_000_000;
const EVERY_SIGN = `!"#$%&'()*+,-/:;<=>?@[\\]^\`{|}~ æøå €`;

/** One of each kind of text; the fragment must be readable, whatever is done to the rest. */
const texts: readonly (readonly [kind: string, text: string, fragment: string])[] = [
  ['one long word', 'Å'.repeat(LONGEST), 'Å'.repeat(100)],
  ['many words', 'forsikring '.repeat(45).trim(), 'forsikring forsikring'],
  ['Arabic', 'تأمين السيارة رقم ١٢٣', 'تأمين السيارة'],
  ['Hebrew', 'ביטוח רכב', 'ביטוח רכב'],
  ['Chinese', '汽车保险', '汽车保险'],
  ['Japanese', '自動車保険です', '自動車保険です'],
  ['Korean', '자동차 보험', '자동차 보험'],
  ['Thai', 'ประกันภัยรถยนต์ที่ยาวและไม่มีช่องว่าง', 'ประกันภัยรถยนต์'],
  ['Hindi', 'कार बीमा', 'कार बीमा'],
  ['Amharic', 'የመኪና ኢንሹራንስ', 'የመኪና'],
  ['Georgian', 'მანქანის დაზღვევა', 'მანქანის'],
  ['Greek', 'Ασφάλεια αυτοκινήτου', 'Ασφάλεια'],
  ['Cyrillic', 'Страхование автомобиля', 'Страхование'],
  ['Sámi', 'Biilla dáhkádus čáŋŧđž', 'dáhkádus čáŋŧđž'],
  ['emoji', '👨‍👩‍👧‍👦🏳️‍🌈👍🏿🇳🇴', '👍🏿🇳🇴'],
  ['combining marks', `Z̸̢̛a̴̡l̷̨g̵o ${'a\u0301'.repeat(60)}`, 'a\u0301a\u0301a\u0301'],
  ['control characters', 'Før\u0000\u0007\u001B[31m\t\r\n\u0085\u2028\u2029Etter', 'Etter'],
  ['bidirectional marks', 'Venstre\u202Ehøyre\u2066inni\u200F\u061C', 'Venstre'],
  ['invisible signs', 'Usyn\u200B\u200D\u2060\uFEFFlig', 'Usyn'],
  ['half a surrogate pair', 'Halv\uD83D', 'Halv'],
  ['markup', '</script><script>alert(1)</script><!-- &amp; "\'`', '<script>alert(1)</script>'],
  ['a name of the language', '__proto__', '__proto__'],
  ['another', 'constructor', 'constructor'],
  ['spaces', 'Mye\u00A0\u00A0\u2003luft', 'luft'],
];

const names = (field: 'name' | 'description'): Row[] =>
  texts.map(([, text]) => ({ name: 'Bil', description: 'Volvo', [field]: text }));
const fragments = texts.map(([, , fragment]) => fragment);

const optional = [
  'description',
  'monthlyPrice',
  'yearlyPrice',
  'avtaleStatusDescription',
  'endDate',
  'productCode',
];
const none = (value: null | undefined) => Object.fromEntries(optional.map((field) => [field, value]));
const noOffer = (value: null | undefined) => ({
  description: value,
  detaljer: value,
  monthlyPrice: value,
  yearlyPrice: value,
  expirationDate: value,
  pakkeTilbud: value,
});
/** Built as JSON text, because an object literal would set the prototype. */
const withProto = (row: Row): Row =>
  JSON.parse(`{"__proto__":{"name":"Forgiftet","monthlyPrice":1},${JSON.stringify(row).slice(1)}`) as Row;

export const awkwardKunder: readonly AwkwardKunde[] = [
  {
    name: 'every optional field is left out',
    kunde: {
      avtaler: [{ ...none(undefined), name: 'Hus' }],
      tilbud: [{ ...noOffer(undefined), name: 'Hus', productType: 'HUS' }],
      register: { niceKundenummer: undefined, kontaktInformasjon: {} },
      adresser: { folkeregistrert: {} },
    },
    avtaler: 1,
    tilbud: 1,
    shows: { oversikt: ['Hus', 'Se detaljer for oversikt'], tilbud: ['Hus'] },
  },
  {
    name: 'every optional field is null',
    kunde: {
      avtaler: [{ ...none(null), name: 'Hus' }],
      tilbud: [{ ...noOffer(null), name: 'Hus', productType: 'HUS' }],
      register: { niceKundenummer: null, kontaktInformasjon: { epostAdresse: null, mobilNummer: null } },
      adresser: { folkeregistrert: { gatenavn: null, postnummer: null, land: null } },
    },
    avtaler: 1,
    tilbud: 1,
    shows: { oversikt: ['Hus', 'Se detaljer for oversikt'], tilbud: ['Hus'] },
  },
  {
    name: 'every optional text is empty',
    kunde: {
      avtaler: [
        { name: 'Hus', description: '', avtaleStatusDescription: '', productCode: '', productType: '' },
      ],
      tilbud: [{ name: 'Hus', productType: 'HUS', description: '', pakkeTilbud: [] }],
      register: { kontaktInformasjon: { epostAdresse: '', mobilNummer: '' } },
      adresser: { folkeregistrert: { gatenavn: '', postnummer: '', land: '' } },
    },
    avtaler: 1,
    tilbud: 1,
    shows: { oversikt: ['Hus'], tilbud: ['Hus'] },
  },
  {
    name: 'names of every kind',
    kunde: { avtaler: names('name'), tilbud: names('name') },
    avtaler: texts.length,
    tilbud: texts.length,
    shows: { oversikt: fragments, tilbud: fragments },
  },
  {
    name: 'descriptions of every kind',
    kunde: { avtaler: names('description'), tilbud: names('description') },
    avtaler: texts.length,
    tilbud: texts.length,
    shows: { oversikt: fragments },
  },
  {
    name: 'days that are first and last',
    kunde: {
      avtaler: [
        { name: 'Hus', endDate: '1900-01-01', avtaleStatusDescription: 'Til Annullasjon' },
        { name: 'Hus', endDate: '2199-12-31', avtaleStatusDescription: 'Til Annullasjon' },
        { name: 'Hus', endDate: '2028-02-29', avtaleStatus: 'RENEWAL' },
      ],
      tilbud: [
        { expirationDate: '1900-01-01', productType: 'HUS', name: 'Gammel' },
        { expirationDate: '2199-12-31', productType: 'HUS', name: 'Evig' },
      ],
    },
    avtaler: 3,
    tilbud: 2,
    shows: {
      oversikt: ['Avsluttes 01.01.1900', 'Avsluttes 31.12.2199', 'Fornyelse 29.02.2028'],
      tilbud: ['Gammel', 'Evig', '31.12.2199'],
    },
  },
  {
    name: 'prices that are none, half and largest',
    kunde: {
      avtaler: [0, 0.5, LARGEST].map((pris) => ({ name: 'Hus', monthlyPrice: pris, yearlyPrice: pris })),
      tilbud: [0, 0.5, LARGEST].map((pris) => ({
        monthlyPrice: pris,
        yearlyPrice: pris,
        detaljer: { tfaMonthly: pris },
        pakkeTilbud: [],
      })),
    },
    avtaler: 3,
    tilbud: 3,
    shows: {
      oversikt: ['0 kr/md', '0,50 kr/md', '10 000 000 kr/md'],
      tilbud: ['0 kr/md', '0,50 kr/md', '10 000 000 kr/md', '10 000 000 kr/år'],
    },
  },
  {
    name: 'types and states that nobody knows',
    kunde: {
      avtaler: ['__proto__', 'constructor', 'toString', 'ROMSKIP', 'bil', ' BIL '].map((word) => ({
        name: `Type ${word}`,
        productType: word,
        avtaleStatus: word,
        avtaleStatusDescription: word,
        productCode: word,
      })),
      tilbud: [
        { name: 'Hus', productType: 'HUS' },
        ...['__proto__', 'constructor', 'ROMSKIP'].map((word) => ({ name: 'Ukjent', productType: word })),
      ],
      anbefaling: {
        scores: ['__proto__', 'constructor', 'ROMSKIP'].map((word) => ({
          nextBestOfferProdukt: word,
          score: 1,
        })),
      },
      oppgaver: {
        motoroppgaver: ['__proto__', 'ROMSKIP'].map((word) => ({
          oppgavetype: word,
          beskrivelse: word,
          avtalenummer: '1',
        })),
      },
    },
    avtaler: 6,
    tilbud: 1,
    shows: { oversikt: ['Type __proto__', 'Type ROMSKIP'] },
  },
  {
    name: 'fields that are called as the language’s own',
    kunde: {
      // Allowed, but in no page.
      isUnlawful: true,
      avtaler: [withProto({ name: 'Hus', monthlyPrice: 400, ukjent: { a: [1] } })],
      tilbud: [withProto({ name: 'Bil', policyNumber: '7', versionNumber: 1, productType: 'BIL' })],
    },
    avtaler: 1,
    tilbud: 1,
    shows: { oversikt: ['Hus', '400 kr/md'], tilbud: ['Bil'] },
  },
  {
    name: 'numbers with every sign, and the longest',
    kunde: {
      avtaler: [EVERY_SIGN, '9'.repeat(LONGEST), '..', '%2e%2e%2f', ' 100 ', '\u{1F600}'].map((number) => ({
        name: 'Hus',
        policyNumber: number,
      })),
      tilbud: [EVERY_SIGN, '9'.repeat(LONGEST), '..', '%2e%2e%2f', ' 100 ', '\u{1F600}'].map((number) => ({
        policyNumber: number,
        versionNumber: Number.MAX_SAFE_INTEGER,
      })),
      oppgaver: {
        motoroppgaver: [{ oppgavetype: 'ENDRE_KMSTAND', beskrivelse: 'Volvo', avtalenummer: EVERY_SIGN }],
      },
    },
    avtaler: 6,
    tilbud: 6,
    shows: { oversikt: ['Oppdater kilometerstand på Volvo'] },
  },
  {
    name: 'five hundred agreements',
    kunde: { avtaler: Array.from({ length: 500 }, (_, at) => ({ name: `Hus ${at + 1}`, monthlyPrice: 1 })) },
    avtaler: 500,
    tilbud: 0,
    shows: { oversikt: ['Hus 500', '500 kr/md'] },
  },
  {
    name: 'a person of the longest words',
    kunde: {
      navn: `${'Langnavn'.repeat(12)} ${'Etternavn'.repeat(11)}`,
      avtaler: [{ name: 'Hus' }],
      oppgaver: {
        helseerklaeringer: 999_999,
        aksepttilbud: 999_999,
        hasUlesteMeldinger: true,
        motoroppgaver: [
          {
            oppgavetype: 'ENDRE_KMSTAND',
            beskrivelse: 'B'.repeat(LONGEST),
            avtalenummer: '9'.repeat(LONGEST),
          },
        ],
      },
      register: {
        kontaktInformasjon: { epostAdresse: `${'a'.repeat(64)}@${'b'.repeat(60)}.${'c'.repeat(60)}.no` },
      },
      adresser: {
        folkeregistrert: {
          gatenavn: 'Gate'.repeat(25),
          gatenummer: '9999',
          gatenummerBokstav: 'Å',
          postnummer: '0155',
        },
        iBruk: {
          gatenavn: 'Street'.repeat(16),
          poststed: 'STED'.repeat(20),
          postnummer: '456 50',
          land: 'SJ',
        },
      },
      sparebank: {
        meldinger: [
          {
            tittel: 'T'.repeat(200),
            tekst: `https://bank.example/${'a'.repeat(LONGEST - 40)}`,
            ulest: true,
          },
        ],
      },
      login: { bankRegistry: '2050' },
    },
    avtaler: 1,
    tilbud: 0,
    shows: { profil: [`${'a'.repeat(64)}@`] },
  },
];

/** All of these except the five hundred, for one person: for inspecting single pages. */
export const allAtOnce: Kunde = {
  ...awkwardKunder.at(-1)?.kunde,
  avtaler: listSmall().flatMap(({ kunde }) => kunde.avtaler ?? []),
  tilbud: listSmall().flatMap(({ kunde }) => kunde.tilbud ?? []),
};

function listSmall(): AwkwardKunde[] {
  return awkwardKunder.filter(({ avtaler, kunde }) => avtaler < LONGEST && kunde.isUnlawful !== true);
}
