import fc from 'fast-check';
import { expect, test } from 'vitest';

import type { Avtale } from '../../avtaler.ts';
import type { Betaling, PartState, Pris } from '../../kostnader.ts';
import { type SystemSource, systemSources } from '../../system-sources.ts';
import { bil, pay, reckon, told } from '../../testing/kostnadsar.ts';
import { toArssum } from './arssum.ts';
import type { Kostnad } from './kostnadsar.ts';
import { countManeder, flyttDag, flyttManed, listArets, splitOre } from './maneder.ts';

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
