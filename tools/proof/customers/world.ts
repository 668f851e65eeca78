import fc from 'fast-check';
import type { FaultKind, Kunde, Row, SystemSource } from '../../testing/create-kunde.ts';

export const systemSources = [
  'NICE',
  'EIKA_SKADE',
  'LOFAVOR',
  'PROLIFE',
  'EIKA_PERSON',
  'PARIS',
  'NSF',
] as const satisfies readonly SystemSource[];

const brands = ['sb1', 'dnb', 'eika', 'fana', 'sbm', 'fremtind', 'none'] as const;
export type Brand = (typeof brands)[number];

/** An agreement as a source system tells it, by the published page: amounts in kroner with whole øre. */
export interface Avtale extends Row {
  systemSource: SystemSource;
  policyNumber: string | undefined;
  name: string;
  description: string | undefined;
  monthlyPrice: number | undefined;
  yearlyPrice: number | undefined;
  avtaleStatus: string;
  avtaleStatusDescription: string | undefined;
  endDate: string | undefined;
  productType: string | undefined;
  productCode: string | undefined;
}

export interface Tilbud extends Row {
  systemSource: SystemSource;
  policyNumber: string | undefined;
  versionNumber: number | undefined;
  name: string;
  monthlyPrice: number | undefined;
  yearlyPrice: number | undefined;
  productType: string;
  expirationDate: string | undefined;
  pakkeTilbud: { monthlyPrice: number; yearlyPrice: number }[] | undefined;
}

/** How one operation of one system goes wrong for the customer. */
export interface Trouble {
  system: string;
  path: string;
  fault: FaultKind;
}

/** One made customer, and everything that is true of them. */
export interface World {
  brand: Brand;
  age: 'child' | 'adult' | 'unknown';
  isLoMedlem: boolean;
  avtaler: Avtale[];
  tilbud: Tilbud[];
  troubles: Trouble[];
  kunde: Kunde;
}

const productTypes = [
  ...['KJAELEDYR', 'INNBO', 'KOLLEKTIV_HJEM', 'BOLIGSELGER', 'HUS', 'FRITIDSHUS', 'REISE', 'KOLLEKTIV_REISE'],
  ...['KOLLEKTIV_ULYKKE', 'KOLLEKTIV_ULYKKE_BARN', 'KOLLEKTIV_ULYKKE_FRITID', 'GRUPPE_ULYKKE', 'GRUPPELIV'],
  ...['GRUPPE_KRITISK_SYKDOM', 'BAAT', 'MC', 'MOPED', 'FIRMABIL', 'VETERANBIL', 'SNOSCOOTER', 'TRAKTOR'],
  ...[
    'CAMPING',
    'VAREBIL',
    'ANNET_KJORETOY',
    'BIL',
    'SEK',
    'HEST',
    'VERDISAKER',
    'LANDBRUK',
    'REISE_TILLEGG',
  ],
  ...['LO_INNBO_TILLEGG', 'KOLLEKTIV_LISENS', 'ANNEN_SYKDOM', 'BEHANDLING', 'BETALING', 'NYERE_ENN_PORTALEN'],
];
const offeredTypes = [
  ...['HUS', 'INNBO', 'FRITIDSHUS', 'REISE', 'KJAELEDYR', 'LOFAVOR_KJAELEDYR', 'BIL', 'MC', 'MOPED', 'BAAT'],
  ...['SEK', 'TILHENGER', 'NYERE_ENN_PORTALEN'],
];
const recommended = [
  ...['BIL', 'BOBIL', 'MC', 'MOPED', 'SEK', 'TILHENGER', 'CAMPINGVOGN', 'BAAT', 'HUS', 'FRITIDSHUS', 'INNBO'],
  ...['REISE', 'KJAELEDYR', 'BARNEFORSIKRING', 'BEHANDLINGSFORSIKRING', 'KRITISKSYKDOM', 'LIVSFORSIKRING'],
  ...['UFOREFORSIKRING', 'ULYKKESFORSIKRING', 'NYERE_ENN_PORTALEN'],
];
/** Each spoils the answer in another way; what is late is proved elsewhere. */
const faults = ['down', '500', 'malformed', 'html', 'wrong-type', 'reset'] as const;

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const rarely = (freq: number) => fc.nat({ max: freq - 1 }).map((number) => number === 0);
const kroner = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 3000 }) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 400_000 }).map((ore) => ore / 100) },
  { weight: 1, arbitrary: fc.constantFrom(0, 0.5, 0.01, 999_999.99) },
);
const pris = fc.oneof(
  { weight: 3, arbitrary: fc.constant({ monthlyPrice: undefined, yearlyPrice: undefined }) },
  { weight: 2, arbitrary: kroner.map((ar) => ({ monthlyPrice: undefined, yearlyPrice: ar })) },
  { weight: 3, arbitrary: kroner.map((maned) => ({ monthlyPrice: maned, yearlyPrice: undefined })) },
  { weight: 3, arbitrary: fc.record({ monthlyPrice: kroner, yearlyPrice: kroner }) },
  {
    weight: 5,
    arbitrary: kroner.map((maned) => ({
      monthlyPrice: maned,
      yearlyPrice: (Math.round(maned * 100) * 12) / 100,
    })),
  },
);
const name = fc.constantFrom(
  ...[
    'Bil',
    'Hus',
    'Innbo',
    'Uføreforsikring',
    'Reise',
    'Ansvarsforsikring for frivillige foreninger',
    'Båt',
  ],
);
const policyNumber = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom('100200', '100300', 'A/B 1', 'Ø-7?#') },
  { weight: 6, arbitrary: fc.integer({ min: 10_000_000, max: 99_999_999 }).map(String) },
);

const avtale: fc.Arbitrary<Avtale> = fc
  .record({
    systemSource: fc.constantFrom(...systemSources),
    number: maybe(policyNumber),
    name,
    description: maybe(fc.integer({ min: 1, max: 999 }).map((number) => `Ting ${number}`)),
    pris,
    avtaleStatus: fc.constantFrom('ACTIVE', 'ACTIVE', 'ACTIVE', 'PENDING', 'RENEWAL', 'NON_RENEWAL', 'NYTT'),
    avtaleStatusDescription: fc.constantFrom(
      undefined,
      undefined,
      'Aktiv',
      'Til Annullasjon',
      'Fornyes ikke',
    ),
    endDate: fc.constantFrom(undefined, '2027-04-30', '1999-12-31', '9999-12-31'),
    productType: maybe(fc.constantFrom(...productTypes)),
    productCode: fc.constantFrom(undefined, undefined, 'P44', 'P48', 'Y44'),
    filler: policyNumber,
  })
  .map(({ pris: { monthlyPrice, yearlyPrice }, number, filler, productType, ...rest }) => {
    // Only these two may leave the number and the type out.
    const mayLack = rest.systemSource === 'LOFAVOR' || rest.systemSource === 'PARIS';
    return {
      ...rest,
      monthlyPrice,
      yearlyPrice,
      policyNumber: mayLack ? number : (number ?? filler),
      productType: mayLack ? productType : (productType ?? 'BIL'),
    };
  });

const tilbud: fc.Arbitrary<Tilbud> = fc
  .record({
    systemSource: fc.constantFrom(...systemSources),
    policyNumber: maybe(policyNumber),
    versionNumber: fc.constantFrom(undefined, 0, 1, 2, 3, 4, 5),
    name,
    pris,
    productType: fc.constantFrom(...offeredTypes),
    expirationDate: fc.constantFrom(undefined, '2039-12-31', '2038-02-28', '2020-01-01', '1999-12-31'),
    tfaMonthly: maybe(kroner),
    pakkeTilbud: maybe(
      fc.array(
        fc.record({
          policyNumber,
          versionNumber: fc.nat({ max: 3 }),
          productType: fc.constantFrom('INNBO', 'REISE', 'NOE_ANNET'),
          monthlyPrice: kroner,
          yearlyPrice: kroner,
        }),
        { maxLength: 3 },
      ),
    ),
  })
  .map(({ pris: { monthlyPrice, yearlyPrice }, tfaMonthly, ...rest }) => ({
    ...rest,
    monthlyPrice,
    yearlyPrice,
    ...(tfaMonthly !== undefined && { detaljer: { tfaMonthly } }),
  }));

const trouble: fc.Arbitrary<Trouble> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      system: fc.constantFrom(...systemSources.map((source) => source.toLowerCase().replaceAll('_', '-'))),
      path: fc.constantFrom('/avtaler/sok', '/tilbud/sok'),
      fault: fc.constantFrom<FaultKind>(...faults, 'bad-row', 'bad-row'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      system: fc.constant('oppgaver'),
      path: fc.constantFrom('/helseerklaeringer/antall', '/aksepttilbud/antall', '/meldinger/uleste'),
      fault: fc.constantFrom(...faults),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Trouble>(
      { system: 'kunderegister', path: '/kunder/hent', fault: '500' },
      { system: 'kunderegister', path: '/adresser/hent', fault: 'malformed' },
      { system: 'samtykkeregister', path: '/samtykker/hent', fault: 'html' },
      { system: 'anbefalinger', path: '/anbefalinger/sok', fault: 'down' },
      { system: 'sparebank', path: '/kundekommunikasjon/sok', fault: '500' },
    ),
  },
);

const oneOf = <T>(weighted: [weight: number, T][]) =>
  fc.oneof(...weighted.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })));

/** A customer of any kind that the published pages allow. */
export const world: fc.Arbitrary<World> = fc
  .record({
    brand: fc.constantFrom(...brands),
    age: oneOf<World['age']>([
      [1, 'child'],
      [6, 'adult'],
      [1, 'unknown'],
    ]),
    isLoMedlem: rarely(4),
    isBankkunde: rarely(4),
    isUnknown: rarely(12),
    avtaler: fc.oneof(
      { weight: 1, arbitrary: fc.constant<Avtale[]>([]) },
      { weight: 9, arbitrary: fc.array(avtale, { maxLength: 9 }) },
    ),
    tilbud: fc.oneof(
      { weight: 2, arbitrary: fc.constant<Tilbud[]>([]) },
      { weight: 5, arbitrary: fc.array(tilbud, { maxLength: 5 }) },
    ),
    // Mostly none: a system that fails for half of all is left alone for everybody.
    troubles: fc.oneof(
      { weight: 4, arbitrary: fc.constant<Trouble[]>([]) },
      {
        weight: 2,
        arbitrary: fc.uniqueArray(trouble, { maxLength: 3, selector: ({ system }) => system }),
      },
    ),
    knownBy: fc.subarray([...systemSources]),
    scores: fc.uniqueArray(
      fc.record({
        nextBestOfferProdukt: fc.constantFrom(...recommended),
        score: fc.integer({ min: 0, max: 100 }).map((percent) => percent / 100),
      }),
      { maxLength: 12, selector: ({ nextBestOfferProdukt }) => nextBestOfferProdukt },
    ),
    controlgroup: rarely(10),
    oppgaver: fc.record({
      helseerklaeringer: fc.nat({ max: 2 }),
      aksepttilbud: fc.nat({ max: 2 }),
      hasUlesteMeldinger: fc.boolean(),
      motoroppgaver: fc.array(
        fc.record({
          oppgavetype: fc.constantFrom('ENDRE_KMSTAND', 'REGISTRER_FORER'),
          beskrivelse: fc.constant('Volvo V60'),
          avtalenummer: policyNumber,
        }),
        { maxLength: 2 },
      ),
    }),
    meldinger: fc.array(
      fc.record({
        tittel: fc.constantFrom('Nye åpningstider', 'Banken flytter'),
        tekst: fc.constant('De står på nettsiden.'),
        ulest: fc.boolean(),
      }),
      { maxLength: 2 },
    ),
  })
  .map(toWorld);

interface Drawn extends Pick<World, 'brand' | 'age' | 'isLoMedlem' | 'avtaler' | 'tilbud' | 'troubles'> {
  isBankkunde: boolean;
  /** To the registers. */
  isUnknown: boolean;
  knownBy: SystemSource[];
  scores: object[];
  controlgroup: boolean;
  oppgaver: Record<string, unknown>;
  meldinger: Record<string, unknown>[];
}

function toWorld({ brand, isLoMedlem, avtaler, tilbud, troubles, ...drawn }: Drawn): World {
  const isUnknown = drawn.isUnknown || troubles.some(isKundeTrouble);
  const age = isUnknown ? 'unknown' : drawn.age;
  // A number is unique within a system.
  const own = uniqueBy(avtaler, ({ systemSource, policyNumber: number }) =>
    number === undefined ? undefined : `${systemSource} ${number}`,
  );
  const offered = uniqueBy(tilbud, ({ systemSource, policyNumber: number, versionNumber }) =>
    number === undefined ? undefined : `${systemSource} ${number} ${versionNumber}`,
  );
  return {
    brand,
    age,
    isLoMedlem: isLoMedlem && !isUnknown,
    avtaler: own,
    tilbud: offered,
    troubles,
    kunde: {
      avtaler: own,
      tilbud: offered,
      knownBy: drawn.knownBy,
      ...(age !== 'unknown' && { fodselsdato: age === 'child' ? '2015-06-01' : '1980-06-01' }),
      register: drawn.isUnknown
        ? null
        : {
            isLoMedlem,
            isBankkunde: drawn.isBankkunde,
            ...(age === 'unknown' && { fodselsdato: undefined }),
          },
      oppgaver: drawn.oppgaver,
      sparebank: { meldinger: drawn.meldinger },
      anbefaling: { scores: drawn.scores, controlgroup: drawn.controlgroup, fallback: false },
      faults: Object.fromEntries(troubles.map(({ system, path, fault }) => [system, { path, fault }])),
    },
  };
}

const isKundeTrouble = ({ system, path }: Trouble) => system === 'kunderegister' && path === '/kunder/hent';

function uniqueBy<T>(rows: readonly T[], toKey: (row: T) => string | undefined): T[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = toKey(row);
    if (key === undefined) return true;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The systems whose answer about these rows does not come, or not whole. */
export function listFailing(
  { troubles }: World,
  path: '/avtaler/sok' | '/tilbud/sok',
): { source: SystemSource; isWhole: boolean }[] {
  return troubles.flatMap((one) => {
    const source = systemSources.find((name) => name.toLowerCase().replaceAll('_', '-') === one.system);
    return source === undefined || one.path !== path ? [] : [{ source, isWhole: one.fault !== 'bad-row' }];
  });
}

/** The rows that come through. */
export function listAnswered<T extends { systemSource: SystemSource }>(
  rows: readonly T[],
  failing: readonly { source: SystemSource; isWhole: boolean }[],
): T[] {
  return rows.filter(
    ({ systemSource }) => !failing.some(({ source, isWhole }) => source === systemSource && isWhole),
  );
}
