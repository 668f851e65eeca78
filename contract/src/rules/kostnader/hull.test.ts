import { expect, test } from 'vitest';

import type { Avtale } from '../../avtaler.ts';
import type { Betaling } from '../../kostnader.ts';
import {
  bil,
  hus,
  IDAG,
  inManed,
  listOre,
  monthly,
  pay,
  reckon,
  told0,
  WHOLE,
} from '../../testing/kostnadsar.ts';
import { toArssum } from './arssum.ts';
import { listArets } from './maneder.ts';

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
  const dyrere: Avtale = { ...bil, yearlyPrice: 1440 };
  const nothing = pay('2026-05', { belop: 0 });
  expect(reckon([dyrere], [...terms, nothing]).partlyKnown).toEqual([dyrere]);
});

test('a payment of nothing before the terms fills no hole', () => {
  const terms = ['2026-09', '2026-11', '2026-12'].map((maned) => pay(maned));
  const ar = reckon([utenPris], [pay('2026-08', { belop: 0 }), ...terms]);
  expect(ar.partlyKnown).toEqual([utenPris]);
});

test('a payment of nothing beside the terms is none of them', () => {
  const terms = ['2025-12', '2026-03', '2026-06', '2026-09'].map((maned) => pay(maned, { belop: 300 }));
  expect(reckon([utenPris], [...terms, pay('2026-05', { belop: 0 })]).partlyKnown).toEqual([]);
});

test('a term that came a month late is no hole', () => {
  const terms = ['2026-04', '2026-07', '2026-11'].map((maned) => pay(maned, { belop: 300 }));
  expect(reckon([utenPris], terms).partlyKnown).toEqual([]);
});

test('what was paid from the first month that a source tells, and no more, is in no first year', () => {
  const terms = ['2025-12', '2026-03', '2026-06'].map((maned) => pay(maned, { belop: 300 }));
  expect(reckon([utenPris], terms).partlyKnown).toEqual([utenPris]);
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
