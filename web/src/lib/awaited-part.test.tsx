import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';

import { awaitedPart } from './awaited-part.tsx';
import { UNHURRIED_MS } from './use-late.ts';

const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  reload.mockClear();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function wait(load: () => Promise<() => string>): Promise<void> {
  await render(awaitedPart(load, reload));
  await expect.element(page.getByRole('status')).toBeVisible();
  vi.advanceTimersByTime(3 * UNHURRIED_MS);
}

it('loads the page anew for a part that cannot be had, once', async () => {
  await wait(() => Promise.reject(new Error('no script')));
  expect(reload).toHaveBeenCalledOnce();
});

it('waits for a part that is on its way, or that is not near the window', async () => {
  await wait(() => new Promise(() => undefined));
  expect(reload).not.toHaveBeenCalled();
});

it('waits for a network before it loads the page anew', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await wait(() => Promise.reject(new Error('no network')));
  expect(reload).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  vi.advanceTimersByTime(UNHURRIED_MS);
  expect(reload).toHaveBeenCalledOnce();
});
