import { expect, type Page } from '@playwright/test';

/**
 * As much as a page may move where nothing may. On a busy machine a page is drawn while the parser has only the icon
 * of a button: its name then makes the button grow, which counts 0.002. One line of text that pushes a page down
 * counts 0.01 or more.
 */
export const STILL = 0.005;

/**
 * Adds up how much of the page moves by itself, as browsers measure it (cumulative layout shift). Call it before the
 * page is opened; the result is for the page opened last, from `since` on (ms since that page began).
 */
export async function watchLayoutShifts(page: Page): Promise<(since?: number) => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: { at: number; value: number }[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'hadRecentInput'))
          shifts.push({ at: entry.startTime, value: Number(Reflect.get(entry, 'value')) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return (since = 0) =>
    page.evaluate((from) => {
      const shifts = Reflect.get(globalThis, 'shifts') as { at: number; value: number }[];
      return shifts.reduce((sum, { at, value }) => (at < from ? sum : sum + value), 0);
    }, since);
}

/** WCAG 1.4.10 (reflow): everything can be read by scrolling in one direction. */
export async function seeNoSidewaysScroll(page: Page): Promise<void> {
  const sticksOut = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 40)}`);
  });
  expect(sticksOut, `${new URL(page.url()).pathname} is wider than the window`).toEqual([]);
}

/** No line of text overlaps another by more than a quarter of its height. */
export async function seeNothingOverlap(page: Page): Promise<void> {
  const overlaps = await page.evaluate(() => {
    const lines = listTextNodes()
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].map((rect) => ({ node, rect }));
      })
      .filter(({ rect }) => rect.width > 1 && rect.height > 1)
      .toSorted((one, other) => one.rect.top - other.rect.top);
    return lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter((other) => one.node !== other.node && lieOverEachOther(one.rect, other.rect))
        .map((other) => `${one.node.data.slice(0, 40)} / ${other.node.data.slice(0, 40)}`),
    );

    /** Visible text only: nothing hidden, nothing for screen readers alone. */
    function listTextNodes(): Text[] {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const nodes: Text[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const isSeen =
          node.parentElement?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true;
        if (isSeen && node.data.trim() !== '' && !isClipped(node)) nodes.push(node);
      }
      return nodes;
    }
    function isClipped({ parentElement }: Text): boolean {
      for (let element = parentElement; element !== null; element = element.parentElement) {
        if (getComputedStyle(element).clipPath !== 'none') return true;
      }
      return false;
    }
    function lieOverEachOther(one: DOMRect, other: DOMRect): boolean {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return width > 2 && height > Math.min(one.height, other.height) / 4;
    }
  });
  expect(overlaps, 'text over text').toEqual([]);
}

/**
 * No text sticks out of an element that clips it, no e-mail address gets a hyphen that is not its own, and no word in a
 * heading is split over two lines but at a soft hyphen.
 */
export async function seeTextWhole(page: Page): Promise<void> {
  const faults = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const parent = node.parentElement;
      if (parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) !== true) continue;
      const rect = measure(node, 0, node.data.length);
      if (rect.width <= 1 || isForEarsOnly(parent)) continue;
      const cutter = findCutter(parent);
      if (cutter !== undefined && rect.right > cutter.getBoundingClientRect().right + 1)
        found.push(`cut off: ${node.data.slice(0, 40)}`);
      // The word lists that hyphenate are in few of the browsers here, so it is the setting that counts.
      if (node.data.includes('@') && getComputedStyle(parent).hyphens === 'auto')
        found.push(`hyphenated: ${node.data}`);
      if (parent.closest('h1') === null) continue;
      for (const { index, 0: word } of node.data.matchAll(/[^\s\u00AD]+/g)) {
        // A soft hyphen that breaks the line counts as the next letter's, which then is on both lines.
        const { height } = measure(node, index + 1, index + word.length);
        if (height > 1.5 * Number.parseFloat(getComputedStyle(parent).lineHeight))
          found.push(`broken: ${word}`);
      }
    }
    return found;

    function measure(node: Text, start: number, end: number): DOMRect {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      return range.getBoundingClientRect();
    }
    function findCutter(from: Element): Element | undefined {
      for (let element: Element | null = from; element !== null; element = element.parentElement)
        if (['hidden', 'clip'].includes(getComputedStyle(element).overflowX)) return element;
      return undefined;
    }
    /** Visually hidden until it has focus, such as the skip link. */
    function isForEarsOnly(from: Element): boolean {
      for (let element: Element | null = from; element !== null; element = element.parentElement)
        if (getComputedStyle(element).clipPath !== 'none' || element.clientWidth === 1) return true;
      return false;
    }
  });
  expect(faults, new URL(page.url()).pathname).toEqual([]);
}
