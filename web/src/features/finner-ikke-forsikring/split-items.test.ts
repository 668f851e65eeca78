import { expect, it } from 'vitest';

import { splitItems } from './split-items.ts';

it.each([
  [0, 0],
  [1, 1],
  [3, 3],
  [4, 4],
  [5, 3],
  [9, 3],
])('of %i items %i are shown, and the rest is hidden (OVW-13)', (count, expected) => {
  const items = Array.from({ length: count }, (_, index) => index);
  const { shown, rest } = splitItems(items);
  expect(shown).toHaveLength(expected);
  expect([...shown, ...rest]).toEqual(items);
});
