import puppeteer, { type BrowserContext, type ElementHandle, type Frame, type Page } from 'puppeteer-core';
import type { Engine, EngineBrowser, EngineOptions } from './engine-browser.ts';
import { findProgram } from '../../tools/find-program.ts';
import { findStill } from './in-page.ts';

/** Messages about the browser itself, and about requests that were cut off when the page was left. */
const OF_THE_BROWSER = /NS_BINDING_ABORTED|Layout was forced before the page was fully loaded/;

/** @returns its path, or undefined where it cannot be had */
export const findFirefox = () => findProgram(['firefox-esr', 'firefox'], ['firefox-esr']);

/** @returns undefined where Firefox cannot be had */
export async function startFirefox(): Promise<Engine | undefined> {
  const executablePath = findFirefox();
  if (executablePath === undefined) return undefined;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'nb-NO', 'intl.locale.requested': 'nb-NO' },
  });
  return {
    name: 'Firefox',
    async launch(options) {
      const context = await browser.createBrowserContext();
      return launch(context, await context.newPage(), options);
    },
    stop: () => browser.close(),
  };
}

async function launch(
  context: BrowserContext,
  page: Page,
  { width, height, userAgent }: EngineOptions,
): Promise<EngineBrowser> {
  await page.setViewport({ width, height });
  if (userAgent !== undefined) await page.setUserAgent({ userAgent });
  const trouble = watch(page);
  let within: Page | Frame = page;
  const find = async (xpath: string): Promise<ElementHandle> => {
    const handle = await within.waitForFunction(`(() => { ${findStill(xpath)} })()`, { polling: 20 });
    const found = handle.asElement();
    if (found === null) throw new Error(`Nothing at ${xpath}`);
    return found as ElementHandle;
  };
  return {
    async open(url) {
      if (page.url() === 'about:blank') await page.goto(url, { waitUntil: 'domcontentloaded' });
      else await leave(page, () => page.evaluate((address) => location.assign(address), url));
    },
    evaluate: (body) => within.evaluate(`(() => { ${body} })()`),
    async click(xpath) {
      const element = await find(xpath);
      if (within === page) return element.click();
      // The driver miscalculates positions inside a frame, and its click misses.
      await element.focus();
      return page.keyboard.press('Enter');
    },
    async fill(xpath, text) {
      const field = await find(xpath);
      await field.click({ count: 3 });
      await field.type(text);
    },
    tab: () => page.keyboard.press('Tab'),
    async inFrame(xpath, act) {
      within = await (await (await find(xpath)).toElement('iframe')).contentFrame();
      try {
        await act();
      } finally {
        within = page;
      }
    },
    async back() {
      await page.evaluate(() => history.back());
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    listTrouble: () => trouble.filter((line) => !OF_THE_BROWSER.test(line)),
    close: () => context.close(),
  };
}

/** The driver's own wait for a new document misses those that follow a form post. */
async function leave(page: Page, go: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isLeft: true }));
  await go();
  await page.waitForFunction(() => !('isLeft' in window) && document.readyState !== 'loading', {
    polling: 50,
  });
}

function watch(page: Page): string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warn') return;
    const said = message
      .args()
      .map((argument) => argument.evaluate((value) => String(value)).catch(() => '?'));
    void Promise.all(said).then((words) => trouble.push(`console.${message.type()}: ${words.join(' ')}`));
  });
  page.on('pageerror', (error) => trouble.push(`page error: ${String(error)}`));
  page.on('requestfailed', (request) =>
    trouble.push(`${request.failure()?.errorText ?? 'failed'} ${request.method()} ${request.url()}`),
  );
  page.on('response', (answer) => {
    if (answer.status() >= 400)
      trouble.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`);
  });
  return trouble;
}
