import { expect, test } from 'vitest';

import { toNextAttempt } from './back-off.ts';

const at = new Date('2026-11-22T10:00:00Z');

test.each([
  [0, 5],
  [1, 10],
  [2, 20],
  [6, 320],
  [7, 600],
  [5000, 600],
])('after %d failed attempts, the next comes in %d seconds', (attempts, seconds) => {
  expect(toNextAttempt(at, attempts).getTime() - at.getTime()).toBe(seconds * 1000);
});
