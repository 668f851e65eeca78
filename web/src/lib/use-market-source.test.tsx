import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { useMarketSource } from './use-market-source.ts';

const KEY = 'kfp-market-source';
function Page({ source, session = 'Min' }: { source: string; session?: string }) {
  useMarketSource(source, session === '' ? undefined : session);
  return null;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('is set by the first page after login, and not changed later (SES-07, SES-08)', async () => {
  const { rerender } = await render(<Page source="FINN" />);
  expect(sessionStorage.getItem(KEY)).toBe('FINN');
  await rerender(<Page source="LOFAVOR_NO" />);
  expect(sessionStorage.getItem(KEY)).toBe('FINN');
});

it('is not changed when a neighbouring app has set it, but is by the next session', async () => {
  sessionStorage.setItem(KEY, 'MIN_BIL');
  const { rerender, unmount } = await render(<Page source="FINN" />);
  expect(sessionStorage.getItem(KEY)).toBe('MIN_BIL');
  await rerender(<Page source="LOFAVOR_NO" />);
  expect(sessionStorage.getItem(KEY)).toBe('MIN_BIL');
  await unmount();
  // Another tab has logged out and in again.
  await render(<Page source="LOFAVOR_NO" session="Ny" />);
  expect(sessionStorage.getItem(KEY)).toBe('LOFAVOR_NO');
});

it('is removed while nobody is logged in (SES-06)', async () => {
  const { rerender } = await render(<Page source="FINN" />);
  await rerender(<Page source="FINN" session="" />);
  expect(sessionStorage).toHaveLength(0);
});

it('does not fail when the browser stores nothing', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  await expect(render(<Page source="FINN" />)).resolves.toBeDefined();
});
