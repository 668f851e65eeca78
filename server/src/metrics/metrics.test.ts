import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';

import { endpoints } from '@portal/contract/endpoints.ts';

import { createOutsideClient } from '../outside/outside-client.ts';
import { createKunde } from '../testing/create-kunde.ts';
import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { logIn, logInAs } from '../testing/log-in.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestBrowser } from '../testing/test-browser.ts';
import { VERSION } from '../version.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { startMetricsServer } from './metrics-server.ts';

const content = mkdtempSync(path.join(tmpdir(), 'metrics-'));
cpSync(path.resolve(import.meta.dirname, '../../config'), content, { recursive: true });
afterAll(() => rmSync(content, { recursive: true }));

// Each test counts from nothing, whatever ran before it.
let metrics: Metrics;
let portal: TestApp;
beforeEach(async () => {
  metrics = createMetrics();
  portal = await createTestApp({ CONFIG_DIR: content }, { metrics, pollMs: 5 });
});
afterEach(() => portal.close());

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
  const client = createOutsideClient({ ...portal.environment.outside, NICE: nowhere }, portal.log.logger, {
    observer: metrics.outside,
  });
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
  await expect
    .poll(async () => {
      await Promise.all(Array.from({ length: 50 }, () => client.call('NICE', call)));
      return read('portal_outside_breaker');
    })
    .toContain('portal_outside_breaker{system="NICE"} 2');
  await client.close();
});

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

test('the version that runs is told as package.json has it', async () => {
  expect(VERSION).toMatch(/^\d+\.\d+\.\d+/);
  expect(await read('portal_version_info')).toEqual([`portal_version_info{version="${VERSION}"} 1`]);
});

test('logins count by how they ended', async () => {
  const browser = createTestBrowser(portal.app);
  await browser.get('/auth/callback?state=x&code=x');
  await logIn(browser, (await createKunde()).fodselsnummer);
  expect(await read('portal_logins_total')).toEqual([
    'portal_logins_total{outcome="unknown-transaction"} 1',
    'portal_logins_total{outcome="ok"} 1',
  ]);
});

test('refused content counts until it is mended', async () => {
  const file = path.join(content, 'oversikt.json');
  const good = readFileSync(file);
  expect(await read('portal_configuration_refused')).toEqual(['portal_configuration_refused 0']);
  writeFileSync(file, '{');
  await expect.poll(() => read('portal_configuration_refused')).toEqual(['portal_configuration_refused 1']);
  writeFileSync(file, good);
  await expect.poll(() => read('portal_configuration_refused')).toEqual(['portal_configuration_refused 0']);
});

test('choices that wait for their register count, with the wait of the oldest', async () => {
  const { fodselsnummer } = await createKunde({
    faults: { samtykkeregister: { fault: 'down', path: '/endringer/meld' } },
  });
  expect(await read('portal_consents_waiting')).toEqual(['portal_consents_waiting 0']);
  expect(await read('portal_consents_waiting_seconds')).toEqual(['portal_consents_waiting_seconds 0']);
  const browser = await logInAs(portal.app, fodselsnummer);
  await browser.get(`${endpoints.getSamtykketekster.path}?bankkunde=false`);
  await browser.write('POST', endpoints.updateSamtykke.path, { marketingConsentApproved: true });
  portal.clock.advance(90);
  expect(await read('portal_consents_waiting')).toEqual(['portal_consents_waiting 1']);
  expect(await read('portal_consents_waiting_seconds')).toEqual(['portal_consents_waiting_seconds 90']);
});

test('notices that wait for their system count, with the wait of the oldest', async () => {
  const { parts, clock } = portal;
  expect(await read('portal_notices_waiting')).toEqual(['portal_notices_waiting 0']);
  expect(await read('portal_notices_waiting_seconds')).toEqual(['portal_notices_waiting_seconds 0']);
  const at = clock.now();
  const varsel = { id: randomUUID(), sealed: Buffer.from('x'), distributor: 'none', at, heldUntil: at };
  await parts.varsling.repository.insert(varsel);
  clock.advance(90);
  expect(await read('portal_notices_waiting')).toEqual(['portal_notices_waiting 1']);
  expect(await read('portal_notices_waiting_seconds')).toEqual(['portal_notices_waiting_seconds 90']);
});

test('without the database the other figures are told, and none of what is in it', async () => {
  const alone = createMetrics();
  let isAway = false;
  alone.watchConsents(() =>
    isAway ? Promise.reject(new Error('away')) : Promise.resolve({ count: 3, oldestSeconds: 5 }),
  );
  expect(await alone.read()).toContain('portal_consents_waiting 3');
  isAway = true;
  const told = await alone.read();
  expect(told).not.toMatch(/^portal_consents/m);
  expect(told).toContain('portal_version_info');
});
