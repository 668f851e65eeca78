import { afterEach, expect, test } from 'vitest';
import type { Clause } from './clauses.ts';
import { runChecks } from './run-checks.ts';
import { type Fault, faults, startSamtykkeSystem } from './testing/samtykke-system.ts';
import { customers, type System } from './testing/start-system.ts';

let system: System;
afterEach(() => system.close());

async function check(fault?: Fault) {
  system = await startSamtykkeSystem(fault);
  const { url, token } = system;
  return runChecks({ system: 'samtykkeregister', url, token, customers, timeLimitMs: 10_000, parts: [] });
}

test('a consent register that confirms every choice keeps its page', async () => {
  const outcomes = await check();
  expect(outcomes.filter(({ state }) => state !== 'kept')).toEqual([]);
});

const expected: Record<Fault, Clause> = {
  'refuses a language': 'known-customer',
  'has no words for customers of the insurer': 'schema',
  'has no words in English': 'schema',
  'answers an hour later than it was told': 'change-confirmed',
  'answers with another value': 'change-confirmed',
  'answers with a zone that has no colon': 'schema',
  'lets a repetition move the time': 'change-repeated',
  'does not know a reservation': 'change-confirmed',
};

test.each(faults)('one that %s is found', async (fault) => {
  const broken = (await check(fault)).filter(({ state }) => state === 'broken');
  expect(broken.map(({ clause }) => clause)).toContain(expected[fault]);
});
