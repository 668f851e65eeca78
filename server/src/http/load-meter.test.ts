import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createLoadMeter } from './load-meter.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('only the last interval counts, and busy ends at a lower load than it begins', () => {
  /** Simulated event loop: one millisecond of work per millisecond while busy. */
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
  expect([pass(350), pass(450), pass(350), pass(290), pass(350)]).toEqual([false, true, true, false, false]);
  meter.close();
  expect(vi.getTimerCount()).toBe(0);
});

test('sees the real process busy, and then idle', async () => {
  vi.useRealTimers();
  const meter = createLoadMeter();
  const work = setInterval(() => {
    const end = performance.now() + 60;
    while (performance.now() < end);
  }, 0);
  await expect.poll(meter.isBusy).toBe(true);
  clearInterval(work);
  await expect.poll(meter.isBusy).toBe(false);
  meter.close();
});
