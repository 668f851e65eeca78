import { expect, test } from 'vitest';

import { createShares } from './shares.ts';

const stays = new AbortController().signal;

test('a holder with nothing under way is forgotten, and need not wait', async () => {
  const shares = createShares({ each: 1, waitingEach: 0 });
  expect(shares.takeNow('A')).toBe(true);
  expect(await shares.waitFor('A', stays)).toBe(false);
  shares.give('A');
  expect(await shares.waitFor('A', stays)).toBe(true);
});
