import { expect, it } from 'vitest';

import { sortBy } from './sort-by.ts';

it('leaves the list it was given as it was', () => {
  const given = [3, 1, 2];
  expect(sortBy(given, (a, b) => a - b)).toEqual([1, 2, 3]);
  expect(given).toEqual([3, 1, 2]);
});
