import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createQueryClient } from './query-client.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
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

it('does not wait for the network when a call has failed without it', async () => {
  const client = createQueryClient(async () => {
    onlineManager.setOnline(false);
    throw new Error('Ingen dekning');
  });
  void client.prefetchQuery({ queryKey: ['getKunde'] });
  await vi.runAllTimersAsync();
  expect(client.getQueryState(['getKunde'])).toMatchObject({ status: 'error', fetchStatus: 'idle' });
});
