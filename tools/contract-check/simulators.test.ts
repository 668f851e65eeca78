import { afterAll, beforeAll, expect, test } from 'vitest';
import { outsideParts } from '../../server/src/config/environment.ts';
import { customers } from '../../simulators/src/customers/list.ts';
import type { RunningSimulators } from '../../simulators/src/start.ts';
import { outsideSystems } from '../../simulators/src/systems.ts';
import { ask, startForTest, testOptions } from '../../simulators/src/testing.ts';
import { fodselsnumre, ingensNumre } from '../testing/fodselsnumre.ts';
import type { Customers } from './customers-file.ts';
import { readOperations } from './page.ts';
import { runChecks } from './run-checks.ts';
import { systemNames } from './systems.ts';

let simulators: RunningSimulators;
beforeAll(async () => {
  simulators = await startForTest();
});
afterAll(() => simulators.close());

/** Customers that every search of the system knows, and one that none of them knows. */
async function chooseCustomers(system: string): Promise<Customers> {
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
    unknown: [ingensNumre.ukjent],
    changeable: known[0],
    ...(system === 'nice' && {
      removable: { fodselsnummer: fodselsnumre.standard, avtaleNummer: '70110003' },
    }),
  };
}

test('every outside system is simulated, and no other', () => {
  const where = 'simulators/src: customers/customer.ts lists the source systems, systems.ts the others';
  expect([...outsideSystems].toSorted(), where).toEqual([...systemNames].toSorted());
});

test.each(systemNames)('the simulated %s keeps to its page', async (system) => {
  const chosen = await chooseCustomers(system);
  const outcomes = await runChecks({
    system,
    url: `${simulators.address}/${system}`,
    token: testOptions.token,
    customers: chosen,
    timeLimitMs: 10_000,
    parts: outsideParts,
  });
  expect(outcomes.filter(({ state }) => state === 'broken')).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(5);
});
