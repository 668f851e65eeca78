import { expect, test, vi } from 'vitest';

import { whenNeeded } from './when-needed.ts';

test('makes nothing before it is asked, and then one for all', () => {
  const make = vi.fn<() => object>(() => ({}));
  const get = whenNeeded(make);
  expect(make).not.toHaveBeenCalled();
  const first = get();
  expect(get()).toBe(first);
  expect(make).toHaveBeenCalledOnce();
});
