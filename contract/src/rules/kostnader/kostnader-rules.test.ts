import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Avtale } from '../../avtaler.ts';
import type { Betaling, Pris } from '../../kostnader.ts';
import { findNesteBetaling } from './betalinger.ts';
import { isForfalt } from './forfalt.ts';
import { listAndeler } from './fordeling.ts';
import { splitOre } from './maneder.ts';
import { listMerkedager } from './merkedager.ts';
import { findNyPris } from './anslag.ts';
import { findFornyelsespris, reckonFornyelse } from './fornyelse.ts';
import { listForsteAr, listPrisendringer } from './prisendringer.ts';

const IDAG = '2026-11-23';
const bil: Avtale = {
  systemSource: 'NICE',
  policyNumber: '1',
  name: 'Bil',
  avtaleStatus: 'RENEWAL',
  endDate: '2027-04-30',
  yearlyPrice: 2268,
};
const pris: Pris = {
  systemSource: 'NICE',
  policyNumber: '1',
  gyldigFra: '2027-05-01',
  pris: 2496,
  prisFor: 2268,
  fristForNei: '2027-04-30',
};
const betaling: Betaling = {
  systemSource: 'NICE',
  belop: 620,
  forfall: '2027-05-15',
  status: 'KOMMER',
};

test.each<[string, Betaling[], unknown]>([
  ['none', [], undefined],
  ['two on the day', [betaling, betaling], { forfall: '2027-05-15', ore: 124_000 }],
  [
    'the first',
    [betaling, { ...betaling, forfall: '2027-04-15', belop: 1 }],
    { forfall: '2027-04-15', ore: 100 },
  ],
  ['today', [{ ...betaling, forfall: IDAG }], { forfall: IDAG, ore: 62_000 }],
  ['paid in part', [{ ...betaling, status: 'DELVIS_BETALT' }], { forfall: '2027-05-15', ore: undefined }],
  [
    'one of two paid in part',
    [betaling, { ...betaling, status: 'DELVIS_BETALT' }],
    { forfall: '2027-05-15', ore: undefined },
  ],
  ['yesterday’s is not', [{ ...betaling, forfall: '2026-11-22' }], undefined],
  ['paid before its day', [{ ...betaling, status: 'BETALT' }], undefined],
  ['paid back', [{ ...betaling, status: 'TILBAKEBETALT' }], undefined],
  ['money for the customer', [{ ...betaling, retning: 'TIL_KUNDEN' }], undefined],
  ['a word that nobody knows', [{ ...betaling, status: 'NY' }], { forfall: '2027-05-15', ore: 62_000 }],
  ['of nothing', [{ ...betaling, belop: 0 }], undefined],
  [
    'of nothing before another',
    [{ ...betaling, forfall: '2027-04-15', belop: 0 }, betaling],
    { forfall: '2027-05-15', ore: 62_000 },
  ],
])('the next payment: %s', (_, betalinger, expected) => {
  expect(findNesteBetaling(betalinger, IDAG)).toEqual(expected);
});

test.each<[Partial<Betaling>, boolean]>([
  [{ status: 'FORFALT' }, true],
  [{ status: 'PURRET' }, true],
  [{ status: 'KOMMER', forfall: '2026-01-01' }, false],
  [{ status: 'DELVIS_BETALT' }, false],
  [{ status: 'FORFALT', retning: 'TIL_KUNDEN' }, false],
  [{ status: 'FORFALT', belop: 0.01 }, true],
  [{ status: 'PURRET', belop: 0 }, false],
])('overdue is what the source says: %j %j', (change, expected) => {
  expect(isForfalt({ ...betaling, ...change })).toBe(expected);
});

test.each<[string, Partial<Pris>, object | undefined]>([
  ['dearer', {}, { endringOre: 22_800, prosent: 10.1, isMerkbar: true, isComing: true }],
  ['cheaper', { pris: 2041.2 }, { endringOre: -22_680, prosent: 10, isMerkbar: false }],
  ['just below', { pris: 2494.79 }, { isMerkbar: false }],
  ['just there', { pris: 2494.8 }, { isMerkbar: true }],
  ['it cost nothing', { prisFor: 0 }, { endringOre: 249_600 }],
  ['just enough for a tenth of a per cent', { pris: 2269.14 }, { endringOre: 114, prosent: 0.1 }],
  ['already', { gyldigFra: '2026-11-23' }, { isComing: false }],
  ['a year ago', { gyldigFra: '2025-11-23' }, undefined],
  ['a day less', { gyldigFra: '2025-11-24' }, { isComing: false }],
  ['the same', { pris: 2268 }, undefined],
  ['the first year', { prisFor: undefined }, undefined],
  ['of an agreement that is gone', { policyNumber: '9' }, undefined],
  ['of another system', { systemSource: 'PARIS' }, undefined],
])('a change of price: %s', (_, change, expected) => {
  const [first] = listPrisendringer([bil], [{ ...pris, ...change }], IDAG);
  if (expected === undefined) expect(first).toBeUndefined();
  else expect(first).toMatchObject(expected);
});

test.each<[string, Partial<Pris>]>([
  ['it is less than a tenth of one', { pris: 2269 }],
  ['it cost nothing before', { prisFor: 0 }],
])('a change of price is told without its per cent where %s', (_, change) => {
  const [first] = listPrisendringer([bil], [{ ...pris, ...change }], IDAG);
  expect(first?.endringOre).toBeGreaterThan(0);
  expect(first?.prosent).toBeUndefined();
});

test.each<[string, Partial<Pris>[], boolean]>([
  ['nothing to compare with', [{ prisFor: undefined }], true],
  ['something to compare with', [{}], false],
  ['told twice', [{ prisFor: undefined }, { prisFor: undefined }], true],
  ['until the next has', [{ gyldigFra: '2026-05-01', pris: 2268, prisFor: undefined }, {}], false],
  ['and the next stays the same', [{ gyldigFra: '2026-05-01', prisFor: undefined }, { pris: 2268 }], false],
])('the first year: %s', (_, changes, isFirst) => {
  const priser = changes.map((change) => ({ ...pris, ...change }));
  expect(listForsteAr([bil], priser, IDAG)).toEqual(isFirst ? [bil] : []);
  expect(listForsteAr([bil], priser.toReversed(), IDAG)).toEqual(isFirst ? [bil] : []);
});

test.each<[string, Partial<Avtale>, Partial<Pris>[], string[]]>([
  ['told twice', {}, [{}, {}], ['2027-05-01']],
  ['from today', {}, [{ gyldigFra: IDAG }], [IDAG]],
  [
    'from today, before a last day that is not known',
    { avtaleStatus: 'NON_RENEWAL', endDate: undefined },
    [{ gyldigFra: IDAG }],
    [IDAG],
  ],
  ['not in force any more', {}, [{ gyldigFra: '2026-02-01' }, { gyldigFra: '2026-09-01' }], ['2026-09-01']],
  ['in force, and to come', {}, [{ gyldigFra: '2026-09-01' }, {}], ['2027-05-01', '2026-09-01']],
  ['after the last day', { avtaleStatus: 'NON_RENEWAL' }, [{}], []],
  ['after a last day that is not known', { avtaleStatus: 'NON_RENEWAL', endDate: undefined }, [{}], []],
  ['on the last day', { avtaleStatus: 'NON_RENEWAL' }, [{ gyldigFra: '2027-04-30' }], []],
  ['before the last day', { avtaleStatus: 'NON_RENEWAL' }, [{ gyldigFra: '2027-04-29' }], ['2027-04-29']],
  [
    'since the last day',
    { avtaleStatus: 'NON_RENEWAL', endDate: '2026-11-20' },
    [{ gyldigFra: '2026-11-21' }],
    [],
  ],
  [
    'on a last day that was',
    { avtaleStatus: 'NON_RENEWAL', endDate: '2026-11-20' },
    [{ gyldigFra: '2026-11-20' }],
    [],
  ],
  [
    'before a last day that was',
    { avtaleStatus: 'NON_RENEWAL', endDate: '2026-11-20' },
    [{ gyldigFra: '2026-11-21' }, { gyldigFra: '2026-09-01' }],
    ['2026-09-01'],
  ],
  [
    'in force, before a last day that is not known',
    { avtaleStatus: 'NON_RENEWAL', endDate: undefined },
    [{ gyldigFra: '2026-09-01' }],
    ['2026-09-01'],
  ],
  ['in force, of what ends', { avtaleStatus: 'NON_RENEWAL' }, [{ gyldigFra: '2026-09-01' }], ['2026-09-01']],
])('changes of price: %s', (_, avtale, changes, days) => {
  const priser = changes.map((change) => ({ ...pris, ...change }));
  for (const told of [priser, priser.toReversed()]) {
    const endringer = listPrisendringer([{ ...bil, ...avtale }], told, IDAG);
    expect(endringer.map((endring) => endring.pris.gyldigFra)).toEqual(days);
  }
});

test('the prices of many agreements are looked through once, not once for each of them', () => {
  let reads = 0;
  const avtaler = Array.from({ length: 50 }, (_, number) => ({ ...bil, policyNumber: String(number) }));
  const priser = avtaler.map(({ policyNumber }) => ({
    ...pris,
    get policyNumber() {
      reads += 1;
      return policyNumber;
    },
  }));
  for (const avtale of avtaler) expect(findNyPris(avtale, priser, '2027-12-31', IDAG)?.pris).toBe(2496);
  expect(listPrisendringer(avtaler, priser, IDAG)).toHaveLength(50);
  expect(listForsteAr(avtaler, priser, IDAG)).toEqual([]);
  expect(reads).toBeLessThan(100);
});

test('changes of one day are in the order of the agreements', () => {
  const numbers = ['1', '2', '3'];
  const avtaler = numbers.map((policyNumber) => ({ ...bil, policyNumber }));
  const endringer = listPrisendringer(
    avtaler,
    avtaler.map(({ policyNumber }) => ({ ...pris, policyNumber })),
    IDAG,
  );
  expect(endringer.map(({ avtale }) => avtale.policyNumber)).toEqual(numbers);
});

test.each<[string, Partial<Avtale>, Partial<Pris>[], number | undefined]>([
  ['the one in force then', {}, [{}, { gyldigFra: '2027-06-01', pris: 3000 }], 3000],
  ['of one day the one that is told of as a change', {}, [{}, { pris: 3000 }], 3000],
  ['of one day in the other order', {}, [{ pris: 3000 }, {}], 2496],
  ['three of one day', {}, [{ pris: 1 }, { pris: 2 }, {}], 2496],
  [
    'none of the renewal that will not be',
    { avtaleStatus: 'NON_RENEWAL', endDate: '2027-04-30' },
    [{}],
    undefined,
  ],
  [
    'nor where it would begin on the last day',
    { avtaleStatus: 'NON_RENEWAL', endDate: '2027-05-01' },
    [{}],
    undefined,
  ],
  [
    'nor where the last day is not known',
    { avtaleStatus: 'NON_RENEWAL', endDate: undefined },
    [{}],
    undefined,
  ],
  ['one before the last day', { avtaleStatus: 'NON_RENEWAL', endDate: '2027-05-02' }, [{}], 2496],
])('the new price: %s', (_, avtale, changes, expected) => {
  const own = { ...bil, ...avtale };
  const priser = changes.map((change) => ({ ...pris, ...change }));
  expect(findNyPris(own, priser, '2027-12-31', IDAG)?.pris).toBe(expected);
  const [told] = listPrisendringer([own], priser, IDAG);
  expect(told?.pris.pris).toBe(expected);
});

test.each(['2026-09-01', IDAG])('a price that is in force is not new: from %s', (gyldigFra) => {
  expect(findNyPris(bil, [{ ...pris, gyldigFra }], '2027-12-31', IDAG)).toBeUndefined();
});

test.each<[string, Partial<Avtale>, Partial<Pris>, boolean]>([
  ['in renewal', {}, {}, true],
  ['not in renewal', { avtaleStatus: 'ACTIVE' }, {}, false],
  ['a price that is in force', {}, { gyldigFra: IDAG }, false],
])('the price of a renewal: %s', (_, avtale, change, isFound) => {
  expect(findFornyelsespris({ ...bil, ...avtale }, [{ ...pris, ...change }], IDAG) !== undefined).toBe(
    isFound,
  );
});

test.each<[string, Partial<Avtale>, Partial<Pris>, object | undefined]>([
  ['by the month', { monthlyPrice: 189 }, {}, { ore: 20_800, endringOre: 1900, isPerManed: true }],
  ['by the year', {}, {}, { ore: 249_600, endringOre: 22_800, isPerManed: false }],
  ['cheaper', { monthlyPrice: 189 }, { pris: 2148 }, { ore: 17_900, endringOre: -1000 }],
  ['the same', { monthlyPrice: 189 }, { pris: 2268 }, { endringOre: 0 }],
  ['a source that rounds its months', { monthlyPrice: 190 }, { pris: 2268 }, { endringOre: 0 }],
  [
    'a month that is dearer than a twelfth',
    { monthlyPrice: 200 },
    {},
    { ore: 249_600, endringOre: 22_800, isPerManed: false },
  ],
  ['no price before: the own one', { monthlyPrice: 189 }, { prisFor: undefined }, { endringOre: 1900 }],
  ['no price before, by the year', {}, { prisFor: undefined }, { endringOre: 22_800 }],
  ['another price before than the own', {}, { prisFor: 2400 }, { endringOre: 9600 }],
  [
    'only by the month',
    { monthlyPrice: 189, yearlyPrice: undefined },
    { prisFor: undefined },
    { endringOre: 1900 },
  ],
  ['nothing to compare with', { yearlyPrice: undefined }, { prisFor: undefined }, undefined],
])('what a renewal costs: %s', (_, avtale, change, expected) => {
  const fornyelse = reckonFornyelse({ ...bil, ...avtale }, { ...pris, ...change });
  if (expected === undefined) expect(fornyelse).toBeUndefined();
  else expect(fornyelse).toMatchObject(expected);
});

test('what a renewal costs more is the difference to the price that is on the card', () => {
  const ore = fc.nat(10_000_000);
  fc.assert(
    fc.property(ore, fc.constantFrom(0, 0, -1, 700), ore, (before, dearer, after) => {
      const month = Math.max(0, Math.round(before / 12) + dearer);
      const own = { monthlyPrice: month / 100, yearlyPrice: before / 100 };
      const fornyelse = reckonFornyelse(own, { pris: after / 100 });
      const now = fornyelse?.isPerManed === true ? month : before;
      expect(now + (fornyelse?.endringOre ?? 0)).toBe(fornyelse?.ore);
    }),
  );
});

test('marked days: the last day to say no, renewals and ends, from today', () => {
  const slutter: Avtale = { ...bil, policyNumber: '2', avtaleStatus: 'NON_RENEWAL', endDate: '2026-12-31' };
  const over: Avtale = { ...slutter, policyNumber: '3', endDate: '2026-11-22' };
  const uten: Avtale = { ...bil, policyNumber: '4', endDate: undefined };
  const dager = listMerkedager([bil, slutter, over, uten], [pris], IDAG);
  expect(dager.map(({ dag, slag }) => `${dag} ${slag}`)).toEqual([
    '2026-12-31 slutt',
    '2027-04-30 fristForNei',
    '2027-04-30 fornyelse',
  ]);
  expect(listMerkedager([bil], [{ ...pris, fristForNei: undefined }], IDAG)).toHaveLength(1);
  expect(listMerkedager([bil], [pris, pris], IDAG)).toHaveLength(2);
  const iDag = listMerkedager([{ ...slutter, endDate: IDAG }, bil], [{ ...pris, fristForNei: IDAG }], IDAG);
  expect(iDag.map(({ dag }) => dag)).toEqual([IDAG, IDAG, '2027-04-30']);
});

test.each(['Til Annullasjon', 'Fornyes ikke'])(
  'an application that is not decided has no day that it ends: its tag says that it is considered, and not ‘%s’',
  (avtaleStatusDescription) => {
    const soknad: Avtale = {
      ...bil,
      systemSource: 'EIKA_PERSON',
      avtaleStatus: 'PENDING',
      avtaleStatusDescription,
      endDate: '2026-12-31',
    };
    expect(listMerkedager([soknad], [], IDAG)).toEqual([]);
    expect(listMerkedager([{ ...soknad, avtaleStatus: 'ACTIVE' }], [], IDAG)).toHaveLength(1);
  },
);

test('an application that is not decided has cost nothing, has no first year and no renewal to decline', () => {
  const soknad: Avtale = { ...bil, systemSource: 'EIKA_PERSON', avtaleStatus: 'PENDING' };
  const told: Pris = { ...pris, systemSource: 'EIKA_PERSON' };
  expect(listPrisendringer([soknad], [told], IDAG)).toEqual([]);
  expect(listForsteAr([soknad], [{ ...told, prisFor: undefined }], IDAG)).toEqual([]);
  expect(listMerkedager([soknad], [told], IDAG)).toEqual([]);
});

test('who has said no need not say it again', () => {
  // Some sources call the first day without insurance the last.
  for (const endDate of ['2027-04-30', '2027-05-01', '2027-06-30']) {
    const slutter: Avtale = { ...bil, avtaleStatus: 'NON_RENEWAL', endDate };
    expect(listMerkedager([slutter], [pris], IDAG).map(({ slag }) => slag)).toEqual(['slutt']);
  }
});

test('shares: whole per cent that sum to 100, whatever the prices are', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000_000_000), { minLength: 1, maxLength: 40 }), (priser) => {
      const avtaler = priser.map((ore) => ({ ...bil, yearlyPrice: ore / 100 }));
      const andeler = listAndeler(avtaler, [], IDAG);
      const sum = andeler.reduce((all, { prosent }) => all + prosent, 0);
      expect(sum).toBe(priser.some((ore) => ore > 0) ? 100 : 0);
      expect(andeler.map(({ arOre }) => arOre)).toEqual(priser.toSorted((a, b) => b - a));
      // What costs more has never a smaller share.
      const prosenter = andeler.map(({ prosent }) => prosent);
      expect(prosenter).toEqual(prosenter.toSorted((a, b) => b - a));
    }),
  );
});

test.each([
  ['the largest remainder is rounded up, whichever comes first', [894, 106], [89, 11]],
  ['so it is the other way round', [106, 894], [89, 11]],
  ['of equal ones the first', [1, 1, 1], [34, 33, 33]],
  ['where all cost nothing', [0, 0], [0, 0]],
])('shares: %s', (_, priser, prosenter) => {
  const avtaler = priser.map((yearlyPrice) => ({ ...bil, yearlyPrice }));
  expect(listAndeler(avtaler, [], IDAG).map(({ prosent }) => prosent)).toEqual(prosenter);
});

test('shares: without a price, or not granted yet, is no share', () => {
  const uten: Avtale = { ...bil, yearlyPrice: undefined };
  const behandling: Avtale = { ...bil, systemSource: 'EIKA_PERSON', avtaleStatus: 'PENDING' };
  expect(listAndeler([uten, behandling], [], IDAG)).toEqual([]);
});

test('shares: without a price of its own, what its system tells that it costs today', () => {
  const uten: Avtale = { ...bil, monthlyPrice: undefined, yearlyPrice: undefined };
  const told = { ...pris, gyldigFra: '2026-05-01', pris: 2400 };
  expect(listAndeler([uten], [told], IDAG)).toMatchObject([{ manedOre: 20_000, arOre: 240_000 }]);
});

test('shares: what begins later, by its first price', () => {
  const uten: Avtale = { ...bil, avtaleStatus: 'PENDING', monthlyPrice: undefined, yearlyPrice: undefined };
  const forste: Pris = { systemSource: 'NICE', policyNumber: '1', gyldigFra: '2026-11-24', pris: 2400 };
  expect(listAndeler([uten], [forste], IDAG)).toMatchObject([{ manedOre: 20_000, arOre: 240_000 }]);
  expect(listAndeler([{ ...uten, avtaleStatus: 'RENEWAL' }], [forste], IDAG)).toEqual([]);
});

test('parts of an amount sum to it, and differ by one øre at most', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.integer({ min: 1, max: 12 }), (ore, antall) => {
      const deler = splitOre(ore, antall);
      expect(deler.reduce((sum, del) => sum + del, 0)).toBe(ore);
      expect(Math.max(...deler) - Math.min(...deler)).toBeLessThanOrEqual(1);
    }),
  );
});
