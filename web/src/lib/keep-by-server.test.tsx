import { afterEach, expect, it, vi } from 'vitest';

import { keepByServer } from './keep-by-server.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('asks the server', () => {
  const send = vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  keepByServer('belop', 'skjult');
  expect(send).toHaveBeenCalledOnce();
});

it('leaves it at the browser’s own cookie where beacons are turned off', () => {
  vi.stubGlobal('navigator', {});
  expect(() => keepByServer('belop', 'skjult')).not.toThrow();
});
