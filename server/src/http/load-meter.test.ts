import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createLoadMeter } from './load-meter.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('only the last moment counts, not all that has been', () => {
  /** Milliseconds of work since the start, one a millisecond while it works. */
  const total = { active: 0, idle: 0, utilization: 0 };
  const meter = createLoadMeter((since = { active: 0, idle: 0, utilization: 0 }) => {
    const active = total.active - since.active;
    const idle = total.idle - since.idle;
    return { active, idle, utilization: active / (active + idle) };
  });
  const pass = (active: number): boolean => {
    total.active += active;
    total.idle += 500 - active;
    vi.advanceTimersByTime(500);
    return meter.isBusy();
  };
  expect([pass(100), pass(450), pass(500), pass(300), pass(0)]).toEqual([false, true, true, false, false]);
  meter.close();
  expect(vi.getTimerCount()).toBe(0);
});

test('tells that the real process works, and then that it rests', async () => {
  vi.useRealTimers();
  const meter = createLoadMeter();
  const work = setInterval(() => {
    const end = performance.now() + 60;
    while (performance.now() < end);
  }, 0);
  await vi.waitUntil(meter.isBusy, 5000);
  clearInterval(work);
  await vi.waitUntil(() => !meter.isBusy(), 5000);
  meter.close();
});
