import { expect, test } from 'vitest';

import { osloDate } from './oslo-date.ts';

test("the day is Norway's, not UTC's", () => {
  expect(osloDate({ now: new Date('2026-06-30T22:30:00Z') })).toBe('2026-07-01');
  expect(osloDate({ now: new Date('2026-12-31T22:30:00Z') })).toBe('2026-12-31');
});

test('days are added before years are taken off', () => {
  const now = new Date('2026-12-31T12:00:00Z');
  expect(osloDate({ now, days: 1, years: 18 })).toBe('2009-01-01');
  expect(osloDate({ now, years: 18 })).toBe('2008-12-31');
});

test('a birthday on 29 February is on 1 March where that day does not exist', () => {
  expect(osloDate({ now: new Date('2028-02-29T12:00:00Z'), years: 18 })).toBe('2010-03-01');
});
