import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { waitForPause } from './wait-for-pause.ts';

const PAUSE_MS = 50;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

function createParts(count: number) {
  const parts = Array.from({ length: count }, () => Promise.withResolvers<void>());
  const onPause = vi.fn<() => void>();
  void waitForPause(
    parts.map(({ promise }) => promise),
    PAUSE_MS,
  ).then(onPause);
  return {
    onPause,
    come: (...indexes: number[]) => {
      for (const index of indexes) parts[index]?.resolve();
    },
  };
}

test('most have come, and nothing for so long', async () => {
  const { come, onPause } = createParts(7);
  come(0, 1, 2, 3, 4, 5);
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  expect(onPause).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onPause).toHaveBeenCalledOnce();
});

test('each that comes is waited for anew', async () => {
  const { come, onPause } = createParts(7);
  come(0, 1, 2, 3, 4);
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  come(5);
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  expect(onPause).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onPause).toHaveBeenCalledOnce();
});

test.each([
  ['all have come', [0, 1, 2, 3, 4, 5, 6]],
  ['half or less has come', [0, 1, 2]],
  ['nothing has come', []],
])('never when %s', async (_what, indexes) => {
  const { come, onPause } = createParts(7);
  come(...indexes);
  await vi.advanceTimersByTimeAsync(10 * PAUSE_MS);
  expect(onPause).not.toHaveBeenCalled();
});

test('never without parts', async () => {
  const { onPause } = createParts(0);
  await vi.advanceTimersByTimeAsync(10 * PAUSE_MS);
  expect(onPause).not.toHaveBeenCalled();
});
