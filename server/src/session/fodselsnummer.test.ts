import fc from 'fast-check';
import { expect, test } from 'vitest';

import { fodselsnumre, ingensNumre } from '../testing/fodselsnumre.ts';
import { findFodselsnummerKind } from './fodselsnummer.ts';

test.each([
  [fodselsnumre.standard, 'synthetic', 'month +80'],
  [fodselsnumre.dNummer, 'synthetic', 'a D-number with month +80'],
  [ingensNumre.fra2032RestNull, 'real', 'as given out from 2032, first remainder 0'],
  [ingensNumre.fra2032RestEn, 'real', 'as given out from 2032, first remainder 1'],
  [ingensNumre.fra2032Eldre, 'real', 'an earlier birth date, given out from 2032'],
  [ingensNumre.fra2032FeilSiste, undefined, 'second control digit wrong'],
  [ingensNumre.fra2032FeilForste, undefined, 'first control digit beyond a remainder of 3'],
  [ingensNumre.fra2032IngenDag, undefined, 'no such day'],
  [ingensNumre.nuller, undefined, 'no day at all'],
  ['1483843012', undefined, 'ten digits'],
  ['148384301210', undefined, 'twelve digits'],
  ['148384 30121', undefined, 'as it is shown, not as it is sent'],
  ['١٤٨٣٨٤٣٠١٢١', undefined, 'digits of another script'],
  ['', undefined, 'nothing'],
])('%s is %s: %s', (value, kind, _why) => {
  expect(findFodselsnummerKind(value)).toBe(kind);
});

const K1_WEIGHTS = [3, 7, 6, 1, 8, 9, 4, 5, 2];
const K2_WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
const sum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);

/** All numbers that the published rule allows for these nine digits, found by trying the checksums instead of calculating them. */
function listNumbers(nine: string): string[] {
  const digits = Array.from({ length: 10 }, (_, digit) => String(digit));
  return digits.flatMap((k1) =>
    digits
      .filter(() => [0, 1, 2, 3].includes((sum(nine, K1_WEIGHTS) + Number(k1)) % 11))
      .filter((k2) => (sum(nine + k1, K2_WEIGHTS) + Number(k2)) % 11 === 0)
      .map((k2) => nine + k1 + k2),
  );
}

const two = (value: number): string => String(value).padStart(2, '0');
/** Days 1 to 28, which every month has. */
const nineDigits = fc
  .record({
    day: fc.integer({ min: 1, max: 28 }),
    foreign: fc.constantFrom(0, 40),
    month: fc.integer({ min: 1, max: 12 }),
    population: fc.constantFrom(0, 40, 80),
    year: fc.integer({ min: 0, max: 99 }),
    individual: fc.integer({ min: 0, max: 999 }),
  })
  .map(({ day, foreign, month, population, year, individual }) => ({
    nine: two(day + foreign) + two(month + population) + two(year) + String(individual).padStart(3, '0'),
    kind: population === 0 ? 'real' : 'synthetic',
  }));

test('of all endings of a birth date and individual number, exactly those of the 2032 rule are valid', () => {
  const endings = Array.from({ length: 100 }, (_, ending) => two(ending));
  fc.assert(
    fc.property(nineDigits, ({ nine, kind }) => {
      const valid = endings
        .map((ending) => nine + ending)
        .filter((value) => findFodselsnummerKind(value) !== undefined);
      expect(valid).toEqual(listNumbers(nine));
      for (const value of valid) expect(findFodselsnummerKind(value)).toBe(kind);
    }),
  );
});

test('any text gets an answer', () => {
  fc.assert(
    fc.property(fc.string(), (value) => {
      if (!/^\d{11}$/.test(value)) expect(findFodselsnummerKind(value)).toBeUndefined();
    }),
  );
});
