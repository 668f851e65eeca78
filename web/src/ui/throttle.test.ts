import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { RESIZE_THROTTLE_MS, throttle } from './throttle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('throttle (FRM-27)', () => {
  it('runs at once, then at most every 100 ms, and once more after the last call', () => {
    const action = vi.fn<() => void>();
    const { run } = throttle(action, RESIZE_THROTTLE_MS);
    for (let ms = 0; ms < 250; ms += 10) {
      run();
      vi.advanceTimersByTime(10);
    }
    expect(action).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(1000);
    expect(action).toHaveBeenCalledTimes(4);
    run();
    expect(action).toHaveBeenCalledTimes(5);
  });

  it('runs no more when it is cancelled', () => {
    const action = vi.fn<() => void>();
    const { run, cancel } = throttle(action, RESIZE_THROTTLE_MS);
    run();
    run();
    cancel();
    vi.advanceTimersByTime(1000);
    expect(action).toHaveBeenCalledOnce();
  });
});
