import type { SystemSource } from '@portal/contract/system-sources.ts';
import type { Page } from '@playwright/test';
import { faultKinds, type FaultKind } from '../../tools/testing/create-kunde.ts';
import { breakSystem, mendSystems } from '../steps/faults.ts';
import { logIn, OVERSIKT } from '../steps/log-in.ts';
import {
  kilder,
  listAvtalerWithout,
  neverSeeIngenForsikringer,
  seeAvtaler,
  systemSources,
} from '../steps/oversikt.ts';
import { expect, test } from '../steps/test.ts';

/** In turn: the faults are those of one customer, and the slow ones must not wait for each other. */
test.describe.configure({ mode: 'serial' });
test.afterEach(({ simulatorsUrl }) => mendSystems(simulatorsUrl, 'registerNede'));

/** Each system is down once, and each other fault has two. What the portal makes of all pairs is held by its API's tests. */
const listSystems = (fault: FaultKind, index: number): readonly SystemSource[] =>
  fault === 'down'
    ? systemSources
    : [0, 3].flatMap((distance) => systemSources[(index + distance) % systemSources.length] ?? []);

for (const [index, fault] of faultKinds.entries()) {
  test(`systems in turn have the fault: ${fault}`, async ({ page, simulatorsUrl }) => {
    test.slow();
    await logIn(page, 'registerNede');
    for (const system of listSystems(fault, index)) {
      await test.step(system, async () => {
        await mendSystems(simulatorsUrl, 'registerNede');
        await breakSystem(simulatorsUrl, 'registerNede', system, fault);
        await seeTheOthers(page, fault, system);
      });
    }
  });
}

async function seeTheOthers(page: Page, fault: FaultKind, system: SystemSource): Promise<void> {
  const isWhole = fault === 'slow';
  const isPartly = fault === 'bad-row';
  const names = isWhole || isPartly ? listAvtalerWithout() : listAvtalerWithout(system);
  await page.goto(OVERSIKT);
  await seeAvtaler(page, names);
  await expect(page.getByText(/^Totalt minst .* kroner i måneden/)).toHaveCount(isWhole ? 0 : 1);
  const text = isPartly
    ? `En eller flere av ${kilder[system].navn}, eller prisen på dem, vises ikke`
    : `Vi får ikke hentet ${kilder[system].navn} akkurat nå.`;
  // A system that is late before it fails says so in its place too.
  await expect(page.getByText(text)).toHaveCount(isWhole ? 0 : fault === 'hang' ? 2 : 1);
  await neverSeeIngenForsikringer(page);
}
