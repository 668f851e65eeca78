import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

/** AxeBuilder's own is twice as long, and is run twice in each page: both took longer than many of the checks. */
const minified = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const axeSource = `if (window.axe === undefined) {${minified}\n}`;

/**
 * WCAG 2.0 to 2.2, levels A and AA, and axe's own best practices, for the page as it is now. With `rules` only those
 * are checked; `within` limits the check to one part of the page, where something covers the rest. The message names
 * rule, element and fault.
 */
export async function expectNoAxeViolations(page: Page, rules?: string[], within?: string): Promise<void> {
  await waitForWhole(page);
  // Wait for the style sheets: without them the page looks different.
  await page.waitForLoadState();
  const hasScript = test.info().project.use.javaScriptEnabled !== false;
  // What is being faded in has too little contrast on the way.
  if (hasScript) await waitForStillness(page);
  const found = hasScript
    ? await listViolations(page, rules, within)
    : await listViolationsWithoutScript(page, within);
  expect(found, 'axe violations').toEqual([]);
}

/**
 * Without script a page with a late source comes a second time. Whatever a story reads at one moment, it reads after
 * that: a read in the middle of the change fails.
 */
export async function waitForWhole(page: Page): Promise<void> {
  await page.waitForLoadState();
  await expect(page.locator('meta[http-equiv="refresh"]')).toHaveCount(0);
}

/** Dark differs from light only in colours. A colour in the middle of a transition says nothing about contrast. */
export async function expectContrastInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoAxeViolations(page, ['color-contrast']);
}

/** Waits until nothing moves or changes colour any more, apart from endless animations. */
async function waitForStillness(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // An animation that is cancelled is over, too.
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    );
  });
}

async function listViolations(page: Page, rules?: string[], within?: string): Promise<string[]> {
  // Otherwise axe also describes every element that passes, which takes longer than the checks themselves.
  const axe = new AxeBuilder({ page, axeSource }).options({ resultTypes: ['violations'] });
  if (within !== undefined) axe.include(within);
  // axe merges the results of several frames in a page of its own, which takes as long again; one frame needs none.
  axe.setLegacyMode(page.frames().length === 1);
  if (rules === undefined)
    axe.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']);
  else axe.withRules(rules);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(' ')}\n${node.failureSummary ?? ''}`),
  );
}

/**
 * axe is itself a script. Where scripts are off, a copy of the markup without scripts and with the content of
 * `noscript` is shown at the same address, in a browser context that can run axe.
 */
async function listViolationsWithoutScript(page: Page, within?: string): Promise<string[]> {
  const body = (await page.content())
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<\/?noscript\b[^>]*>/g, '')
    .replaceAll(/<meta\b[^>]*http-equiv="refresh"[^>]*>/g, '');
  const copy = await (copies ??= openCopies(page));
  await copy.setViewportSize(page.viewportSize() ?? { width: 1280, height: 720 });
  const address = page.url();
  await copy.route(address, (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  try {
    await copy.goto(address);
    return await listViolations(copy, undefined, within);
  } finally {
    await copy.unroute(address);
    // Otherwise a new address that differs only in its fragment would not load anew.
    await copy.goto('about:blank');
  }
}

/** The page in which copies are shown one after the other, as long as the browser runs. */
let copies: Promise<Page> | undefined;

async function openCopies(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser');
  const context = await browser.newContext({ javaScriptEnabled: true });
  return context.newPage();
}
