import type { Browser, CDPSession, Page } from 'playwright';

import { BASE_PATH } from '../contract/src/paths.ts';

/** Slow 4G: 150 ms round trip, 1.6 Mbit/s down, 0.75 Mbit/s up. The CPU is slowed down four times. */
const LINE = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWDOWN = 4;
/** How long the page must be quiet before we stop watching. A browser still busy after this shows up in the list. */
const QUIET_MS = 1000;
const LIMIT_MS = 30_000;

/** One visit with an empty cache; times are in ms since the visit began. */
export interface Visit {
  largestPaint: number;
  /** By what was tapped. */
  firstTap: Record<Tap, number>;
  totalBlocking: number;
  layoutShift: number;
  worstInteraction: number;
}

/** What is tapped as soon as it is visible, each in a page load of its own. The page itself reports what the tap did. */
const taps = {
  card: { selector: `main ul[role=list] a:has(h3)`, done: 'navigate' },
  accordion: { selector: 'main details summary', done: 'toggle' },
  menu: { selector: 'header details summary', done: 'toggle' },
} as const;
export type Tap = keyof typeof taps;
export const tapNames = Object.keys(taps) as Tap[];

interface Seen {
  largestPaint: number;
  longTasks: number[];
  layoutShift: number;
  interactions: number[];
  done: number | undefined;
}

/**
 * Visits the overview once without tapping, then tries everything when it is quiet, and once for each element to be
 * tapped first.
 */
export async function visit(
  browser: Browser,
  { url, cookie, isWeakened }: { url: string; cookie: string; isWeakened: boolean },
): Promise<Visit> {
  const open = () => openPage(browser, url, cookie, isWeakened);
  const looking = await open();
  await looking.goto(BASE_PATH, { waitUntil: 'load' });
  await looking.waitForLoadState('networkidle');
  await looking.waitForTimeout(QUIET_MS);
  const looked = await read(looking);
  const tried = await tryEverything(looking);
  await looking.context().close();

  const firstTap = { card: 0, accordion: 0, menu: 0 };
  const interactions: number[] = [...tried];
  for (const name of tapNames) {
    const page = await open();
    firstTap[name] = await tapFirst(page, name);
    if (name !== 'card') interactions.push(...(await read(page)).interactions);
    await page.context().close();
  }
  return {
    largestPaint: looked.largestPaint,
    firstTap,
    totalBlocking: looked.longTasks.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
    layoutShift: looked.layoutShift,
    worstInteraction: Math.max(0, ...interactions),
  };
}

async function openPage(browser: Browser, url: string, cookie: string, isWeakened: boolean): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'nb-NO',
    viewport: { width: 390, height: 780 },
    hasTouch: true,
    isMobile: true,
  });
  await context.addCookies(
    cookie.split('; ').map((part) => {
      const at = part.indexOf('=');
      return { name: part.slice(0, at), value: part.slice(at + 1), url };
    }),
  );
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  const devtools = await context.newCDPSession(page);
  await slowDown(devtools);
  await page.addInitScript(watch);
  if (isWeakened) await page.addInitScript(weaken);
  return page;
}

async function slowDown(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** @returns ms from the start of the visit until the tap had its effect, with or without the page's own script */
async function tapFirst(page: Page, name: Tap): Promise<number> {
  const { selector, done } = taps[name];
  await page.goto(BASE_PATH, { waitUntil: 'commit' });
  const target = page.locator(selector).first();
  await target.waitFor({ state: 'visible' });
  if (done === 'navigate') {
    // The page the link leads to is not measured: this page reports that it is leaving, and stays.
    await target.tap({ noWaitAfter: true });
    return page.waitForFunction<number>('window.seen?.done').then((handle) => handle.jsonValue());
  }
  await target.tap();
  return page.waitForFunction<number>('window.seen.done').then((handle) => handle.jsonValue());
}

/** @returns the duration of each interaction, in ms */
async function tryEverything(page: Page): Promise<number[]> {
  await page.evaluate('window.seen.interactions.length = 0');
  const menu = page.locator(taps.menu.selector).first();
  await menu.tap();
  await page.waitForTimeout(QUIET_MS / 2);
  await menu.tap();
  await page.locator(taps.accordion.selector).first().tap();
  const smiley = page.locator('main form input[type=radio]').first();
  if ((await smiley.count()) > 0) await smiley.check({ force: true });
  await page.waitForTimeout(QUIET_MS);
  return (await read(page)).interactions;
}

async function read(page: Page): Promise<Seen> {
  return page.evaluate<Seen>('window.seen');
}

/** Runs in the page before the page's own scripts. */
function watch(): void {
  const seen = {
    largestPaint: 0,
    longTasks: [] as number[],
    layoutShift: 0,
    interactions: [] as number[],
    done: undefined as number | undefined,
  };
  Object.assign(window, { seen });
  const observe = (type: string, note: (entry: PerformanceEntry) => void, more: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true, ...more });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe('longtask', ({ duration }) => {
    seen.longTasks.push(duration);
  });
  observe('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false)
      seen.layoutShift += Number(entry.value);
  });
  observe(
    'event',
    (entry) => {
      if ('interactionId' in entry && Number(entry.interactionId) > 0) seen.interactions.push(entry.duration);
    },
    { durationThreshold: 16 },
  );
  addEventListener('toggle', () => (seen.done ??= performance.now()), { capture: true });
  addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || event.target.closest('a') === null) return;
    seen.done ??= performance.now();
    event.preventDefault();
  });
}

/** Runs in the page and does what it must not, to show that the measurement notices. */
function weaken(): void {
  const hold = (ms: number) => {
    const until = performance.now() + ms;
    while (performance.now() < until);
  };
  hold(2500);
  addEventListener('load', () => {
    hold(300);
    document.body.prepend(
      Object.assign(document.createElement('p'), { textContent: 'Et varsel som kommer sent' }),
    );
  });
  addEventListener('pointerdown', () => hold(200));
}
