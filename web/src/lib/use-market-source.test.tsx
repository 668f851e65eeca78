import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import { useMarketSource } from './use-market-source.ts';

const KEY = 'kfp-market-source';
function Page({ source }: { source: string | undefined }) {
  useMarketSource(source);
  return null;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('is set by the first page after login, and not changed by later ones (SES-07, SES-08)', async () => {
  const { rerender } = await render(<Page source="FINN" />);
  expect(sessionStorage.getItem(KEY)).toBe('FINN');
  await rerender(<Page source="LOFAVOR_NO" />);
  expect(sessionStorage.getItem(KEY)).toBe('FINN');
  expect(sessionStorage).toHaveLength(1);
});

it('is gone while nobody is logged in (SES-06)', async () => {
  sessionStorage.setItem(KEY, 'FINN');
  await render(<Page source={undefined} />);
  expect(sessionStorage.getItem(KEY)).toBeNull();
});

it('does without where the browser keeps nothing', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('', 'SecurityError');
  });
  await expect(render(<Page source="FINN" />)).resolves.toBeDefined();
});
