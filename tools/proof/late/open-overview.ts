import { endpoints } from '@portal/contract/endpoints.ts';
import { BASE_PATH, COMPLETE_PARAMETER } from '@portal/contract/paths.ts';
import type { BrowserContext, Page } from 'playwright';
import { deliberate, type Overview, readOverview } from './read-overview.ts';

/** Longer than the slowest system takes, on a busy machine. */
const LIMIT_MS = 30_000;

interface Opened {
  overview: Overview;
  /** What the browser has complained about. */
  trouble: string[];
  /** Whether the page came before all systems had answered. */
  wasLate: boolean;
}

/**
 * Opens the overview in a new window, waits until it is whole, and reads it.
 * @param options.isWhole asks for the page that waits for all systems
 * @param options.isWeak drops cards that come late
 */
export async function openOverview(
  context: BrowserContext,
  origin: string,
  options: { isWhole: boolean; hasScript: boolean; isWeak?: boolean },
): Promise<Opened> {
  const page = await context.newPage();
  try {
    const trouble = listenForTrouble(page);
    if (options.isWeak === true) await page.addInitScript(dropLateCards);
    // The browser asks for it last, and shows what comes in a link and among the tasks.
    const betalinger = options.hasScript ? waitForAnswer(page, endpoints.getBetalinger.path) : undefined;
    const path = options.isWhole ? `${BASE_PATH}?${COMPLETE_PARAMETER}` : BASE_PATH;
    const answer = await page.goto(origin + path, { timeout: LIMIT_MS });
    if (answer?.status() !== 200) throw new Error(`${path} answered ${answer?.status()}`);
    const wasLate = /http-equiv="refresh"/.test(await answer.text().catch(() => ''));
    if (betalinger === undefined) await waitForRefresh(page);
    else await waitForScript(page, betalinger);
    const { empty, noTasks, trouble: tellsOfTrouble, ...texts } = deliberate;
    const overview = await page.evaluate(readOverview, {
      ...texts,
      empty: empty.source,
      noTasks: noTasks.source,
      trouble: tellsOfTrouble.source,
    });
    return { overview, trouble, wasLate };
  } finally {
    await page.close();
  }
}

/** Takes cards out of what has come and is not in its place yet. */
function dropLateCards(): void {
  new MutationObserver(() => {
    for (const card of document.querySelectorAll('[id^="S:"] > li')) card.remove();
  }).observe(document, { childList: true, subtree: true });
}

/** What no system's failure explains. */
function listenForTrouble(page: Page): string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    // A system that fails makes the portal answer so; the page tells of it.
    if (message.text().startsWith('Failed to load resource')) return;
    if (['warning', 'error'].includes(message.type())) trouble.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => trouble.push(`page error: ${error.message}`));
  return trouble;
}

/** Undefined when none has come, or the page was closed before. */
function waitForAnswer(page: Page, path: string) {
  return page
    .waitForResponse((response) => new URL(response.url()).pathname === path, { timeout: LIMIT_MS })
    .catch(() => undefined);
}

/** React has taken over all that it takes over, and nothing more is asked for: what differs is known by then. */
async function waitForScript(page: Page, lastAnswer: Promise<unknown>): Promise<void> {
  await page.waitForFunction(
    () =>
      [...document.querySelectorAll('main a, main button')].every((element) =>
        Object.keys(element).some((key) => key.startsWith('__reactProps')),
      ),
    undefined,
    { timeout: LIMIT_MS },
  );
  if ((await lastAnswer) === undefined) throw new Error('The page never asked for the payments');
  await page.waitForLoadState('networkidle', { timeout: LIMIT_MS });
}

/** Without script the late page asks for the whole one, once. */
async function waitForRefresh(page: Page): Promise<void> {
  const refresh = page.locator('meta[http-equiv="refresh"]');
  await refresh.waitFor({ state: 'detached', timeout: LIMIT_MS });
  await page.waitForLoadState('load', { timeout: LIMIT_MS });
}
