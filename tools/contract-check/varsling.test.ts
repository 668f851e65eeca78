import { afterEach, expect, test } from 'vitest';
import type { Customers } from './customers-file.ts';
import { runChecks } from './run-checks.ts';
import { customers, type System } from './testing/start-system.ts';
import { type SakFault, sakFaults, startVarslingSystem } from './testing/varsling-system.ts';

let system: System;
afterEach(() => system.close());

async function check(fault?: SakFault, file: Customers = customers) {
  system = await startVarslingSystem(fault);
  const { url, token } = system;
  return runChecks({ system: 'varsling', url, token, customers: file, timeLimitMs: 10_000, parts: [] });
}

test('a system of notices that opens every case keeps its page', async () => {
  const outcomes = await check();
  expect(outcomes.filter(({ state }) => state !== 'kept')).toEqual([]);
});

test.each(sakFaults)('%s: is found', async (fault) => {
  const broken = (await check(fault)).filter(({ state }) => state === 'broken');
  expect(broken.map(({ clause }) => clause)).toEqual(['case-taken']);
});

test('no case is opened where the customers file names nobody for it', async () => {
  const outcomes = await check('speaks 1.0', { ...customers, changeable: undefined });
  expect(outcomes.filter(({ state }) => state !== 'kept')).toMatchObject([
    { clause: 'notice-repeated', state: 'not tried' },
    { clause: 'case-taken', state: 'not tried' },
  ]);
});
