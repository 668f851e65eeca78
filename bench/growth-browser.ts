import { chromium, type Page } from 'playwright';

import { BASE_PATH } from '../contract/src/paths.ts';
import { chromiumFlags, findChromium } from '../tools/find-chromium.ts';
import type { Stand } from './stand.ts';

const SLOWDOWN = 4;
const ROUNDS = 3;
/** How long the page must be quiet before we stop watching. A browser still busy after this shows up as a long task. */
const QUIET_MS = 1000;

export interface LongTask {
  what: string;
  /** The longest the main thread was blocked, in ms: median of the rounds, 0 when no task took 50 ms. */
  longestMs: number;
  count: number;
}

interface Step {
  what: string;
  act: (page: Page) => Promise<unknown>;
}

const steps: readonly Step[] = [
  { what: 'overview: load', act: (page) => page.goto(BASE_PATH, { waitUntil: 'load' }) },
  { what: 'overview: open a question', act: (page) => page.locator('main details summary').first().click() },
  {
    what: 'overview: scroll to the end and back',
    act: (page) =>
      page.evaluate(() => {
        window.scrollTo(0, document.body.scrollHeight);
        requestAnimationFrame(() => window.scrollTo(0, 0));
      }),
  },
  {
    what: 'overview: choose a smiley',
    act: (page) => page.locator('main input[type=radio]').first().check({ force: true }),
  },
  {
    what: 'offers page: come to it',
    act: (page) => page.locator(`nav a[href="${BASE_PATH}/tilbud"]`).first().click(),
  },
  {
    what: 'offers page: ask to remove the last',
    act: (page) => page.locator('main [data-knapp="fjern-tilbud"]').last().click(),
  },
  {
    what: 'overview: come back to it',
    act: (page) => page.locator(`nav a[href="${BASE_PATH}"]`).first().click(),
  },
  { what: 'offers page: load', act: (page) => page.goto(`${BASE_PATH}/tilbud`, { waitUntil: 'load' }) },
];

/** How long each step of a visit blocks the main thread, with the CPU slowed down to that of a cheap phone. */
export async function listLongTasks({ url, cookies }: Stand, isWeakened: boolean): Promise<LongTask[]> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', ...chromiumFlags],
  });
  try {
    const rounds: number[][][] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const context = await browser.newContext({
        baseURL: url,
        locale: 'nb-NO',
        viewport: { width: 1280, height: 800 },
      });
      const consent = '{"functional":"denied","statistics":"denied","marketing":"denied"}';
      const all = `${cookies[round] ?? ''}; kfp-cookie-consent=${encodeURIComponent(consent)}`;
      await context.addCookies(all.split('; ').map((cookie) => toCookie(cookie, url)));
      rounds.push(await walk(await context.newPage(), isWeakened));
      await context.close();
    }
    return steps.map(({ what }, index) =>
      summarize(
        what,
        rounds.map((round) => round[index] ?? []),
      ),
    );
  } finally {
    await browser.close();
  }
}

/** @returns the durations of each step's long tasks, in ms */
async function walk(page: Page, isWeakened: boolean): Promise<number[][]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(() => {
    const found: number[] = [];
    new PerformanceObserver((list) =>
      found.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
      buffered: true,
    });
    Object.assign(window, { takeLongTasks: () => found.splice(0) });
  });
  if (isWeakened) await page.addInitScript(weaken);
  const tasks: number[][] = [];
  for (const { act } of steps) {
    await act(page);
    await page.waitForTimeout(QUIET_MS);
    tasks.push(await page.evaluate<number[]>('takeLongTasks()'));
  }
  return tasks;
}

/** Runs in the page and blocks it on purpose, to show that the measurement notices. */
function weaken(): void {
  const hold = () => {
    const until = performance.now() + 300;
    while (performance.now() < until);
  };
  for (const type of ['load', 'pointerdown', 'scroll']) addEventListener(type, hold);
}

function summarize(what: string, rounds: readonly number[][]): LongTask {
  const median = (values: readonly number[]): number =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  return {
    what,
    longestMs: Math.round(median(rounds.map((tasks) => Math.max(0, ...tasks)))),
    count: median(rounds.map((tasks) => tasks.length)),
  };
}

function toCookie(cookie: string, url: string) {
  const at = cookie.indexOf('=');
  return { name: cookie.slice(0, at), value: cookie.slice(at + 1), url };
}
