import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { createMetrics } from '../metrics/metrics.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createDraining } from './draining.ts';

const metrics = createMetrics();
const draining = createDraining();
const portal = await createTestApp({}, { metrics, draining });
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

/** As Prometheus reads it. */
const readReady = async () => /^portal_ready (.*)$/m.exec(await metrics.read())?.[1];

test('the metric says whether the process is ready, where nobody asks it too', async () => {
  expect(await readReady()).toBe('1');
  portal.log.lines.length = 0;
  const heldUp = await portal.database.transaction().execute(async (transaction) => {
    await sql`lock table portal_data.session in access exclusive mode`.execute(transaction);
    return readReady();
  });
  expect(heldUp).toBe('0');
  expect(portal.log.lines).toEqual([expect.stringContaining('not ready')]);
  expect(await readReady()).toBe('1');
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

test('what is wrong with the configuration is for probes, and they come through no proxy', async () => {
  const read = async (headers: Record<string, string>) =>
    (await portal.app.inject({ url: '/%68ealth/ready', headers })).json<unknown>();
  expect(await read({})).toEqual({ status: 'ok', configuration: { problems: [] } });
  expect(await read({ 'x-forwarded-for': '192.0.2.7' })).toEqual({ status: 'ok' });
});

test('a process that is about to stop is not ready', async () => {
  draining.begin();
  expect(await ask()).toBe(503);
  expect(await readReady()).toBe('0');
});
