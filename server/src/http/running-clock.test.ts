import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createRunningClock } from './running-clock.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('runs as any clock, also between two ticks', () => {
  const clock = createRunningClock();
  vi.advanceTimersByTime(1030);
  expect(clock.now()).toBe(1030);
  clock.close();
  expect(vi.getTimerCount()).toBe(0);
});

test('a pause of the process counts as a tenth of a second, before its first tick and after', () => {
  const clock = createRunningClock();
  const read = vi.spyOn(performance, 'now');
  const paused = performance.now() + 1500;
  read.mockImplementation(() => paused);
  expect(clock.now()).toBe(100);
  vi.advanceTimersByTime(50);
  expect(clock.now()).toBe(100);
  clock.close();
});
