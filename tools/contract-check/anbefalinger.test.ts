import { afterEach, expect, test } from 'vitest';
import { runChecks } from './run-checks.ts';
import { type Fault, startAnbefalingSystem } from './testing/anbefaling-system.ts';
import { customers, people, type System } from './testing/start-system.ts';

let system: System;
afterEach(() => system.close());

async function check(fault?: Fault, known: string[] = customers.known) {
  system = await startAnbefalingSystem(fault);
  const { url, token } = system;
  const asked = { ...customers, known };
  return runChecks({ system: 'anbefalinger', url, token, customers: asked, timeLimitMs: 10_000, parts: [] });
}

test('a system that has nothing for one it knows, and a general list for strangers, keeps its page', async () => {
  const outcomes = await check();
  expect(outcomes.filter(({ state }) => state !== 'kept')).toEqual([]);
});

test('one that has something for nobody is not tried', async () => {
  const outcomes = await check(undefined, [people.bo, people.bo]);
  expect(outcomes.filter(({ state }) => state !== 'kept')).toMatchObject([
    { clause: 'known-customer', state: 'not tried' },
  ]);
});

test.each([
  ['answers 500 for a stranger', 'unknown-customer'],
  ['answers without scores', 'schema'],
] as const)('one that %s is found', async (fault, clause) => {
  const broken = (await check(fault)).filter(({ state }) => state === 'broken');
  expect(broken.map((outcome) => outcome.clause)).toContain(clause);
});
