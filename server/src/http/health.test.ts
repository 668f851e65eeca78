import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { createTestApp } from '../testing/test-app.ts';

const portal = await createTestApp();
afterAll(() => portal.close());
const ask = async () => (await portal.app.inject('/health/ready')).statusCode;
/** Makes the next question fail, as on a standby; the connection is closed then. */
const refuseWrites = () => sql`set session characteristics as transaction read only`.execute(portal.database);

test('a process is not ready while its database refuses every write, as a standby does, and is again after it', async () => {
  expect(await ask()).toBe(200);
  await refuseWrites();
  expect(await ask()).toBe(503);
  expect(await ask()).toBe(200);
});

describe('the log', () => {
  const { lines } = portal.log;
  beforeEach(async () => {
    await ask();
    lines.length = 0;
  });

  test('has no line for probes whose answer is as before', async () => {
    for (let count = 0; count < 5; count += 1) await ask();
    expect(lines).toEqual([]);
  });

  test('says when a process is no longer ready, why, and when it is again', async () => {
    await refuseWrites();
    for (let count = 0; count < 5; count += 1) await ask();
    const told = lines.map((line) => JSON.parse(line));
    expect(told).toEqual([
      expect.objectContaining({
        msg: 'not ready',
        err: expect.objectContaining({ message: expect.stringContaining('read-only') }),
      }),
      expect.objectContaining({ msg: 'answered', route: '/health/ready', status: 503 }),
      expect.objectContaining({ msg: 'answered', route: '/health/ready', status: 200 }),
    ]);
  });
});
