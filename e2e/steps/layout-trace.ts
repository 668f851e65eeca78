import type { Browser, Page } from '@playwright/test';

interface LayoutInvalidation {
  /** In Chromium's words. */
  reason: string;
  nodeName: string;
}

/**
 * Why Chromium had to lay out which elements of a page.
 * @param visit opens the page
 */
export async function traceLayout(
  browser: Browser,
  page: Page,
  visit: () => Promise<void>,
): Promise<LayoutInvalidation[]> {
  await browser.startTracing(page, {
    categories: ['disabled-by-default-devtools.timeline.invalidationTracking'],
  });
  await visit();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args: { data: LayoutInvalidation } }[];
  };
  return traceEvents.filter(({ name }) => name === 'LayoutInvalidationTracking').map(({ args }) => args.data);
}
