import { AxeBuilder } from '@axe-core/playwright';
import { expect, test, type Page } from '@playwright/test';

/**
 * WCAG 2.0 to 2.2, levels A and AA, and axe's own good practice, on the page as it stands.
 * With `rules` only those are tried; `within` looks at one part of the page, where something lies over the rest. The message names the rule, the element and what is wrong with it.
 */
export async function expectNoAxeViolations(page: Page, rules?: string[], within?: string): Promise<void> {
  // A page without its styles is another page.
  await page.waitForLoadState();
  const hasScript = test.info().project.use.javaScriptEnabled !== false;
  const found = hasScript
    ? await listViolations(page, rules, within)
    : await listViolationsWithoutScript(page, within);
  expect(found, 'axe violations').toEqual([]);
}

async function listViolations(page: Page, rules?: string[], within?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (within !== undefined) axe.include(within);
  // What several frames found is put together in a page of its own, which takes as long again.
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
 * axe is itself a script. Where scripts are off, the same markup, without its scripts and with what `noscript` holds,
 * is shown at the same address in a browser context that runs axe.
 */
async function listViolationsWithoutScript(page: Page, within?: string): Promise<string[]> {
  const body = (await page.content())
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll(/<\/?noscript\b[^>]*>/g, '')
    .replaceAll(/<meta\b[^>]*http-equiv="refresh"[^>]*>/g, '');
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page has no browser');
  const context = await browser.newContext({ javaScriptEnabled: true, viewport: page.viewportSize() });
  try {
    const copy = await context.newPage();
    await copy.route(page.url(), (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
    await copy.goto(page.url());
    return await listViolations(copy, undefined, within);
  } finally {
    await context.close();
  }
}
