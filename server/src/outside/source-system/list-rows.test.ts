import { afterAll, expect, test } from 'vitest';

import { type OutsideName, type OutsideSettings, outsideNames } from '../../config/environment.ts';
import { sendJson, startMisbehavingSystem } from '../../testing/misbehaving-system.ts';
import { createTestLog } from '../../testing/test-log.ts';
import { createOutsideClient } from '../outside-client.ts';
import { listRows } from './list-rows.ts';

const system = await startMisbehavingSystem();
const settings = { url: system.url, token: 'en-nokkel', timeoutMs: 2000 };
const client = createOutsideClient(
  Object.fromEntries(outsideNames.map((name) => [name, settings])) as Record<OutsideName, OutsideSettings>,
  createTestLog().logger,
);
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
  const asker = { fodselsnummer: '14838430121', correlationId: '7F3K-2Q9M' };
  const search = { path: '/avtaler/sok', field: 'avtaler', toRow: (row: unknown) => row } as const;
  expect(await listRows(client, 'NICE', asker, search)).toEqual(answer);
});
