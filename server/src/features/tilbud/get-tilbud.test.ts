import { expect, test } from 'vitest';

import { getOsloDate } from '@portal/contract/oslo-date.ts';
import { isUtlopt } from './get-tilbud.ts';

test.each([
  ['2026-03-14', '2026-03-14T22:59:59Z', false],
  ['2026-03-14', '2026-03-14T23:00:00Z', true],
  ['2026-07-14', '2026-07-14T21:59:59Z', false],
  ['2026-07-14', '2026-07-14T22:00:00Z', true],
  [undefined, '2026-03-14T12:00:00Z', false],
])('an offer valid to %s has run out at %s in Oslo: %s', (expirationDate, now, utlopt) => {
  expect(isUtlopt({ expirationDate }, getOsloDate(new Date(now)))).toBe(utlopt);
});
