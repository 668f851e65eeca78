import { afterAll, expect, test } from 'vitest';

import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { sendJson, startMisbehavingSystem } from '../testing/misbehaving-system.ts';
import { createTestLog } from '../testing/test-log.ts';
import { createCustomerOutside } from './customer-outside.ts';
import { createOutsideClient } from './outside-client.ts';
import { mapOutsideSystems } from './outside-systems.ts';
import { listRows, rowsIn } from './list-rows.ts';

const system = await startMisbehavingSystem();
const settings = { url: system.url, token: 'en-nokkel', timeoutMs: 2000 };
const client = createOutsideClient(
  mapOutsideSystems(() => settings),
  createTestLog().logger,
);
const outside = createCustomerOutside(client, {
  fodselsnummer: fodselsnumre.standard,
  correlationId: '7F3K-2Q9M',
});
afterAll(async () => {
  await client.close();
  await system.close();
});

test.each([
  [
    2000,
    { ok: true, value: { rows: expect.objectContaining({ length: 2000 }), dropped: 0, lacksPrice: false } },
  ],
  [2001, { ok: false, system: 'NICE', reason: 'content' }],
])('%i rows: a system that answers more than anybody has answers for others too', async (count, answer) => {
  system.behave(sendJson(200, { avtaler: Array.from({ length: count }, () => ({})) }));
  const search = { path: '/avtaler/sok', rows: rowsIn('avtaler'), toRow: (row: unknown) => row };
  expect(await listRows(outside, 'NICE', search)).toEqual(answer);
});
