import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';

import { createOutsideClient } from '../outside/outside-client.ts';
import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createMetrics } from './metrics.ts';
import { startMetricsServer } from './metrics-server.ts';

const metrics = createMetrics();
const portal = await createTestApp({}, { metrics });
afterAll(() => portal.close());

const read = async (name: string) =>
  (await metrics.read())
    .split('\n')
    .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));

test('answers count by the route’s pattern; what a customer typed is in no label', async () => {
  await portal.app.inject({ url: '/health/live' });
  await portal.app.inject({ url: `/finnes-ikke/${fodselsnumre.standard}` });
  expect(await read('portal_requests_total')).toEqual([
    'portal_requests_total{method="GET",route="/health/live",status="200"} 1',
    'portal_requests_total{method="GET",route="none",status="404"} 1',
  ]);
  expect(await metrics.read()).not.toContain(fodselsnumre.standard);
});

test('calls out count by system and how they ended, with their time and the breaker’s state', async () => {
  const nowhere = { ...portal.environment.outside.NICE, url: 'http://127.0.0.1:9' };
  const client = createOutsideClient(
    { ...portal.environment.outside, NICE: nowhere },
    portal.log.logger,
    metrics.outside,
  );
  const call = { path: '/x', body: {}, parser: z.unknown(), correlationId: '7F3K-2Q9M' };
  expect(await read('portal_outside_breaker')).toContain('portal_outside_breaker{system="NICE"} 0');
  await client.call('NICE', call);
  expect(await read('portal_outside_calls_total')).toEqual([
    'portal_outside_calls_total{system="NICE",outcome="unreachable"} 1',
  ]);
  expect(await read('portal_outside_call_seconds_count')).toEqual([
    'portal_outside_call_seconds_count{system="NICE"} 1',
  ]);
  // The circuit breaker counts per second, and needs more than five failures in one.
  for (let round = 0; round < 60 && !(await isOpen()); round += 1) {
    await Promise.all(Array.from({ length: 50 }, () => client.call('NICE', call)));
    await wait(100);
  }
  expect(await isOpen()).toBe(true);
  await client.close();
});
const isOpen = async () =>
  (await read('portal_outside_breaker')).includes('portal_outside_breaker{system="NICE"} 2');

test('a port of its own answers the figures and nothing else', async () => {
  metrics.watchPool(() => ({ total: 4, idle: 1, waiting: 2 }));
  const server = await startMetricsServer(metrics, { host: '127.0.0.1', port: 0 });
  const answer = await fetch(`http://127.0.0.1:${server.port}/metrics`);
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toContain('text/plain');
  expect(text).toContain('portal_database_connections{state="busy"} 3');
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
  await server.close();
});
