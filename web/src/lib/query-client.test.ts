import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createQueryClient } from './query-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('on the server', () => {
  it('starts no timer, which would keep every sent page in memory until it fired', async () => {
    const client = createQueryClient(async ([name]) => {
      if (name === 'getKunde') throw new Error('Nede');
      return { count: 1 };
    });
    await client.prefetchQuery({ queryKey: ['getHelseerklaering'] });
    const failing = client.prefetchQuery({ queryKey: ['getKunde'], retry: false });
    await failing;
    expect(vi.getTimerCount()).toBe(0);
  });
});
