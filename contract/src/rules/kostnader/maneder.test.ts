import { expect, test } from 'vitest';

import { toManedFraMidten } from './maneder.ts';

test.each([
  ['2026-12-15', '2026-11'],
  ['2026-12-16', '2026-12'],
  ['2027-01-15', '2026-12'],
])('months from the sixteenth to the fifteenth: %s is of %s', (dag, maned) => {
  expect(toManedFraMidten(dag)).toBe(maned);
});
