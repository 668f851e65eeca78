import { expect, test } from 'vitest';
import { readDay } from './read-day.ts';

test.each([
  ['2028-02-29', '2028-02-28T23:00:00Z'],
  ['2026-07-01', '2026-06-30T22:00:00Z'],
  // The clock is changed after midnight.
  ['2026-03-29', '2026-03-28T23:00:00Z'],
  ['2026-03-30', '2026-03-29T22:00:00Z'],
  ['2026-10-25', '2026-10-24T22:00:00Z'],
  ['2026-10-26', '2026-10-25T23:00:00Z'],
])('%s begins at midnight in Oslo', (day, begins) => {
  expect(readDay(day)).toEqual(new Date(begins));
});

test.each(['2026-02-31', '2026-02-29', '2026-13-01', '2026-1-31', '31.01.2026', '', 'i går'])(
  '%j is none',
  (text) => {
    expect(() => readDay(text)).toThrow(`--since must be a day, such as 2026-01-31; it is ${text}`);
  },
);
