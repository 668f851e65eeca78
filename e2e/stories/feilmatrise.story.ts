import type { Page } from '@playwright/test';
import { faultKinds, type FaultKind } from '../../tools/testing/create-kunde.ts';
import { breakSystem, mendSystems } from '../steps/faults.ts';
import { logIn, OVERSIKT } from '../steps/log-in.ts';
import {
  avtalerOfSystem,
  listAvtalerWithout,
  neverSeeIngenForsikringer,
  seeAvtaler,
  type SystemSource,
} from '../steps/oversikt.ts';
import { expect, test } from '../steps/test.ts';

const systems = Object.keys(avtalerOfSystem) as SystemSource[];
/** What the customer reads of a system that gave nothing. */
const missing: Record<SystemSource, string> = {
  NICE: 'skadeforsikringene',
  EIKA_SKADE: 'skadeforsikringene fra Eika',
  LOFAVOR: 'LOfavør-forsikringene',
  PROLIFE: 'livs- og personforsikringene',
  EIKA_PERSON: 'personforsikringene fra Eika',
  PARIS: 'gruppeforsikringene',
  NSF: 'forsikringene gjennom Norsk Sykepleierforbund',
};

/** In turn: the faults are those of one customer, and the slow ones must not wait for each other. */
test.describe.configure({ mode: 'serial' });
test.afterEach(({ simulatorsUrl }) => mendSystems(simulatorsUrl, 'registerNede'));

for (const fault of faultKinds) {
  test(`each system in turn fails so: ${fault}`, async ({ page, simulatorsUrl }) => {
    test.slow();
    await logIn(page, 'registerNede');
    for (const system of systems) {
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
    ? `En eller flere av ${missing[system]} vises ikke`
    : `Vi får ikke hentet ${missing[system]} akkurat nå.`;
  await expect(page.getByText(text)).toHaveCount(isWhole ? 0 : 1);
  await neverSeeIngenForsikringer(page);
}
