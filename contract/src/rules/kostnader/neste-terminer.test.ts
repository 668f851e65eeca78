import { describe, expect, test } from 'vitest';

import type { Avtale } from '../../avtaler.ts';
import type { Betaling, Pris } from '../../kostnader.ts';
import {
  bil,
  hus,
  IDAG,
  inManed,
  listEstimates,
  listOre,
  monthly,
  pay,
  reckon,
  told0,
  WHOLE,
} from '../../testing/kostnadsar.ts';
import { toArssum } from './arssum.ts';
import type { Kostnadsar } from './kostnadsar.ts';
import { listArets } from './maneder.ts';

describe('where the source tells payments', () => {
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

  test.each(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'])(
    'on the fifteenth of a month that it ends with: %s',
    (endDate) => {
      const ar = reckon([{ ...avslutter, endDate }], monthly({}, -12, 1));
      const last = ar.maneder.findLast(({ kostnader }) => kostnader.length > 0);
      expect(last?.maned).toBe(endDate.slice(0, 7));
    },
  );

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

  test.each<[string, Partial<Betaling>, string[]]>([
    ['a bill on each', {}, []],
    ['nothing to pay on the first', { belop: 0 }, ['2026-11']],
  ])('of two days in a month it is on the first that has something to pay: %s', (_, change, maneder) => {
    const second = pay('', { forfall: '2025-11-25', belop: 600 });
    const ar = reckon([bil], [pay('', { forfall: '2025-11-05', belop: 600, ...change }), second]);
    expect(listEstimates(ar)).toEqual(maneder);
  });
});
