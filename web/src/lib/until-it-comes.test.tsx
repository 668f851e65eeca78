import { expect, it, vi } from 'vitest';

import { untilItComes } from './until-it-comes.ts';

it('asks again for what tells of trouble when the network is back', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('no network'));
  load.mockResolvedValueOnce('the banner');
  const coming = untilItComes(load);
  await expect.poll(() => load).toHaveBeenCalledTimes(1);
  // The listener is there once the failure has been seen.
  await new Promise((resolve) => setTimeout(resolve));
  window.dispatchEvent(new Event('online'));
  expect(await coming).toBe('the banner');
  expect(load).toHaveBeenCalledTimes(2);
});
