import { describe, expect, test } from 'vitest';

import type { Avtale } from '../../avtaler.ts';
import type { Pris } from '../../kostnader.ts';
import { bil, hus, IDAG, listOre, monthly, pay, reckon, told } from '../../testing/kostnadsar.ts';

test('what is free now and has a price that is decided is not paid in full', () => {
  const gratis: Avtale = { ...hus, monthlyPrice: 0, yearlyPrice: 0 };
  const priser: Pris[] = [
    { systemSource: 'NICE', policyNumber: '2', gyldigFra: '2027-05-01', pris: 2400, prisFor: 0 },
  ];
  expect(reckon([bil, gratis], monthly(), { priser }).partlyKnown).toEqual([gratis]);
  expect(reckon([bil, gratis], monthly()).partlyKnown).toEqual([]);
});

test('of what is free, a bill of nothing is all there is to pay', () => {
  const gratis: Avtale = { ...hus, monthlyPrice: 0, yearlyPrice: 0 };
  const bills = [...monthly(), pay('2026-12', { policyNumbers: ['2'], belop: 0 })];
  expect(reckon([bil, gratis], bills)).toMatchObject({ ore: 120_000, partlyKnown: [] });
  // What has no price may cost something.
  const uten: Avtale = { ...hus, monthlyPrice: undefined, yearlyPrice: undefined };
  expect(reckon([bil, uten], bills).partlyKnown).toEqual([uten]);
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
    ['from today', { gyldigFra: IDAG }, 240_000],
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

  test('a first price that is to come is a price: nothing until its day', () => {
    const uten: Avtale = { ...bil, monthlyPrice: undefined, yearlyPrice: undefined };
    const forste: Pris = { systemSource: 'NICE', policyNumber: '1', gyldigFra: '2027-01-16', pris: 1200 };
    const ar = reckon([uten], [], { sources: told(), priser: [forste] });
    expect(ar).toMatchObject({ estimated: [uten], unknown: [] });
    expect(listOre(ar).slice(0, 5)).toEqual([0, 0, 5161, 10_000, 10_000]);
    // Its system tells payments, and none for this.
    expect(reckon([uten], [], { priser: [forste] })).toMatchObject({ unknown: [], partlyKnown: [uten] });
    // What is renewed has one before it.
    const fornyes: Avtale = { ...uten, avtaleStatus: 'RENEWAL', endDate: '2027-01-16' };
    expect(reckon([fornyes], [], { priser: [forste] })).toMatchObject({ unknown: [fornyes] });
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

  test.each([
    ['second', '2027-04-02', 19_667],
    ['last', '2027-04-30', 10_333],
  ])('so it is from the %s day of a month', (_, gyldigFra, ore) => {
    const ny: Pris = { systemSource: 'NICE', policyNumber: '1', gyldigFra, pris: 2400 };
    expect(listOre(reckon([bil], [], { sources: told(), priser: [ny] }))[5]).toBe(ore);
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
