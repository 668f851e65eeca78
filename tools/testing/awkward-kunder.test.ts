import { afterAll, beforeAll, expect, test } from 'vitest';

import { createExchangeCheck } from '../../simulators/src/exchanges/create-exchange-check.ts';
import type { RunningSimulators } from '../../simulators/src/start.ts';
import { ask, startForTest } from '../../simulators/src/testing.ts';
import { readOperations } from '../contract-check/page.ts';
import { systemNames } from '../contract-check/systems.ts';
import { awkwardKunder } from './awkward-kunder.ts';
import { createKunde } from './create-kunde.ts';

const breaches: string[] = [];
let simulators: RunningSimulators;
beforeAll(async () => {
  simulators = await startForTest({
    check: createExchangeCheck(({ side, operation, what }) => {
      if (side === 'answer') breaches.push(`${operation}: ${what}`);
    }),
  });
});
afterAll(() => simulators.close());

const searches = (
  await Promise.all(
    systemNames.map(async (system) =>
      (await readOperations(system)).map((operation) => ({ ...operation, system })),
    ),
  )
)
  .flat()
  .filter(({ reads, isAboutCustomer }) => reads && isAboutCustomer);

test.each(awkwardKunder)('what is answered is awkward, and allowed: $name', async ({ kunde }) => {
  breaches.length = 0;
  const { fodselsnummer } = await createKunde(simulators.address, kunde);
  const statuses = await Promise.all(
    searches.map(
      async ({ system, path, toBody }) =>
        (await ask(simulators.address, `/${system}${path}`, toBody(fodselsnummer))).status,
    ),
  );
  expect(statuses).toContain(200);
  expect(breaches).toEqual([]);
});
