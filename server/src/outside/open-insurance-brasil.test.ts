import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

import type { AvtalerResponse } from '@portal/contract/avtaler.ts';
import { endpoints } from '@portal/contract/endpoints.ts';

import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { logInAs } from '../testing/log-in.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

/** A customer without data in any of our systems. */
const TOM = fodselsnumre.tom;
const main = path.resolve(import.meta.dirname, '../../../simulators/src/opin/main.ts');
const readySchema = z.object({ ready: z.literal(true), address: z.string() });

let portal: TestApp;
const adapter = fork(main, [TOM], { execArgv: [], stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
const ended = once(adapter, 'exit');
beforeAll(async () => {
  if (adapter.stdout === null) throw new Error('The adapter has no output');
  const [line] = await once(createInterface({ input: adapter.stdout }), 'line');
  const { address } = readySchema.parse(JSON.parse(String(line)));
  portal = await createTestApp({ OUTSIDE_NSF_URL: address });
});
afterAll(async () => {
  adapter.kill('SIGTERM');
  await Promise.all([ended, portal.close()]);
});

test('agreements from an institution that has never heard of us are shown as any others', async () => {
  const browser = await logInAs(portal.app, TOM);
  const { avtaler, sources, systemSourceError } = (
    await browser.get(endpoints.getAvtaler.path)
  ).json<AvtalerResponse>();
  expect(sources.filter(({ state }) => state !== 'ok')).toEqual([]);
  expect(systemSourceError).toBe(false);
  expect(avtaler.length).toBeGreaterThan(3);
  expect(new Set(avtaler.map(({ systemSource }) => systemSource))).toEqual(new Set(['NSF']));
  for (const { name, policyNumber } of avtaler) expect([name, policyNumber].every(Boolean)).toBe(true);
});
