import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { findSessionExpiry, forgetSessionExpiry, recordSessionExpiry } from './session-expiry.ts';

const KEY = 'kfp-session-expires-at';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  forgetSessionExpiry();
});

it('is unknown until the server has told this page, whatever other tabs have stored (AMB-41)', () => {
  localStorage.setItem(KEY, '5000');
  expect(findSessionExpiry()).toBeUndefined();
  recordSessionExpiry(undefined);
  expect(findSessionExpiry()).toBeUndefined();
});

it('counts the page’s own value from when the answer began to arrive', () => {
  vi.spyOn(performance, 'now').mockReturnValue(5000);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { responseStart: 3000 } as PerformanceNavigationTiming,
  ]);
  // In Firefox after the device has slept.
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - 1_200_000);
  recordSessionExpiry(900);
  expect(findSessionExpiry()).toBe(1_000_000 - 2000 + 900_000);
});

it('counts a header from now, and the last one wins (TMO-12)', () => {
  recordSessionExpiry(900);
  recordSessionExpiry(60);
  expect(findSessionExpiry()).toBe(1_060_000);
  recordSessionExpiry(300);
  expect(findSessionExpiry()).toBe(1_300_000);
});

it('follows another tab (AMB-40)', () => {
  recordSessionExpiry(60);
  localStorage.setItem(KEY, '9000000');
  expect(findSessionExpiry()).toBe(9_000_000);
});

it('keeps what another tab has told when the storage is emptied', () => {
  recordSessionExpiry(60);
  localStorage.setItem(KEY, '9000000');
  findSessionExpiry();
  localStorage.clear();
  expect(findSessionExpiry()).toBe(9_000_000);
});

it('works on its own when storage is blocked or corrupted', () => {
  recordSessionExpiry(900);
  localStorage.setItem(KEY, 'tull');
  recordSessionExpiry(60);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(findSessionExpiry()).toBe(1_060_000);
});
