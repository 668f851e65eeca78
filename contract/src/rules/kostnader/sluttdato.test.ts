import { expect, test } from 'vitest';

import { bil, IDAG } from '../../testing/kostnadsar.ts';
import { isAfterSlutt, isOver } from './sluttdato.ts';

const slutter = { ...bil, avtaleStatus: 'NON_RENEWAL' };

test.each([
  ['it ended yesterday', { ...slutter, endDate: '2026-11-22' }, true, true],
  ['today is its last day', { ...slutter, endDate: IDAG }, false, false],
  ['it ends tomorrow', { ...slutter, endDate: '2026-11-24' }, false, false],
  ['nobody says when it ends', slutter, false, true],
  ['it goes on', { ...bil, endDate: '2026-11-22' }, false, false],
])('whether it is over, and whether today is after its end: %s', (_, avtale, over, after) => {
  expect([isOver(avtale, IDAG), isAfterSlutt(avtale, IDAG)]).toEqual([over, after]);
});
