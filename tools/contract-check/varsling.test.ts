import { afterEach, expect, test } from 'vitest';
import { runChecks } from './run-checks.ts';
import {
  people,
  type SakFault,
  sakFaults,
  startVarslingSystem,
  type VarslingSystem,
} from './testing/varsling-system.ts';

let system: VarslingSystem;
afterEach(() => system.close());

async function check(fault?: SakFault, changeable = [people.bo]) {
  system = await startVarslingSystem(fault);
  const { url, token } = system;
  const customers = { known: [people.ada, people.bo], unknown: [people.stranger], changeable: changeable[0] };
  return runChecks({ system: 'varsling', url, token, customers, timeLimitMs: 10_000, parts: [] });
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
  const outcomes = await check('speaks 1.0', []);
  expect(outcomes.filter(({ state }) => state !== 'kept')).toMatchObject([
    { clause: 'notice-repeated', state: 'not tried' },
    { clause: 'case-taken', state: 'not tried' },
  ]);
});
