import { expect, it } from 'vitest';

import { formatTidspunkt } from './tidspunkt.ts';

it.each([
  ['2026-11-21T07:12:59.999Z', '21.11.2026 kl.\u00a008.12'],
  ['2026-07-01T22:00:00.000Z', '02.07.2026 kl.\u00a000.00'],
  ['2026-01-05T08:05:00.000Z', '05.01.2026 kl.\u00a009.05'],
])('writes %s as %s, in Norwegian time', (iso, expected) => {
  expect(formatTidspunkt(iso)).toBe(expected);
});
