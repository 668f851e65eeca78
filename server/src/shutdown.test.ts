import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createLogger } from './logger.ts';
import { onShutdown } from './shutdown.ts';

type Way = 'SIGTERM' | 'SIGINT' | 'disconnect';

/** The test's own process must live on. */
const exit = vi.fn<(code: number) => void>();
const ways = new Map<string, () => void>();
const logger = createLogger('silent');
const said: unknown[] = [];
beforeEach(() => {
  vi.spyOn(logger, 'error').mockImplementation((_: unknown, message?: string) => void said.push(message));
  vi.useFakeTimers();
  vi.spyOn(process, 'exit').mockImplementation(exit as never);
  for (const listen of ['on', 'once'] as const)
    vi.spyOn(process, listen).mockImplementation((name, way) => {
      ways.set(String(name), way as () => void);
      return process;
    });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  exit.mockReset();
  said.length = 0;
});

function end(way: Way, stop: (how: { isHurried: boolean }) => Promise<void>): void {
  onShutdown(logger, stop);
  ways.get(way)?.();
}

test.each([
  ['SIGTERM', false],
  ['SIGINT', true],
  ['disconnect', true],
] as const)('%s stops it once, and it ends with 0; in a hurry: %s', async (way, isHurried) => {
  const stop = vi.fn(async () => {});
  end(way, stop);
  ways.get('SIGTERM')?.();
  ways.get('SIGINT')?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(stop.mock.calls).toEqual([[{ isHurried }]]);
  expect(exit.mock.calls).toEqual([[0]]);
});

test('what cannot be stopped is said, and it ends with 1', async () => {
  end('SIGTERM', () => Promise.reject(new Error('no')));
  await vi.advanceTimersByTimeAsync(0);
  expect(said).toEqual(['could not stop cleanly']);
  expect(exit.mock.calls).toEqual([[1]]);
});

test('what has not stopped after 25 s, as the manual says, is left, and that is said', async () => {
  end('SIGTERM', () => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(24_999);
  expect(exit).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(exit.mock.calls).toEqual([[1]]);
  expect(said).toEqual(['could not stop cleanly']);
});
