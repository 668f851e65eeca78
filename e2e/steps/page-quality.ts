import { expect, type Page } from '@playwright/test';

/**
 * Adds up how much of what is shown moves by itself, as browsers measure it (cumulative layout shift).
 * Call before the page is opened; the answer is that of the page shown last.
 */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'hadRecentInput')) shifts.push(Number(Reflect.get(entry, 'value')));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const shifts = Reflect.get(globalThis, 'shifts') as number[];
      return shifts.reduce((sum, shift) => sum + shift, 0);
    });
}

/** WCAG 1.4.10: everything is read by scrolling in one direction. */
export async function seeNoSidewaysScroll(page: Page): Promise<void> {
  const sticksOut = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`);
  });
  expect(sticksOut, 'wider than the window').toEqual([]);
}
