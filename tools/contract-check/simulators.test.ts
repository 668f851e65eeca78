import { afterAll, beforeAll, expect, test } from 'vitest';
import { customers } from '../../simulators/src/customers/list.ts';
import type { RunningSimulators } from '../../simulators/src/start.ts';
import { ask, startForTest, testOptions } from '../../simulators/src/testing.ts';
import type { Customers } from './customers-file.ts';
import { readOperations } from './page.ts';
import { runChecks } from './run-checks.ts';
import { type SystemName, systemNames } from './systems.ts';

let simulators: RunningSimulators;
beforeAll(async () => {
  simulators = await startForTest();
});
afterAll(() => simulators.close());

/** Those that each search of the system answers, and one that none does. */
async function chooseCustomers(system: SystemName): Promise<Customers> {
  const searches = (await readOperations(system)).filter(({ reads }) => reads);
  const statuses = await Promise.all(
    customers.map(async ({ fodselsnummer, faults }) => {
      if (faults !== undefined) return { fodselsnummer, answered: [] };
      const answers = await Promise.all(
        searches.map(({ path, toBody }) =>
          ask(simulators.address, `/${system}${path}`, toBody(fodselsnummer)),
        ),
      );
      return { fodselsnummer, answered: answers.map(({ status }) => status) };
    }),
  );
  const known = statuses.flatMap(({ fodselsnummer, answered }) =>
    answered.length > 0 && answered.every((status) => status === 200) ? [fodselsnummer] : [],
  );
  return {
    known: known.slice(0, 3),
    unknown: ['01810000186'],
    changeable: known[0],
    ...(system === 'nice' && { removable: { fodselsnummer: '14838430121', avtaleNummer: '70110003' } }),
  };
}

test.each(systemNames)('the simulated %s keeps to its page', async (system) => {
  const chosen = await chooseCustomers(system);
  const outcomes = await runChecks({
    system,
    url: `${simulators.address}/${system}`,
    token: testOptions.token,
    customers: chosen,
    timeLimitMs: 10_000,
  });
  expect(outcomes.filter(({ state }) => state === 'broken')).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(5);
});
