import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createConfig } from './mixpanel-tracker.ts';

beforeEach(() =>
  vi.stubGlobal('window', { location: { href: 'https://portal.example/detaljer/123?fromLo=true' } }),
);
afterEach(() => vi.unstubAllGlobals());

it('identifies nobody by IP address, and measures nobody who has not consented (ANA-27, ANA-28)', () => {
  expect(createConfig('https://maling.example')).toMatchObject({
    api_host: 'https://maling.example',
    ip: false,
    opt_out_tracking_by_default: true,
    disable_persistence: true,
    autocapture: false,
    track_pageview: false,
    record_sessions_percent: 0,
  });
});

it('gives the library’s own events the masked address (ANA-29)', () => {
  const { hooks } = createConfig('https://maling.example');
  const mask = [hooks?.before_track].flat()[0];
  expect(mask?.('Knappeklikk', { navn: 'avtale' })).toEqual([
    'Knappeklikk',
    { $current_url: 'https://portal.example/detaljer/{id}', navn: 'avtale' },
  ]);
});
