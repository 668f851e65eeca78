import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { UNHURRIED_MS, useLate } from './use-late.ts';

/** The fake clock calls the browser idle within this time. */
const IDLE_MS = 100;
const load = vi.fn<() => Promise<string>>();

function Part({ isNeeded = false, afterMs }: { isNeeded?: boolean; afterMs?: number }) {
  return <p>{useLate(load, isNeeded, afterMs) ?? 'er ikke kommet'}</p>;
}

beforeEach(() => {
  // A browser calls a page that nobody looks at idle late, or never.
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback', 'cancelIdleCallback'],
  });
  load.mockReset().mockResolvedValue('er kommet');
});
afterEach(() => {
  vi.useRealTimers();
});

it('comes when the browser has time', async () => {
  await render(<Part />);
  vi.advanceTimersByTime(IDLE_MS);
  await expect.element(page.getByText('er kommet')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it('what can wait comes some seconds later', async () => {
  await render(<Part afterMs={UNHURRIED_MS} />);
  vi.advanceTimersByTime(UNHURRIED_MS - 1);
  expect(load).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1 + IDLE_MS);
  await expect.element(page.getByText('er kommet')).toBeVisible();
});

it('but at once when it is needed', async () => {
  const { rerender } = await render(<Part afterMs={UNHURRIED_MS} />);
  await rerender(<Part isNeeded afterMs={UNHURRIED_MS} />);
  await expect.element(page.getByText('er kommet')).toBeVisible();
});

it.each([false, true])('and again until it comes, if it fails (needed: %s)', async (isNeeded) => {
  for (let times = 0; times < 3; times += 1) load.mockRejectedValueOnce(new Error('no network'));
  await render(<Part isNeeded={isNeeded} />);
  for (let times = 0; times < 4; times += 1) await vi.advanceTimersByTimeAsync(UNHURRIED_MS);
  await expect.element(page.getByText('er kommet')).toBeVisible();
});

it('and not at all when its part has gone before', async () => {
  const { unmount } = await render(<Part afterMs={UNHURRIED_MS} />);
  await unmount();
  vi.advanceTimersByTime(UNHURRIED_MS + IDLE_MS);
  expect(load).not.toHaveBeenCalled();
});
