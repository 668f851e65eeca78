import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { Avtale } from '../../avtaler.ts';
import type { Betaling, PartState, Pris } from '../../kostnader.ts';
import { type SystemSource, systemSources } from '../../system-sources.ts';
import { createKostnadsar, type Kostnadsar } from './kostnadsar.ts';
import { flyttManed, listArets, splitOre } from './maneder.ts';

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
  { sources = told('NICE'), priser = [] as readonly Pris[], idag = IDAG } = {},
) {
  return createKostnadsar({ idag, avtaler, betalinger: [...betalinger], sources, priser });
}
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
    expect(inManed(ar, '2027-01').kostnader).toMatchObject([{ avtaler: [bil, hus], isForOthers: false }]);
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

  test('forty payments in a month are forty lines', () => {
    const many = Array.from({ length: 40 }, () => pay('2027-02', { belop: 0.1 }));
    const ar = reckon([bil], many);
    expect(inManed(ar, '2027-02')).toMatchObject({ ore: 400 });
    expect(inManed(ar, '2027-02').kostnader).toHaveLength(40);
  });

  test.each([
    ['an agreement that is gone', ['9'], []],
    ['one that is gone and one that is not', ['9', '1'], [bil]],
    ['nobody knows what', undefined, []],
  ])('a payment of %s counts, and says so', (_, policyNumbers, avtaler) => {
    const ar = reckon([bil], [pay('2027-01', { policyNumbers }), pay('2026-01', { policyNumbers })]);
    expect(inManed(ar, '2027-01').kostnader).toMatchObject([{ avtaler, isForOthers: true, ore: 10_000 }]);
    expect(ar.estimatedOre).toBe(0);
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
    expect(inManed(ar, '2027-05').kostnader[0]).toMatchObject({ isEstimate: true });
  });

  test('who pays once a year pays once next year', () => {
    const ar = reckon([bil], [pay('2026-03', { belop: 1100, status: 'BETALT' })]);
    expect(listOre(ar)).toEqual([0, 0, 0, 0, 120_000, 0, 0, 0, 0, 0, 0, 0]);
    expect(inManed(ar, '2027-03').estimatedOre).toBe(120_000);
  });

  test('has none is no estimate', () => {
    expect(reckon([bil], [])).toMatchObject({ ore: 0, estimated: [], unknown: [] });
  });
});

describe('where the source cannot tell, or did not answer', () => {
  test.each(['notOffered', 'failed', 'timeout', 'incomplete'] as const)(
    '%s: estimated, and said so',
    (state) => {
      const ar = reckon([bil], [], { sources: [{ systemSource: 'NICE', state }] });
      expect(ar).toMatchObject({ ore: 120_000, estimatedOre: 120_000, estimated: [bil], unknown: [] });
    },
  );

  test('what has no price is named, an application costs nothing yet', () => {
    const innbo: Avtale = { ...bil, policyNumber: '3', monthlyPrice: undefined, yearlyPrice: undefined };
    const behandling: Avtale = { ...bil, systemSource: 'EIKA_PERSON', avtaleStatus: 'PENDING' };
    expect(reckon([innbo, behandling], [], { sources: told() })).toMatchObject({
      ore: 0,
      estimated: [],
      unknown: [innbo],
    });
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
  });
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
    ar: fc.integer({ min: 1, max: 5_000_000 }),
    terms: fc.constantFrom(1, 2, 3, 4, 6, 12),
    /** The month in which the insurance began, which is the first of its terms. */
    start: fc.integer({ min: 0, max: 11 }),
    /** The last month that the source knows, from this one. */
    until: fc.integer({ min: 0, max: 12 }),
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
