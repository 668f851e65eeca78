import type { BrowserContext, Page } from 'playwright';

import type { Asked, Front } from './front.ts';
import { openTab } from './wire-browser.ts';
import { type Seen, tapUntilDone } from './wire-in-page.ts';

/** How long a page must ask for nothing and do nothing before we stop watching. */
const QUIET_MS = 700;
const LONG_TASK_MS = 50;

/** One visit to one page; times are in ms since it began. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  totalBlocking: number;
  /** Paths asked for before the first paint; the page itself is one. */
  beforePaint: string[];
  requests: number;
  /** Of all bodies, as on the wire. */
  bytes: number;
  scriptBytes: number;
}

/** Opens the page in a tab of its own and watches until it is quiet. */
export async function visit(
  context: BrowserContext,
  front: Front,
  path: string,
  isWeakened = false,
): Promise<Visit> {
  const page = await openTab(context, isWeakened);
  front.takeAsked();
  await page.goto(path, { waitUntil: 'load' });
  await settle(page);
  const seen = await read(page);
  const origin = await page.evaluate<number>('performance.timeOrigin');
  await page.close();
  return summarize(seen, front.takeAsked(), origin);
}

/** Waits until the page is quiet. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
}

export async function read(page: Page): Promise<Seen> {
  return page.evaluate<Seen>('window.seen');
}

function summarize(seen: Seen, asked: readonly Asked[], origin: number): Visit {
  const { firstPaint, largestPaint, layoutShift, longTasks } = seen;
  const sum = (files: readonly Asked[]) => files.reduce((total, { bytes }) => total + bytes, 0);
  return {
    firstPaint,
    largestPaint,
    layoutShift,
    totalBlocking: longTasks.reduce((total, { ms }) => total + Math.max(0, ms - LONG_TASK_MS), 0),
    beforePaint: asked.filter(({ at }) => at < origin + firstPaint).map(({ path }) => path),
    requests: asked.length,
    bytes: sum(asked),
    scriptBytes: sum(asked.filter(({ isScript }) => isScript)),
  };
}

/**
 * A time that the page notes. It is asked for when the page is quiet: with the first question Playwright puts its own
 * script into the page, which holds this phone up for 40 ms. Asked by a function: the portal forbids text to be run as
 * script.
 */
export async function readTime(page: Page, find: () => number | undefined): Promise<number> {
  await settle(page);
  const handle = await page.waitForFunction(find);
  return (await handle.jsonValue()) ?? Number.NaN;
}

/** What is tapped first: the menu, or the button that logs in. */
const FIRST_TAP =
  'header details summary, header button[aria-expanded], form[action*="/auth/"] button[type=submit], form[action*="/auth/"] button';

/** @returns ms from the start of the visit until a tap first worked, with or without the page's own script */
export async function tapFirst(context: BrowserContext, path: string, isWeakened = false): Promise<number> {
  const page = await openTab(context, isWeakened);
  await page.addInitScript(tapUntilDone, FIRST_TAP);
  await page.goto(path, { waitUntil: 'load' });
  const time = await readTime(page, () => window.seen?.firstTap);
  await page.close();
  return time;
}

/** Tries the overview as fingers do. @returns the duration of the longest interaction, in ms */
export async function tryEverything(
  context: BrowserContext,
  path: string,
  isWeakened = false,
): Promise<number> {
  const page = await openTab(context, isWeakened);
  await page.goto(path, { waitUntil: 'load' });
  await settle(page);
  const menu = page.locator('header details summary').first();
  await menu.tap();
  await page.waitForTimeout(QUIET_MS);
  await menu.tap();
  await page.locator('main details summary').first().tap();
  const smiley = page.locator('main form input[type=radio]').first();
  if ((await smiley.count()) > 0) await smiley.check({ force: true });
  await page.waitForTimeout(QUIET_MS);
  const { interactions } = await read(page);
  await page.close();
  return Math.max(0, ...interactions);
}
