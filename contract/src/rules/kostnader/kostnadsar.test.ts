import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';

import type { Avtale } from '../../avtaler.ts';
import type { Betaling, PartState, Pris } from '../../kostnader.ts';
import type { SourceState } from '../../source-state.ts';
import { type SystemSource, systemSources } from '../../system-sources.ts';
import { hasBetalt, toArssum } from './arssum.ts';
import { createKostnadsar, type Kostnad, type Kostnadsar } from './kostnadsar.ts';
import { countManeder, flyttDag, flyttManed, listArets, splitOre } from './maneder.ts';

const IDAG = '2026-11-23';
const bil: Avtale = {
  systemSource: 'NICE',
  policyNumber: '1',
  name: 'Bil',
  avtaleStatus: 'ACTIVE',
  monthlyPrice: 100,
  yearlyPrice: 1200,
};
const hus: Avtale = { ...bil, policyNumber: '2', name: 'Hus', yearlyPrice: 6000.05, monthlyPrice: 500 };

const WHOLE = { hasAllAvtaler: true, hasAllBetalinger: true };

/** Those named have told; the others cannot. */
const told = (...systems: SystemSource[]): PartState[] =>
  systemSources.map((systemSource) => ({
    systemSource,
    state: systems.includes(systemSource) ? 'ok' : 'notOffered',
  }));
const pay = (maned: string, change: Partial<Betaling> = {}): Betaling => ({
  systemSource: 'NICE',
  policyNumbers: ['1'],
  belop: 100,
  forfall: `${maned}-15`,
  status: maned < '2026-11' ? 'BETALT' : 'KOMMER',
  ...change,
});
const monthly = (change: Partial<Betaling> = {}, from = -12, to = 12) =>
  Array.from({ length: to - from }, (_, index) => pay(flyttManed('2026-11', from + index), change));

function reckon(
  avtaler: readonly Avtale[],
  betalinger: readonly Betaling[],
  {
    sources = told('NICE'),
    avtalekilder = [] as readonly SourceState[],
    priser = [] as readonly Pris[],
    idag = IDAG,
  } = {},
) {
  return createKostnadsar({ idag, avtaler, avtalekilder, betalinger: [...betalinger], sources, priser });
}
const listEstimates = ({ maneder }: Kostnadsar) =>
  maneder.filter(({ estimatedOre }) => estimatedOre !== 0).map(({ maned }) => maned);
const listOre = ({ maneder }: Kostnadsar) => maneder.map(({ ore }) => ore);
const inManed = (ar: Kostnadsar, maned: string) => {
  const found = ar.maneder.find((each) => each.maned === maned);
  if (found === undefined) throw new Error(`${maned} is not of the year`);
  return found;
};

test('twelve months from this one', () => {
  const maneder = reckon([], []).maneder.map(({ maned }) => maned);
  expect(maneder.slice(0, 6)).toEqual(['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04']);
  expect(maneder.slice(6)).toEqual(['2027-05', '2027-06', '2027-07', '2027-08', '2027-09', '2027-10']);
});

describe('where the source tells payments', () => {
  test('their sum is the price of the year, and nothing is an estimate', () => {
    const ar = reckon([bil, hus], [...monthly(), pay('2027-03', { policyNumbers: ['2'], belop: 6000.05 })]);
    expect(ar).toMatchObject({ ore: 720_005, estimatedOre: 0, estimated: [], unknown: [], forfalt: [] });
  });

  test('one invoice for several agreements is one line', () => {
    const ar = reckon([bil, hus], monthly({ policyNumbers: ['1', '2'] }));
    const { kostnader } = inManed(ar, '2027-01');
    expect(kostnader).toMatchObject([{ avtaler: [bil, hus] }]);
    expect(kostnader[0]).not.toHaveProperty('andre');
  });

  test('what was due before this month is listed apart; what is overdue in this month belongs to it', () => {
    const ar = reckon(
      [bil],
      [
        pay('2026-09', { status: 'FORFALT' }),
        pay('2026-10', { status: 'PURRET' }),
        pay('2026-11', { status: 'FORFALT' }),
      ],
    );
    expect(ar.forfalt.map(({ forfall }) => forfall)).toEqual(['2026-09-15', '2026-10-15']);
    expect(inManed(ar, '2026-11').kostnader).toMatchObject([{ status: 'FORFALT', ore: 10_000 }]);
  });

  test('money that the customer gets is taken from the sum, and what was paid back counts for nothing', () => {
    const ar = reckon(
      [bil],
      [
        ...monthly({}, 0),
        pay('2026-12', { retning: 'TIL_KUNDEN', belop: 30.5 }),
        pay('2027-01', { status: 'TILBAKEBETALT', belop: 999 }),
      ],
    );
    expect(inManed(ar, '2026-12').ore).toBe(10_000 - 3050);
    expect(ar.ore).toBe(120_000 - 3050);
    expect(inManed(ar, '2027-01').kostnader).toHaveLength(2);
  });

  test('paid twice is shown twice, and costs twice, until the source says that it was paid back', () => {
    const twice = [...monthly({}, 0), pay('2026-11', { status: 'BETALT' })];
    expect(reckon([bil], twice).ore).toBe(130_000);
    expect(reckon([bil], [...twice, pay('2026-12', { retning: 'TIL_KUNDEN' })]).ore).toBe(120_000);
  });

  test.each<[string, Partial<Betaling>, boolean]>([
    ['before its day', { forfall: '2027-01-15', status: 'BETALT' }, true],
    ['in part', { status: 'DELVIS_BETALT' }, true],
    ['to the customer', { status: 'BETALT', retning: 'TIL_KUNDEN' }, true],
    ['not yet', {}, false],
    ['and paid back, which counts for nothing', { status: 'TILBAKEBETALT' }, false],
    ['of nothing', { status: 'BETALT', belop: 0 }, false],
    ['last month, which is not of the year', { forfall: '2026-10-15', status: 'BETALT' }, false],
  ])('the year knows whether it holds what is paid: %s', (_, change, expected) => {
    expect(hasBetalt(reckon([bil], [pay('2026-11', change)]))).toBe(expected);
  });

  test('forty payments in a month are forty lines', () => {
    const many = Array.from({ length: 40 }, () => pay('2027-02', { belop: 0.1 }));
    const ar = reckon([bil], many);
    expect(inManed(ar, '2027-02')).toMatchObject({ ore: 400 });
    expect(inManed(ar, '2027-02').kostnader).toHaveLength(40);
  });

  test.each<[string, string[] | undefined, Avtale[], SourceState['state'], Kostnad['andre']]>([
    ['an agreement that is gone', ['9'], [], 'ok', 'borte'],
    ['one that is gone and one that is not', ['9', '1'], [bil], 'ok', 'borte'],
    ['nobody knows what', undefined, [], 'ok', 'ikkeOppgitt'],
    ['nothing in particular', [], [], 'ok', 'ikkeOppgitt'],
    ['an agreement whose system did not answer', ['9'], [], 'timeout', 'ikkeHentet'],
    ['one that could not be read', ['9', '1'], [bil], 'incomplete', 'ikkeHentet'],
  ])('a payment of %s counts, and says so', (_, policyNumbers, avtaler, state, andre) => {
    const ar = reckon([bil], [pay('2027-01', { policyNumbers }), pay('2026-01', { policyNumbers })], {
      avtalekilder: [
        { systemSource: 'NICE', state },
        { systemSource: 'PARIS', state: 'failed' },
      ],
    });
    expect(inManed(ar, '2027-01').kostnader).toMatchObject([{ avtaler, andre, ore: 10_000 }]);
    expect(ar).toMatchObject({ estimatedOre: 0, partlyKnown: [bil] });
  });

  test('after the last that is known, last year’s once more, at the price of then', () => {
    const ny: Pris = {
      systemSource: 'NICE',
      policyNumber: '1',
      gyldigFra: '2027-05-01',
      pris: 1440,
      prisFor: 1200,
    };
    const ar = reckon([bil], monthly({}, -12, 6), { priser: [ny] });
    expect(listOre(ar)).toEqual([...Array<number>(6).fill(10_000), ...Array<number>(6).fill(12_000)]);
    expect(ar.estimatedOre).toBe(72_000);
    expect(inManed(ar, '2027-05').kostnader[0]).toMatchObject({ isEstimate: true, isNyPris: true });
    const without = inManed(reckon([bil], monthly({}, -12, 6)), '2027-05');
    expect(without.kostnader[0]).toMatchObject({ isEstimate: true, isNyPris: false });
  });

  test('who pays once a year pays once next year', () => {
    const ar = reckon([bil], [pay('2026-03', { belop: 1100, status: 'BETALT' })]);
    expect(listOre(ar)).toEqual([0, 0, 0, 0, 120_000, 0, 0, 0, 0, 0, 0, 0]);
    expect(inManed(ar, '2027-03').estimatedOre).toBe(120_000);
  });

  test('has none is no estimate', () => {
    expect(reckon([bil], [])).toMatchObject({ ore: 0, estimated: [], unknown: [], partlyKnown: [bil] });
  });

  test('of what has no price and no payments nobody knows what it costs', () => {
    const innbo: Avtale = { ...bil, policyNumber: '3', monthlyPrice: undefined, yearlyPrice: undefined };
    const ar = reckon([bil, innbo], monthly());
    expect(ar).toMatchObject({ unknown: [innbo], partlyKnown: [] });
    expect(toArssum(ar, WHOLE)).toEqual({ slag: 'minst', ore: 120_000 });
  });

  test('what is paid together is estimated together, not once more as it was paid before', () => {
    const ar = reckon(
      [bil, { ...hus, yearlyPrice: 6000 }],
      [...monthly({}, -12, -2), ...monthly({ policyNumbers: ['1', '2'], belop: 600 }, -2, 2)],
    );
    expect(listOre(ar)).toEqual(Array<number>(12).fill(60_000));
    expect(ar.partlyKnown).toEqual([]);
  });

  test('with others until it was paid alone: it goes on alone', () => {
    const ar = reckon(
      [bil],
      [...monthly({ policyNumbers: ['1', '9'], belop: 600 }, -12, -2), ...monthly({}, -2, 2)],
    );
    expect(listOre(ar)).toEqual(Array<number>(12).fill(10_000));
  });

  test.each<[string, Avtale[], Betaling[], number[], Avtale[]]>([
    ['paid each month', [bil], monthly({}, -1, 2), [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], []],
    ['one of twelve is known', [bil], [pay('2026-12')], [0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], []],
    [
      'each quarter',
      [bil],
      [pay('2026-09', { belop: 300 }), pay('2026-12', { belop: 300 })],
      [0, 3, 0, 0, 3, 0, 0, 3, 0, 0, 3, 0],
      [],
    ],
    ['one of two', [bil], [pay('2026-10', { belop: 600 })], [0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 0, 6], []],
    ['one that is all', [bil], [pay('2026-10', { belop: 1200 })], [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12], []],
    [
      'the first month was dearer',
      [bil],
      [pay('2026-10', { belop: 150 }), pay('2026-11'), pay('2026-12')],
      [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      [],
    ],
    [
      'eleven, at a price that has sunk',
      [bil],
      [...monthly({ belop: 120 }, -5, 2), ...monthly({}, 2, 6)],
      [1.2, 1.2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      [],
    ],
    [
      'two bills of a year each, a month apart',
      [bil, { ...hus, yearlyPrice: 1200 }],
      [
        pay('2026-09', { belop: 1200 }),
        pay('2026-10', { belop: 1200, policyNumbers: ['2'] }),
        pay('2026-10', { belop: 0.01, policyNumbers: ['1', '2'] }),
      ],
      [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 12.0001],
      [],
    ],
    [
      'no bill in July, every year',
      [bil],
      [...monthly({ belop: 109.09 }, -12, -4), ...monthly({ belop: 109.1 }, -3, 3)],
      [1.091, 1.091, 1.091, 1.0909, 1.0909, 1.0909, 1.0909, 1.0909, 0, 1.091, 1.091, 1.091],
      [],
    ],
    [
      'with another that ends',
      [bil, { ...hus, avtaleStatus: 'NON_RENEWAL', endDate: '2027-01-20' }],
      [...monthly({ policyNumbers: ['1', '2'], belop: 600 }, -1, 3), ...monthly({}, 3, 5)],
      [6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      [],
    ],
    ['one that tells nothing', [bil], [pay('2026-12', { belop: 10 })], [0, 0.1], [bil]],
    [
      'two that are no shares of the price',
      [bil],
      [pay('2026-11', { belop: 50 }), pay('2026-12', { belop: 600 })],
      [0.5, 6],
      [bil],
    ],
    ['another has none', [bil, hus], monthly({}, -1, 2), [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [hus]],
    [
      'no price is known',
      [{ ...bil, monthlyPrice: undefined, yearlyPrice: undefined }],
      monthly({}, -1, 2),
      [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      [],
    ],
    [
      'it ends',
      [{ ...bil, avtaleStatus: 'NON_RENEWAL', endDate: '2027-01-31' }],
      monthly({}, -1, 2),
      [1, 1, 1],
      [],
    ],
  ])('the first year, %s: as often as so far', (_, avtaler, betalinger, hundreds, partlyKnown) => {
    const ar = reckon(avtaler, betalinger);
    expect(listOre(ar)).toEqual(listArets(IDAG).map((_maned, index) => (hundreds[index] ?? 0) * 10_000));
    expect(ar.partlyKnown).toEqual(partlyKnown);
  });
});

test.each([
  ['months', '2027-03-31', ['2026-12-31', '2027-01-31', '2027-02-28'], 1],
  ['months', '2027-05-31', ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'], 1],
  ['quarters', '2027-05-31', ['2026-08-31', '2026-11-30', '2027-02-28'], 3],
])('a short month brings no later term forward: %s, on %s', (_, idag, days, terminer) => {
  const ar = reckon(
    [bil],
    days.map((forfall) => pay('', { forfall, belop: 100 * terminer, status: 'BETALT' })),
    { idag },
  );
  expect(listOre(ar)).toEqual(
    listArets(idag).map((_maned, index) => (index % terminer === 0 ? 10_000 * terminer : 0)),
  );
  expect(ar.partlyKnown).toEqual([]);
});

test.each<[string, Avtale, Betaling[], number]>([
  ['a term was put off', bil, [...monthly({}, -12, -1), ...monthly({}, 0, 3), pay('2027-10')], 40_000],
  ['in the first year', bil, [...monthly({}, -1, 1), ...monthly({}, 6, 8)], 70_000],
  [
    'of what has no price',
    { ...bil, monthlyPrice: undefined, yearlyPrice: undefined },
    [...monthly({}, 0, 3), pay('2027-10')],
    40_000,
  ],
  ['until the month after the year', bil, [...monthly({}, -12, 3), pay('2027-11')], 30_000],
])('a hole in the payments is not the whole year: %s', (_, avtale, betalinger, ore) => {
  const ar = reckon([avtale], betalinger);
  expect(ar.partlyKnown).toEqual([avtale]);
  expect(toArssum(ar, WHOLE)).toMatchObject({ slag: 'minst' });
  expect(ar.ore).toBe(ore);
});

const told0 = [
  ['of 0 kr', { belop: 0 }],
  ['that was paid back', { status: 'TILBAKEBETALT' }],
  ['that was for a gone one too', { policyNumbers: ['1', '9'], belop: 150 }],
] as const satisfies [string, Partial<Betaling>][];
const withIn = (maned: string, betalinger: readonly Betaling[], change: Partial<Betaling>) =>
  betalinger.map((one) => (one.forfall.startsWith(maned) ? { ...one, ...change } : one));
const utenPris: Avtale = { ...bil, monthlyPrice: undefined, yearlyPrice: undefined };

test.each(told0)('a payment %s is no hole', (_, change) => {
  const ar = reckon([bil], withIn('2026-09', monthly({}, -4, 2), { ...change }));
  expect(ar.partlyKnown).toEqual([]);
  expect(toArssum(ar, WHOLE)).toMatchObject({ slag: 'anslag', ore: 120_000 });
});

test.each(told0)('beside a payment %s no other is guessed in its month', (_, change) => {
  const ar = reckon([bil], withIn('2027-01', monthly({}, -4, 3), { ...change }));
  expect(inManed(ar, '2027-01').estimatedOre).toBe(0);
  expect(ar.partlyKnown).toEqual([]);
});

test('a year that is told whole has its sum, also with a month of 0 kr', () => {
  const ar = reckon([utenPris], withIn('2027-03', monthly(), { belop: 0 }));
  expect(toArssum(ar, WHOLE)).toEqual({ slag: 'sum', ore: 110_000 });
});

test('money back, and a payment for another alone, fill no hole', () => {
  for (const change of [{ retning: 'TIL_KUNDEN' }, { policyNumbers: ['2'] }] satisfies Partial<Betaling>[]) {
    const ar = reckon([utenPris, hus], withIn('2026-12', monthly({}, -3, 3), change));
    expect(ar.partlyKnown).toContain(utenPris);
  }
});

/** Monthly for a year and more, with the terms from April to September changed so. */
const iSommer = (change: Partial<Betaling>) =>
  ['04', '05', '06', '07', '08', '09'].reduce(
    (rows, maned) => withIn(`2026-${maned}`, rows, change),
    monthly({}, -12, 2),
  );

test.each(told0.slice(1))('a term of last year %s comes again, at the price', (_, change) => {
  const ar = reckon([bil], iSommer(change));
  expect(listOre(ar)).toEqual(listArets(IDAG).map(() => 10_000));
  expect(ar.partlyKnown).toEqual([]);
});

test.each(told0.slice(1))(
  'without a price nobody knows what a term %s costs when it comes again',
  (_, change) => {
    expect(reckon([utenPris], iSommer(change)).partlyKnown).toEqual([utenPris]);
  },
);

test.each(told0)('after a payment %s the terms go on as before', (_, change) => {
  for (const [terms, belop] of [
    [['2026-01', '2026-04', '2026-07', '2026-10'], 300],
    [['2026-04', '2026-10'], 600],
  ] as const) {
    const betalinger = terms.map((maned) => pay(maned, { belop, ...(maned === '2026-10' && change) }));
    const ar = reckon([bil], betalinger);
    expect(ar.maneder.flatMap(({ maned, ore }) => (ore === 0 ? [] : [[maned.slice(5), ore]]))).toEqual(
      terms.map((maned) => [maned.slice(5), belop * 100]),
    );
    expect(ar.partlyKnown).toEqual([]);
    expect(reckon([utenPris], betalinger).partlyKnown).toEqual([utenPris]);
    const asUsual = terms.map((maned) => pay(maned, { belop }));
    expect(reckon([utenPris], asUsual).partlyKnown).toEqual([]);
  }
});

test.each(told0)('a last payment %s fills no hole before it, and is no thirteenth term', (_, change) => {
  const hull = ['2026-01', '2026-04', '2026-10'].map((maned) => pay(maned, { belop: 300 }));
  expect(reckon([bil], withIn('2026-10', hull, { ...change })).partlyKnown).toEqual([bil]);
  const dyrere: Avtale = { ...bil, monthlyPrice: 200, yearlyPrice: 2400 };
  const ar = reckon([dyrere], withIn('2026-11', monthly({}, -12, 1), { ...change }));
  expect(listOre(ar).slice(1)).toEqual(Array.from({ length: 11 }, () => 20_000));
});

test('a payment of nothing beside the terms fills no hole', () => {
  const terms = ['2025-12', '2026-03', '2026-09', '2026-12'].map((maned) => pay(maned, { belop: 300 }));
  const ar = reckon([utenPris], [...terms, pay('2026-05', { belop: 40, status: 'TILBAKEBETALT' })]);
  expect(ar.partlyKnown).toEqual([utenPris]);
});

test.each<[string, Betaling[], number, string[]]>([
  ['a bill of a later year', [...monthly({}, -12, 3), pay('2028-03')], 90_000, []],
  ['one of two months after it', [...monthly({}, -12, 3), pay('2027-12')], 90_000, []],
  ['a day that is none', [...monthly({}, -12, 3), pay('', { forfall: '2199-12-31' })], 90_000, []],
  [
    'a year’s bill on such a day',
    [pay('2026-05', { belop: 1200 }), pay('', { forfall: '2199-12-31', belop: 1200 })],
    120_000,
    [],
  ],
  ['it alone', [pay('2028-03')], 0, ['Bil']],
])('a payment long after the year tells nothing of it: %s', (_, betalinger, estimatedOre, partlyKnown) => {
  const ar = reckon([bil], betalinger);
  expect(ar.estimatedOre).toBe(estimatedOre);
  expect(ar.partlyKnown.map(({ name }) => name)).toEqual(partlyKnown);
});

/** Due on the last day of each month, or on the weekday that follows. */
const atMonthEnds = [
  ['2025-12-01', '2025-12-31', '2026-02-02', '2026-03-02', '2026-03-31', '2026-04-30', '2026-06-01'],
  ['2026-06-30', '2026-07-31', '2026-08-31', '2026-09-30', '2026-11-02', '2026-11-30', '2026-12-31'],
].flat();

/** Due on the fifteenth, or on the weekday that follows. */
const atMiddles = [
  ['2025-12-15', '2026-01-15', '2026-02-16', '2026-03-16', '2026-04-15', '2026-05-15', '2026-06-15'],
  ['2026-07-15', '2026-08-17', '2026-09-15', '2026-10-15', '2026-11-16'],
].flat();

test('due in the middle of months, the months are of the calendar', () => {
  const ar = reckon(
    [bil],
    atMiddles.map((forfall) => pay('', { forfall })),
  );
  expect(listOre(ar)).toEqual(listArets(IDAG).map(() => 10_000));
  expect(ar.partlyKnown).toEqual([]);
});

test.each<[string, string[], number, number[]]>([
  ['a year’s bill that comes three days earlier', ['2025-12-01', '2026-11-28'], 12, [12]],
  ['half a year’s', ['2026-01-01', '2026-07-02', '2026-12-31'], 6, [0, 6, 0, 0, 0, 0, 0, 0, 6]],
  ['at the ends of months', atMonthEnds, 1, [2, 1, 0, 1, 2, 1, 0, 2, 1, 1, 1]],
])('due about the turn of a month, %s: no term is paid twice', (_, days, belop, hundreds) => {
  const ar = reckon(
    [bil],
    days.map((forfall) => pay('', { forfall, belop: belop * 100 })),
  );
  expect(listOre(ar)).toEqual(listArets(IDAG).map((_maned, index) => (hundreds[index] ?? 0) * 10_000));
  expect(ar.partlyKnown).toEqual([]);
});

test.each(told0)('a row %s beside the terms makes no two of one at the turn of a month', (_, change) => {
  const terms = ['2025-12-01', '2026-11-28'].map((forfall) => pay('', { forfall, belop: 1200 }));
  const ar = reckon([bil], [...terms, pay('2026-04', { forfall: '2026-04-10', ...change })]);
  expect(toArssum(ar, WHOLE)).toEqual({ slag: 'sum', ore: 120_000 });
});

describe('an estimate is of a payment that will come', () => {
  const avslutter: Avtale = { ...bil, avtaleStatus: 'NON_RENEWAL' };
  const yearly = [pay('2026-05', { belop: 1200, status: 'BETALT' })];

  test.each<[string, Avtale, Betaling[], Kostnadsar['partlyKnown']]>([
    ['ends the day before', { ...avslutter, endDate: '2027-05-14' }, yearly, []],
    ['ends in the month', { ...avslutter, endDate: '2027-05-31' }, yearly, []],
    ['ends before', { ...avslutter, endDate: '2027-04-30' }, yearly, []],
    ['ends, nobody says when', avslutter, yearly, []],
    [
      'ends, and has no price',
      { ...avslutter, endDate: '2027-05-14', monthlyPrice: undefined, yearlyPrice: undefined },
      yearly,
      [],
    ],
    [
      'is wound up',
      { ...bil, avtaleStatusDescription: 'Til Annullasjon', endDate: '2027-05-20' },
      yearly,
      [],
    ],
    ['ends, nobody says when, paid each month', avslutter, monthly({}, -6, 2), [avslutter]],
  ])('none of a term that will not be: it %s', (_, avtale, betalinger, partlyKnown) => {
    expect(reckon([avtale], betalinger)).toMatchObject({ estimatedOre: 0, partlyKnown });
  });

  test.each<[string, string, string[]]>([
    ['the middle of the last month', '2027-01-15', ['2026-12']],
    ['the last day of the last month', '2027-01-31', ['2026-12', '2027-01']],
  ])('of each term that is: it ends on %s', (_, endDate, maneder) => {
    const ar = reckon([{ ...avslutter, endDate }], monthly({}, -6, 1));
    expect(listEstimates(ar)).toEqual(maneder);
  });

  test.each<[string, string, Betaling[], boolean]>([
    ['none told, and it lasts for months', '2027-08-31', [], true],
    ['one told that is no share of its price', '2027-08-31', [pay('2026-12', { belop: 10 })], true],
    ['none told, and it ends next month', '2026-12-31', [], false],
    ['its last one told', '2027-08-31', yearly, false],
  ])('one that ends may have payments that nobody told: %s', (_, endDate, betalinger, isPartly) => {
    const slutter: Avtale = { ...avslutter, endDate };
    expect(reckon([slutter], betalinger).partlyKnown).toEqual(isPartly ? [slutter] : []);
  });

  test('with another that goes on, where nobody says when it ends: what it costs until then is not known', () => {
    const ar = reckon([avslutter, hus], monthly({ policyNumbers: ['1', '2'] }, -12, 2));
    expect(ar.partlyKnown).toContain(avslutter);
  });

  test('with another that has no price and goes on, the sum of the two is not guessed once more', () => {
    const uten: Avtale = { ...hus, monthlyPrice: undefined, yearlyPrice: undefined };
    const slutter: Avtale = { ...avslutter, endDate: '2026-12-31' };
    const ar = reckon([slutter, uten], monthly({ policyNumbers: ['1', '2'] }, -6, 2));
    expect(ar).toMatchObject({ estimatedOre: 0, partlyKnown: [uten] });
  });

  const ny: Pris = { systemSource: 'NICE', policyNumber: '1', gyldigFra: '2027-05-15', pris: 1440 };

  test.each<[string, string, Betaling[], number]>([
    ['its day', '2027-05-15', yearly, 144_000],
    ['the day after', '2027-05-16', yearly, 120_000],
    [
      'the last day of a shorter month',
      '2027-02-28',
      [pay('2026-01', { forfall: '2026-03-31', belop: 1200 })],
      144_000,
    ],
    ['its day, paid each month', '2027-05-15', monthly({}, -12, 6), 12_000],
    ['its day, in the first year', '2027-05-15', monthly({}, -3, 3), 12_000],
  ])('at the price of its day: a new price from %s', (_, gyldigFra, betalinger, ore) => {
    const estimate = reckon([bil], betalinger, { priser: [{ ...ny, gyldigFra }] })
      .maneder.flatMap(({ maned, kostnader }) => (maned < gyldigFra.slice(0, 7) ? [] : kostnader))
      .find(({ isEstimate }) => isEstimate);
    expect(estimate?.ore).toBe(ore);
  });

  test.each<[string, string, Avtale[], string[]]>([
    ['the day before', '2025-11-22', [bil], []],
    ['today', '2025-11-23', [], ['2026-11']],
    ['a day to come', '2025-11-30', [], ['2026-11']],
  ])(
    'a day that has passed has none, and the source did not tell all: %s',
    (_, forfall, partlyKnown, maneder) => {
      const ar = reckon([bil], [pay('2025-11', { forfall, belop: 1200, status: 'BETALT' })]);
      expect(listEstimates(ar)).toEqual(maneder);
      expect(ar.partlyKnown).toEqual(partlyKnown);
    },
  );
});

describe('on one bill, some each month and one once a year', () => {
  const innbo: Avtale = { ...bil, policyNumber: '2', name: 'Innbo', yearlyPrice: 2400, monthlyPrice: 200 };
  const reise: Avtale = { ...bil, policyNumber: '3', name: 'Reise', yearlyPrice: 600, monthlyPrice: 50 };
  /** Bil has become dearer in September. Reise is paid in March. */
  const bills = (from: number, to: number) =>
    monthly({}, from, to).map((betaling) => {
      const felles = betaling.forfall >= '2026-09' ? 300 : 290;
      return betaling.forfall.includes('-03-')
        ? { ...betaling, belop: felles + 600, policyNumbers: ['1', '2', '3'] }
        : { ...betaling, belop: felles, policyNumbers: ['1', '2'] };
    });

  test('each comes as often as so far, at the new price', () => {
    const ar = reckon([bil, innbo, reise], bills(-12, 2));
    expect(inManed(ar, '2027-01').kostnader).toMatchObject([{ ore: 30_000, avtaler: [bil, innbo] }]);
    expect(inManed(ar, '2027-03').kostnader).toMatchObject([{ ore: 90_000, avtaler: [bil, innbo, reise] }]);
    expect(ar).toMatchObject({ ore: 12 * 30_000 + 60_000, partlyKnown: [] });
  });

  test.each([
    ['to come', '2027-02-20', 4],
    ['paid', '2027-03-20', 6],
  ])('the yearly bill is known, and is in no other month: %s', (_, idag, to) => {
    const ar = reckon([bil, innbo, reise], bills(idag.startsWith('2027-02') ? -9 : -8, to), { idag });
    expect(ar).toMatchObject({ ore: 12 * 30_000 + 60_000, partlyKnown: [] });
  });

  /** Bil each month, cheaper than now, and Reise with it in some. */
  const withReise = (maneder: readonly number[]) =>
    monthly({ belop: 90 }, -12, 1).map((betaling, index) => ({
      ...betaling,
      ...(maneder.includes(index - 12) && { belop: 190, policyNumbers: ['1', '3'] }),
    }));

  test('twice a year', () => {
    const ar = reckon([bil, reise], withReise([-8, -2]));
    expect(listOre(ar).slice(1)).toEqual(
      Array.from({ length: 11 }, (_, index) => (index === 3 || index === 9 ? 40_000 : 10_000)),
    );
  });

  test.each([
    ['after half a year and four months', [-12, -6, -2]],
    ['as far apart as no share of a year', [-12, -7, -2]],
  ])('what comes unevenly is divided among all: %s', (_, maneder) => {
    const ar = reckon([bil, reise], withReise(maneder));
    expect(listOre(ar).slice(1)).toEqual(Array.from({ length: 11 }, () => 15_000));
  });

  test('one that has been put on the bill since is on all that follow', () => {
    const alone = monthly({ belop: 90 }, -12, -2);
    const both = monthly({ policyNumbers: ['1', '2'], belop: 300 }, -2, 1);
    const ar = reckon([bil, innbo], [...alone, ...both]);
    expect(listOre(ar)).toEqual(Array.from({ length: 12 }, () => 30_000));
  });

  test('those that are paid more often end: the yearly one is whole', () => {
    const slutter: Avtale = { ...bil, avtaleStatus: 'NON_RENEWAL', endDate: '2026-11-30' };
    const hver = [-9, -6, -3].map((to) => pay(flyttManed('2026-12', to), { belop: 300 }));
    const ar = reckon(
      [slutter, innbo],
      [pay('2025-12', { policyNumbers: ['1', '2'], belop: 2700, status: 'BETALT' }), ...hver],
    );
    expect(ar.maneder.flatMap(({ kostnader }) => kostnader)).toMatchObject([
      { ore: 240_000, avtaler: [innbo] },
    ]);
  });

  describe('in the first year', () => {
    const hytte: Avtale = { ...reise, yearlyPrice: 12_000 };
    const [first = expect.fail(), ...more] = monthly({}, -2, 1);
    const begin = (belop: number) =>
      reckon([bil, hytte], [{ ...first, belop, policyNumbers: ['1', '3'] }, ...more]);

    test('each comes as often as the sizes of the bills say', () => {
      const ar = begin(12_100);
      expect(ar).toMatchObject({ ore: 12 * 10_000 + 1_200_000, partlyKnown: [] });
      expect(inManed(ar, '2027-01').kostnader).toMatchObject([{ ore: 10_000, avtaler: [bil] }]);
      expect(inManed(ar, '2027-09').kostnader).toMatchObject([{ ore: 1_210_000, avtaler: [bil, hytte] }]);
    });

    test.each([
      ['half a year', 6100],
      ['more than a year', 16_100],
    ])('a bill of %s does not say it: not all payments are known', (_, belop) => {
      expect(begin(belop)).toMatchObject({ partlyKnown: [bil, hytte] });
    });
  });

  test('a bill for something else too does not mix what is paid apart', () => {
    const mixed = pay('2026-10', { policyNumbers: ['1', '2', '99'], belop: 400, forfall: '2026-10-20' });
    const ar = reckon(
      [bil, innbo],
      [...monthly({ belop: 90 }, -12, 1), ...monthly({ belop: 200, policyNumbers: ['2'] }, -12, 1), mixed],
    );
    expect(listOre(ar).slice(1)).toEqual(Array.from({ length: 11 }, () => 30_000));
  });
});

describe('a source that lost a row', () => {
  test('an agreement with other payments is known in part', () => {
    const ar = reckon([bil], [...monthly({}, -12, 2), ...monthly({}, 3, 12)], {
      sources: [{ systemSource: 'NICE', state: 'incomplete' }],
    });
    expect(ar).toMatchObject({ ore: 110_000, estimatedOre: 0, estimated: [], partlyKnown: [bil] });
  });

  test('so is one without a price; the others of other systems are not', () => {
    const uten: Avtale = { ...bil, monthlyPrice: undefined, yearlyPrice: undefined };
    const paris: Avtale = { ...bil, systemSource: 'PARIS' };
    const ar = reckon([uten, paris], [...monthly(), ...monthly({ systemSource: 'PARIS' })], {
      sources: [
        { systemSource: 'NICE', state: 'incomplete' },
        { systemSource: 'PARIS', state: 'ok' },
      ],
    });
    expect(ar.partlyKnown).toEqual([uten]);
  });
});

test('what is free now and has a price that is decided is not paid in full', () => {
  const gratis: Avtale = { ...hus, monthlyPrice: 0, yearlyPrice: 0 };
  const priser: Pris[] = [
    { systemSource: 'NICE', policyNumber: '2', gyldigFra: '2027-05-01', pris: 2400, prisFor: 0 },
  ];
  expect(reckon([bil, gratis], monthly(), { priser }).partlyKnown).toEqual([gratis]);
  expect(reckon([bil, gratis], monthly()).partlyKnown).toEqual([]);
});

describe('where the source cannot tell, or did not answer', () => {
  test.each(['notOffered', 'failed', 'timeout', 'incomplete'] as const)(
    '%s: estimated, and said so',
    (state) => {
      const ar = reckon([bil], [], { sources: [{ systemSource: 'NICE', state }] });
      expect(ar).toMatchObject({ ore: 120_000, estimatedOre: 120_000, estimated: [bil], unknown: [] });
    },
  );

  test('what ended before this month, or costs nothing, is not said to be guessed', () => {
    const over: Avtale = { ...bil, avtaleStatus: 'NON_RENEWAL', endDate: '2026-10-31' };
    const gratis: Avtale = { ...bil, monthlyPrice: 0, yearlyPrice: 0 };
    const overUtenPris: Avtale = { ...over, monthlyPrice: undefined, yearlyPrice: undefined };
    const ar = reckon([over, gratis, overUtenPris], [], { sources: told() });
    expect(ar).toMatchObject({ ore: 0, estimated: [], unknown: [], partlyKnown: [] });
  });

  test('what ends, and nobody says when, is not guessed: not all of it is known', () => {
    const avslutter: Avtale = { ...bil, avtaleStatus: 'NON_RENEWAL' };
    const gratis: Avtale = { ...avslutter, monthlyPrice: 0, yearlyPrice: 0 };
    const ar = reckon([avslutter, gratis], [], { sources: told() });
    expect(ar).toMatchObject({ ore: 0, estimated: [], partlyKnown: [avslutter] });
  });

  test('what has no price is named, an application costs nothing yet', () => {
    const innbo: Avtale = { ...bil, policyNumber: '3', monthlyPrice: undefined, yearlyPrice: undefined };
    const behandling: Avtale = { ...bil, systemSource: 'EIKA_PERSON', avtaleStatus: 'PENDING' };
    expect(reckon([innbo, behandling], [], { sources: told() })).toMatchObject({
      ore: 0,
      estimated: [],
      unknown: [innbo],
    });
  });

  test.each<[string, Partial<Pris>, number]>([
    ['in force', { gyldigFra: '2026-05-01' }, 240_000],
    ['to come', { gyldigFra: '2027-05-01' }, 120_000 + 6 * 20_000 - 6 * 900],
  ])('a price that its system tells by itself is a price: %s', (_, change, ore) => {
    const uten: Avtale = { ...bil, monthlyPrice: undefined, yearlyPrice: undefined };
    const told2400 = { systemSource: 'NICE', policyNumber: '1', pris: 2400, prisFor: 2292 } as const;
    const priser = [{ ...told2400, gyldigFra: '', ...change }];
    expect(reckon([uten], [], { sources: told(), priser })).toMatchObject({
      ore,
      estimated: [uten],
      unknown: [],
    });
    // Its system tells payments, and none for this.
    expect(reckon([uten], [], { priser })).toMatchObject({ unknown: [], partlyKnown: [uten] });
  });

  test('one system tells and another does not: each as it is', () => {
    const paris: Avtale = { ...bil, systemSource: 'PARIS', name: 'Verdisaker' };
    const ar = reckon([bil, paris], monthly());
    expect(ar).toMatchObject({ ore: 240_000, estimatedOre: 120_000, estimated: [paris] });
  });

  test.each([
    ['half a month: it ends', { avtaleStatus: 'NON_RENEWAL', endDate: '2026-11-15' }, IDAG, [5000, 0]],
    ['on the last day of a month', { avtaleStatus: 'NON_RENEWAL', endDate: '2026-11-30' }, IDAG, [10_000, 0]],
    [
      'a leap day is a day',
      { avtaleStatus: 'NON_RENEWAL', endDate: '2028-02-29' },
      '2028-02-01',
      [10_000, 0],
    ],
    ['without it', { avtaleStatus: 'NON_RENEWAL', endDate: '2028-02-28' }, '2028-02-29', [9655, 0]],
    ['it goes on', { avtaleStatus: 'RENEWAL', endDate: '2026-11-15' }, IDAG, [10_000, 10_000]],
  ])('%s', (_, change, idag, months) => {
    const ar = reckon([{ ...bil, ...change }], [], { sources: told(), idag });
    expect(listOre(ar).slice(0, 2)).toEqual(months);
  });

  test('a price that changes in the middle of a month is reckoned by days', () => {
    const ny: Pris = {
      systemSource: 'NICE',
      policyNumber: '1',
      gyldigFra: '2027-04-16',
      pris: 2400,
      prisFor: 1200,
    };
    const ar = reckon([bil], [], { sources: told(), priser: [ny] });
    expect(listOre(ar).slice(4, 8)).toEqual([10_000, 15_000, 20_000, 20_000]);
    const isNyPris = ar.maneder.map(({ kostnader }) => kostnader[0]?.isNyPris);
    expect(isNyPris.slice(4, 7)).toEqual([false, true, true]);
  });

  test.each(['2027-04-15', '2027-04-16'])(
    'a price from the day after the end, or from a last day of %s, is in no estimate',
    (endDate) => {
      const slutter: Avtale = { ...bil, avtaleStatus: 'NON_RENEWAL', endDate };
      const ny: Pris = { systemSource: 'NICE', policyNumber: '1', gyldigFra: '2027-04-16', pris: 24_000 };
      const ar = reckon([slutter], [], { sources: told(), priser: [ny] });
      expect(ar).toEqual(reckon([slutter], [], { sources: told() }));
    },
  );
});

test('the payments of many agreements are grouped without asking every group of each', () => {
  const avtaler = Array.from({ length: 50 }, (_, number) => ({ ...bil, policyNumber: String(number) }));
  const betalinger = avtaler.flatMap(({ policyNumber }) => monthly({ policyNumbers: [policyNumber] }));
  const asked = vi.spyOn(Set.prototype, 'has');
  onTestFinished(() => asked.mockRestore());
  expect(reckon(avtaler, betalinger).ore).toBe(50 * 120_000);
  expect(asked.mock.calls.length).toBeLessThan(betalinger.length);
});

const arbitraryAvtale = fc
  .record({ ar: fc.integer({ min: 0, max: 5_000_000 }), system: fc.constantFrom(...systemSources) })
  .map(({ ar, system }): Avtale => ({
    ...bil,
    systemSource: system,
    yearlyPrice: ar / 100,
    monthlyPrice: undefined,
  }));

test('whatever the prices are, the estimates of a year sum to them to the øre', () => {
  fc.assert(
    fc.property(
      fc.array(arbitraryAvtale, { maxLength: 8 }),
      fc.integer({ min: 0, max: 47 }),
      (avtaler, month) => {
        const idag = `${flyttManed('2026-01', month)}-28`;
        const ar = reckon(avtaler, [], { sources: told(), idag });
        const whole = avtaler.reduce((sum, { yearlyPrice = 0 }) => sum + Math.round(yearlyPrice * 100), 0);
        expect([ar.ore, ar.estimatedOre]).toEqual([whole, whole]);
        expect(ar.maneder.map(({ maned }) => maned)).toEqual(listArets(idag));
      },
    ),
  );
});

test('where all sources tell payments, the year sums to the price of the year, however few they know ahead', () => {
  const arbitrary = fc.record({
    ar: fc.integer({ min: 1200, max: 5_000_000 }),
    terms: fc.constantFrom(1, 2, 3, 4, 6, 12),
    /** The month in which the insurance began, which is the first of its terms. */
    start: fc.integer({ min: 0, max: 11 }),
    /** How many months the source knows, from this one, whose payment was due a week ago. */
    until: fc.integer({ min: 1, max: 12 }),
    systemSource: fc.constantFrom(...systemSources),
  });
  fc.assert(
    fc.property(fc.array(arbitrary, { minLength: 1, maxLength: 4 }), (made) => {
      const avtaler = made.map(({ ar, systemSource }, index) => ({
        ...bil,
        systemSource,
        policyNumber: String(index),
        yearlyPrice: ar / 100,
      }));
      const betalinger = made.flatMap(({ ar, terms, start, until, systemSource }, index) =>
        Array.from({ length: 12 + until }, (_, month) => ({ month, term: (month + start) % 12 })).flatMap(
          ({ month, term }) =>
            term % (12 / terms) === 0
              ? pay(flyttManed('2026-11', month - 12), {
                  systemSource,
                  policyNumbers: [String(index)],
                  belop: (splitOre(ar, terms)[(term * terms) / 12] ?? 0) / 100,
                })
              : [],
        ),
      );
      const year = reckon(avtaler, betalinger, { sources: told(...systemSources) });
      expect(year.ore).toBe(made.reduce((sum, { ar }) => sum + ar, 0));
      expect(year).toMatchObject({ estimated: [], unknown: [] });
    }),
  );
});

test('a new insurance is paid as often as it began, and the year sums to its price', () => {
  const arbitrary = fc.record({
    ar: fc.integer({ min: 1200, max: 5_000_000 }),
    terms: fc.constantFrom(1, 2, 3, 4, 6, 12),
    monthsAgo: fc.integer({ min: 1, max: 11 }),
    /** How many months the source knows, from this one, whose payment was due a week ago. */
    until: fc.integer({ min: 1, max: 12 }),
  });
  fc.assert(
    fc.property(arbitrary, ({ ar, terms, monthsAgo, until }) => {
      const shares = splitOre(ar, terms);
      const betalinger = Array.from({ length: monthsAgo + until }, (_, month) => (month * terms) / 12)
        .filter((term) => Number.isInteger(term))
        .map((term) =>
          pay(flyttManed('2026-11', (term * 12) / terms - monthsAgo), {
            belop: (shares[term % terms] ?? 0) / 100,
          }),
        );
      const year = reckon([{ ...bil, yearlyPrice: ar / 100 }], betalinger);
      expect(year).toMatchObject({ ore: ar, estimated: [], unknown: [], partlyKnown: [] });
    }),
  );
});

/** The weekday on or after this day, or on or before it. */
function moveOffWeekend(dag: string, isForward: boolean): string {
  const day = new Date(dag);
  while (day.getUTCDay() % 6 === 0) day.setUTCDate(day.getUTCDate() + (isForward ? 1 : -1));
  return day.toISOString().slice(0, 10);
}

test('on whatever day it is due, and moved off weekends, a year is its price, give or take the term at its edge', () => {
  const arbitrary = fc.record({
    ar: fc.integer({ min: 12_000, max: 5_000_000 }),
    terms: fc.constantFrom(1, 2, 3, 4, 6, 12),
    day: fc.integer({ min: 1, max: 31 }),
    monthsAgo: fc.integer({ min: 1, max: 40 }),
    /** How many months the source knows ahead. */
    ahead: fc.constantFrom(0, 1, 6, 12),
    idag: fc.integer({ min: 0, max: 800 }),
    moves: fc.constantFrom('not', 'forward', 'back'),
  });
  fc.assert(
    fc.property(arbitrary, ({ ar, terms, day, monthsAgo, ahead, idag: days, moves }) => {
      const idag = new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10);
      const maned = idag.slice(0, 7);
      const belop = ar / terms / 100;
      const betalinger = Array.from(
        { length: Math.floor(((monthsAgo + ahead) * terms) / 12) + 1 },
        (_, term) => {
          const due = flyttDag(
            `2026-01-${String(day).padStart(2, '0')}`,
            countManeder('2026-01', maned) - monthsAgo + (term * 12) / terms,
          );
          const forfall = moves === 'not' ? due : moveOffWeekend(due, moves === 'forward');
          return pay('', { forfall, belop, status: forfall < idag ? 'BETALT' : 'KOMMER' });
        },
      ).filter(({ forfall }) => forfall >= `${flyttManed(maned, -12)}-01`);
      fc.pre(betalinger.length > 0);
      const year = reckon([{ ...bil, yearlyPrice: ar / 100 }], betalinger, { idag });
      fc.pre(year.partlyKnown.length === 0);
      expect(Math.abs(year.ore - ar)).toBeLessThanOrEqual(Math.ceil(ar / terms) + terms);
    }),
    { numRuns: 500 },
  );
});

/** Any agreements, with any payments: of some a source knows all, of some a part, and of some nothing. */
const arbitraryAr = fc
  .record({
    avtaler: fc.array(
      fc.record({
        systemSource: fc.constantFrom<SystemSource>('NICE', 'PARIS', 'LOFAVOR'),
        ar: fc.option(fc.integer({ min: 0, max: 5_000_000 }), { nil: undefined }),
        avtaleStatus: fc.constantFrom('ACTIVE', 'NON_RENEWAL'),
        slutt: fc.option(fc.integer({ min: -40, max: 400 }), { nil: undefined }),
        terms: fc.constantFrom(1, 2, 3, 4, 6, 12),
        from: fc.integer({ min: -12, max: 0 }),
        to: fc.integer({ min: -11, max: 12 }),
        day: fc.integer({ min: 1, max: 28 }),
        factor: fc.constantFrom(0.1, 1, 1, 1, 1.3),
        isTogether: fc.boolean(),
      }),
      { minLength: 1, maxLength: 5 },
    ),
    refunds: fc.array(fc.integer({ min: 1, max: 900_000 }), { maxLength: 2 }),
    states: fc.tuple(
      fc.constantFrom('ok' as const, 'incomplete' as const),
      fc.constantFrom('ok' as const, 'failed' as const),
    ),
    gyldigFra: fc.integer({ min: 0, max: 400 }),
    idag: fc.integer({ min: 1, max: 30 }),
  })
  .map(({ avtaler: made, refunds, states: [nice, paris], gyldigFra, idag }) => {
    const toDay = (days: number) => new Date(Date.UTC(2026, 10, 23 + days)).toISOString().slice(0, 10);
    const avtaler = made.map(({ systemSource, ar, avtaleStatus, slutt }, index): Avtale => ({
      ...bil,
      systemSource,
      policyNumber: String(index),
      avtaleStatus,
      monthlyPrice: undefined,
      yearlyPrice: ar && ar / 100,
      endDate: slutt === undefined ? undefined : toDay(slutt),
    }));
    const betalinger = made.flatMap(
      ({ systemSource, ar = 120_000, terms, from, to, day, factor, isTogether }, index) =>
        // Of PARIS nothing comes where it does not answer, and LOFAVOR cannot tell.
        systemSource === 'LOFAVOR' || (systemSource === 'PARIS' && paris !== 'ok')
          ? []
          : Array.from({ length: Math.max(0, to - from) }, (_, month) => from + month)
              .filter((month) => (month + 12) % (12 / terms) === 0)
              .map((month) =>
                pay(flyttManed('2026-11', month), {
                  systemSource,
                  belop: Math.round((ar * factor) / terms) / 100,
                  forfall: `${flyttManed('2026-11', month)}-${String(day).padStart(2, '0')}`,
                  policyNumbers: [index, ...(isTogether ? [index - 1] : [])].map(String),
                }),
              ),
    );
    const back = refunds.map((ore, index) =>
      pay(flyttManed('2026-11', index), { belop: ore / 100, retning: 'TIL_KUNDEN', policyNumbers: ['0'] }),
    );
    const sources: PartState[] = [
      { systemSource: 'NICE', state: nice },
      { systemSource: 'PARIS', state: paris },
      { systemSource: 'LOFAVOR', state: 'notOffered' },
    ];
    const priser: Pris[] = avtaler.map(({ systemSource, policyNumber = '' }) => ({
      systemSource,
      policyNumber,
      gyldigFra: toDay(gyldigFra),
      pris: 1440,
    }));
    const dag = `2026-11-${String(idag).padStart(2, '0')}`;
    return {
      idag: dag,
      betalinger: [...betalinger, ...back],
      ar: reckon(avtaler, [...betalinger, ...back], { sources, priser, idag: dag }),
      isWhole: nice === 'ok' && paris === 'ok',
    };
  });

const addOre = (kostnader: readonly Kostnad[]) => kostnader.reduce((sum, { ore }) => sum + ore, 0);

test('the sum of a year is the sum of its rows, and so is the sum of its estimates', () => {
  fc.assert(
    fc.property(arbitraryAr, ({ ar }) => {
      const rows = ar.maneder.flatMap(({ kostnader }) => kostnader);
      expect(ar.ore).toBe(addOre(rows));
      expect(ar.estimatedOre).toBe(addOre(rows.filter(({ isEstimate }) => isEstimate)));
      for (const { kostnader, ore } of ar.maneder) expect(ore).toBe(addOre(kostnader));
      for (const { ore, isEstimate } of rows) if (isEstimate) expect(ore).toBeGreaterThan(0);
    }),
  );
});

/** The payments for these agreements, and for what is paid together with them, directly or through others. */
function listTogether(avtaler: readonly Avtale[], betalinger: readonly Betaling[]): Betaling[] {
  const own = betalinger.filter(
    ({ systemSource, retning }) => retning === undefined && systemSource === avtaler[0]?.systemSource,
  );
  const numbers = new Set(avtaler.map(({ policyNumber = '' }) => policyNumber));
  for (let size = 0; size < numbers.size;) {
    size = numbers.size;
    for (const { policyNumbers = [] } of own)
      if (policyNumbers.some((number) => numbers.has(number)))
        for (const number of policyNumbers) numbers.add(number);
  }
  return own.filter(({ policyNumbers = [] }) => policyNumbers.some((number) => numbers.has(number)));
}

test('no estimate is of a month before this one, nor of a day that has passed where the source tells days', () => {
  fc.assert(
    fc.property(arbitraryAr, ({ ar, betalinger, idag }) => {
      for (const { maned, kostnader } of ar.maneder) {
        expect(maned >= idag.slice(0, 7)).toBe(true);
        for (const { isEstimate, avtaler } of kostnader) {
          const isPaid = betalinger.some(
            ({ systemSource, policyNumbers = [] }) =>
              avtaler.some((avtale) => avtale.systemSource === systemSource) &&
              avtaler.some(({ policyNumber = '' }) => policyNumbers.includes(policyNumber)),
          );
          if (!isEstimate || !isPaid || maned !== idag.slice(0, 7)) continue;
          const days = listTogether(avtaler, betalinger).map(({ forfall }) => forfall.slice(8));
          expect(days.some((day) => `${maned}-${day}` >= idag)).toBe(true);
        }
      }
    }),
  );
});

test('no estimate is of an agreement that has ended, or will end nobody knows when', () => {
  fc.assert(
    fc.property(arbitraryAr, ({ ar }) => {
      for (const { maned, kostnader } of ar.maneder)
        for (const { isEstimate, avtaler } of kostnader) {
          const lasts = avtaler.every(
            ({ avtaleStatus, endDate = '' }) => avtaleStatus === 'ACTIVE' || endDate >= `${maned}-01`,
          );
          if (isEstimate) expect(lasts).toBe(true);
        }
    }),
  );
});

test('‘at least’ is what is known, and never an estimate', () => {
  fc.assert(
    fc.property(arbitraryAr, ({ ar, isWhole }) => {
      const rows = ar.maneder.flatMap(({ kostnader }) => kostnader);
      const known = addOre(rows.filter(({ isEstimate }) => !isEstimate));
      const sum = toArssum(ar, { hasAllAvtaler: isWhole, hasAllBetalinger: isWhole });
      if (sum.slag === 'minst') {
        expect(sum.ore).toBe(known);
        expect(sum.medAnslagOre ?? known).toBe(ar.ore);
      }
      // A sum without a word is all, and all of it is known.
      if (sum.slag === 'sum') {
        expect([sum.ore, ar.estimatedOre]).toEqual([known, 0]);
        expect([isWhole, ar.estimated, ar.unknown, ar.partlyKnown]).toEqual([true, [], [], []]);
      }
      if (sum.slag === 'kjent') expect(sum.ore).toBeLessThan(0);
      if (sum.slag === 'anslag') expect([isWhole, ar.unknown, ar.partlyKnown]).toEqual([true, [], []]);
      if (sum.slag === 'delanslag') expect([isWhole, ar.unknown, ar.partlyKnown]).not.toEqual([true, [], []]);
      if (sum.slag === 'anslag' || sum.slag === 'delanslag') expect(ar.estimatedOre).toBeGreaterThan(0);
      else expect(sum.medAnslagOre === undefined || sum.slag === 'minst').toBe(true);
    }),
  );
});

test.each<[string, Betaling[], Avtale[], PartState[], ReturnType<typeof toArssum>]>([
  ['all of it', monthly(), [bil], told('NICE'), { slag: 'sum', ore: 120_000 }],
  [
    'money back alone',
    [pay('2026-12', { retning: 'TIL_KUNDEN' })],
    [],
    told('NICE'),
    { slag: 'sum', ore: -10_000 },
  ],
  [
    'money back, and not all is known',
    [pay('2026-12', { retning: 'TIL_KUNDEN' })],
    [bil],
    told('NICE'),
    { slag: 'kjent', ore: -10_000 },
  ],
  [
    'money back, and an estimate of another',
    [pay('2026-12', { retning: 'TIL_KUNDEN', belop: 2000, policyNumbers: ['9'] })],
    [{ ...bil, systemSource: 'PARIS' }],
    told('NICE'),
    { slag: 'anslag', ore: -80_000 },
  ],
  [
    'a part guessed, beside one of which nothing is known',
    [],
    [{ ...bil, systemSource: 'PARIS' }, bil],
    told('NICE'),
    { slag: 'delanslag', ore: 120_000 },
  ],
  [
    'a part known and a part guessed, beside one of which nothing is',
    [pay('2026-12', { belop: 100 }), pay('2026-11', { belop: 100 })],
    [bil, hus],
    told('NICE'),
    { slag: 'minst', ore: 20_000, medAnslagOre: 120_000 },
  ],
  ['a guess alone', [], [bil], told(), { slag: 'anslag', ore: 120_000 }],
  ['none', [], [bil], told('NICE'), { slag: 'ingen', ore: 0 }],
  ['none, and nothing that could have any', [], [], told('NICE'), { slag: 'ingen', ore: 0 }],
  [
    'what was paid back, and not all is known',
    [pay('2026-12', { status: 'TILBAKEBETALT' })],
    [bil],
    told('NICE'),
    { slag: 'ingen', ore: 0 },
  ],
])('the sentence about the sum: %s', (_, betalinger, avtaler, sources, expected) => {
  expect(toArssum(reckon(avtaler, betalinger, { sources }), WHOLE)).toEqual(expected);
});

test('an estimate takes the place of payments that did not come, not of agreements', () => {
  const ar = reckon([bil], [], { sources: told() });
  expect(toArssum(ar, { ...WHOLE, hasAllBetalinger: false }).slag).toBe('anslag');
  expect(toArssum(ar, { ...WHOLE, hasAllAvtaler: false }).slag).toBe('delanslag');
});

test('where a system did not tell all, what is known is not the whole', () => {
  expect(toArssum(reckon([bil], monthly()), { ...WHOLE, hasAllBetalinger: false })).toEqual({
    slag: 'minst',
    ore: 120_000,
  });
});
