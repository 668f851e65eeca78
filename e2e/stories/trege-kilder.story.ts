import type { SystemSource } from '@portal/contract/system-sources.ts';
import type { Page } from '@playwright/test';

import { type Kunde, toSystem } from '../../tools/testing/create-kunde.ts';
import { logIn, OVERSIKT } from '../steps/log-in.ts';
import {
  getAvtaler,
  kilder,
  listAvtalerWithout,
  seeAvtaler,
  seeTotal,
  systemSources,
} from '../steps/oversikt.ts';
import { watchLayoutShifts } from '../steps/page-quality.ts';
import { expect, expectNoAxeViolations, test } from '../steps/test.ts';

/** Longer than a page of the stories waits before it is sent. */
const SLOW_MS = 2000;

/** Somebody with insurances in every system, one of which is slow. */
function createSlow(slow: SystemSource, without: readonly SystemSource[] = []): Kunde {
  return {
    avtaler: systemSources
      .filter((systemSource) => !without.includes(systemSource))
      .flatMap((systemSource) =>
        kilder[systemSource].avtaler.map((name) => ({
          name,
          systemSource,
          description: `Fra ${systemSource.length}`,
          monthlyPrice: 100,
          yearlyPrice: 1200,
        })),
      ),
    faults: { [toSystem(slow)]: { fault: 'slow', delayMs: SLOW_MS } },
  };
}

declare global {
  interface Window {
    /** What the list and the total said while something was on its way, each state once. */
    interim: string[];
  }
}

/** Notes each state of the list: it may be over before a check that asks again and again sees it. */
async function watchList(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.interim = [];
    new MutationObserver(() => {
      const rows = [...document.querySelectorAll('#avtaler ~ ul > li')].map((row) =>
        (row.querySelector('h3, p')?.textContent ?? '').replaceAll('\u00ad', ''),
      );
      const total = document.querySelector('h1 ~ *')?.textContent ?? '';
      const state = [total.includes('Totalt minst') ? 'minst' : '', ...rows].join('|');
      if (window.interim.at(-1) !== state) window.interim.push(state);
    }).observe(document, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => window.interim);
}

for (const slow of ['NICE', 'PROLIFE'] as const)
  for (const width of [390, 1280])
    test(`${slow} is slow: the others are there, and it takes its place when it comes, at ${width} px`, async ({
      page,
      createKunde,
    }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 720 });
      const getShift = await watchLayoutShifts(page);
      const listStates = await watchList(page);
      await logIn(page, await createKunde(createSlow(slow)));
      await seeAvtaler(page, listAvtalerWithout());
      await page.waitForLoadState('networkidle');
      console.log(slow, width, await getShift(), await listStates());
      expect(await getShift()).toBeLessThanOrEqual(0.05);
      await seeTotal(page, 'Totalt 900 kroner i måneden, 10 800 kroner i året.');
      await expectNoAxeViolations(page);
      await page.goto(OVERSIKT);
      await seeAvtaler(page, listAvtalerWithout());
      await page.waitForLoadState('networkidle');
      console.log('again', slow, width, await getShift(), await listStates());
    });

for (const slow of ['NICE', 'PROLIFE'] as const)
  for (const width of [390, 1280])
    test(`${slow} is slow and has none, at ${width} px`, async ({ page, createKunde }) => {
      await page.setViewportSize({ width, height: width === 390 ? 844 : 720 });
      const getShift = await watchLayoutShifts(page);
      await logIn(page, await createKunde(createSlow(slow, [slow])));
      await seeAvtaler(page, listAvtalerWithout(slow));
      await expect(getAvtaler(page)).toContainText('Ingen forsikringer her.');
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `/tmp/a-none-${slow}-${width}.png` });
      console.log(slow, width, await getShift());
    });
