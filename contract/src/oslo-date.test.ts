import { expect, test } from 'vitest';

import { getOsloDate, getOsloMidnight } from './oslo-date.ts';

test.each([
  ['in winter', '2026-11-23', '2026-11-22T23:00:00.000Z'],
  ['in summer', '2026-06-30', '2026-06-29T22:00:00.000Z'],
  ['the day on which summer time begins', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['the day after', '2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['the day on which it ends', '2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['the day after that', '2026-10-26', '2026-10-25T23:00:00.000Z'],
  ['a new year', '2027-01-01', '2026-12-31T23:00:00.000Z'],
])('a day begins at midnight in Oslo: %s', (_, day, begins) => {
  const midnight = getOsloMidnight(day);
  expect(midnight.toISOString()).toBe(begins);
  expect(getOsloDate(midnight)).toBe(day);
  expect(getOsloDate(new Date(midnight.getTime() - 1))).not.toBe(day);
});
