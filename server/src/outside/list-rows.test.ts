import { afterAll, expect, test } from 'vitest';

import { sendJson } from '../testing/misbehaving-system.ts';
import { startOutsideOfOne } from '../testing/outside-of-one.ts';
import { listRows, rowsIn } from './list-rows.ts';

const { system, outside, close } = await startOutsideOfOne();
afterAll(close);

test.each([
  [
    2000,
    { ok: true, value: { rows: expect.objectContaining({ length: 2000 }), dropped: 0, isIncomplete: false } },
  ],
  [2001, { ok: false, system: 'NICE', reason: 'content' }],
])('%i rows: a system that answers more than anybody has answers for others too', async (count, answer) => {
  system.behave(sendJson(200, { avtaler: Array.from({ length: count }, () => ({})) }));
  const search = { path: '/avtaler/sok', rows: rowsIn('avtaler'), toRow: (row: unknown) => row };
  expect(await listRows(outside, 'NICE', search)).toEqual(answer);
});
