import fc from 'fast-check';
import { type SystemSource, systemSources } from '@portal/contract/system-sources.ts';
import { type FaultKind, type Kunde, toSystem } from '../../testing/create-kunde.ts';
import {
  type Kostnad,
  kostnadsdel,
  type Kostnadsdel,
  parts,
  toBetalingsrader,
  toKostnader,
  toPrisrader,
} from './kostnader.ts';
import { type Avtale, avtaleRow, list, policyNumber, type Tilbud, tilbudRow } from './rows.ts';

const brands = ['sb1', 'dnb', 'eika', 'fana', 'sbm', 'fremtind', 'none'] as const;
export type Brand = (typeof brands)[number];

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
  /** Registered there, as far as the register answers. */
  livesAbroad: boolean;
  avtaler: Avtale[];
  tilbud: Tilbud[];
  /** What is true of what the agreements cost, in their order. */
  kostnader: Kostnad[];
  troubles: Trouble[];
  kunde: Kunde;
}

const recommended = list(`
  BIL BOBIL MC MOPED SEK TILHENGER CAMPINGVOGN BAAT HUS FRITIDSHUS INNBO REISE KJAELEDYR
  BARNEFORSIKRING BEHANDLINGSFORSIKRING KRITISKSYKDOM LIVSFORSIKRING UFOREFORSIKRING
  ULYKKESFORSIKRING NYERE_ENN_PORTALEN
`);
/** Each fault spoils the answer in another way; slow answers are covered elsewhere. */
const faults = ['down', '500', 'malformed', 'html', 'wrong-type', 'reset'] as const;

/** Agreements at most. */
const MANGE = 9;
const rarely = (freq: number) => fc.nat({ max: freq - 1 }).map((number) => number === 0);
const trouble: fc.Arbitrary<Trouble> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      system: fc.constantFrom(...systemSources.map(toSystem)),
      path: fc.constantFrom('/avtaler/sok', '/tilbud/sok'),
      fault: fc.constantFrom<FaultKind>(...faults, 'bad-row', 'bad-row'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      system: fc.constantFrom(...(Object.keys(parts) as SystemSource[]).map(toSystem)),
      path: fc.constantFrom('/betalinger/sok', '/avtaler/pris'),
      fault: fc.constantFrom<FaultKind>(...faults, 'bad-row'),
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
      { system: 'datadeling', path: '/delinger/sok', fault: 'malformed' },
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
    livesAbroad: rarely(6),
    isBankkunde: rarely(4),
    birthday: fc
      .record({ month: fc.integer({ min: 1, max: 9 }), day: fc.integer({ min: 10, max: 28 }) })
      .map(({ month, day }) => `0${month}-${day}`),
    isUnknown: rarely(12),
    avtaler: fc.oneof(
      { weight: 1, arbitrary: fc.constant<Avtale[]>([]) },
      { weight: 9, arbitrary: fc.array(avtaleRow, { maxLength: MANGE }) },
    ),
    kostnadsdeler: fc.array(kostnadsdel, { minLength: MANGE, maxLength: MANGE }),
    tilbud: fc.oneof(
      { weight: 2, arbitrary: fc.constant<Tilbud[]>([]) },
      { weight: 5, arbitrary: fc.array(tilbudRow, { maxLength: 5 }) },
    ),
    // Mostly none: the circuit breaker opens for everybody when a system fails for half of them.
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

interface Drawn extends Pick<
  World,
  'brand' | 'age' | 'isLoMedlem' | 'livesAbroad' | 'avtaler' | 'tilbud' | 'troubles'
> {
  kostnadsdeler: Kostnadsdel[];
  isBankkunde: boolean;
  /** mm-dd: a single day has only some 400 numbers. */
  birthday: string;
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
  const kostnader = toKostnader(own, drawn.kostnadsdeler);
  return {
    brand,
    age,
    isLoMedlem: isLoMedlem && !isUnknown,
    livesAbroad: drawn.livesAbroad && !isUnknown && !troubles.some(isAdresseTrouble),
    avtaler: own,
    tilbud: offered,
    kostnader,
    troubles,
    kunde: {
      avtaler: own,
      tilbud: offered,
      betalinger: toBetalingsrader(kostnader),
      priser: toPrisrader(kostnader),
      knownBy: drawn.knownBy,
      ...(drawn.livesAbroad && { adresser: { folkeregistrert: { gatenavn: 'Fyrvägen', land: 'SE' } } }),
      ...(age !== 'unknown' && { fodselsdato: `${age === 'child' ? 2015 : 1980}-${drawn.birthday}` }),
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
const isAdresseTrouble = ({ system, path }: Trouble) =>
  system === 'kunderegister' && path === '/adresser/hent';

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

/** Why the customer cannot buy online, which the page can know only by its address. */
export function findSperre({ age, livesAbroad }: World): 'under18' | 'utenlandskBosted' | undefined {
  if (age === 'child') return 'under18';
  return livesAbroad ? 'utenlandskBosted' : undefined;
}

/** The systems whose answer about these rows does not come, or not whole. */
export function listFailing(
  { troubles }: World,
  path: '/avtaler/sok' | '/tilbud/sok' | '/betalinger/sok' | '/avtaler/pris',
): { source: SystemSource; isWhole: boolean }[] {
  return troubles.flatMap((one) => {
    const source = systemSources.find((name) => toSystem(name) === one.system);
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
