import { setTimeout } from 'node:timers/promises';
import puppeteer, {
  type Browser,
  type ElementHandle,
  type Frame,
  type HTTPRequest,
  type JSHandle,
  type Page,
} from 'puppeteer-core';
import type { Engine, EngineBrowser, EngineOptions } from './engine-browser.ts';
import { findProgram } from '../../tools/find-program.ts';
import { watchLogouts } from '../../tools/testing/watch-logouts.ts';
import { findStill } from './in-page.ts';

const PATIENCE_MS = 40_000;
const POLL_MS = 20;

/** Messages about the browser itself, and about requests that were cut off when the page was left. */
const OF_THE_BROWSER = /NS_BINDING_ABORTED|Layout was forced before the page was fully loaded/;

export const firefox = { names: ['firefox-esr', 'firefox'], packages: ['firefox-esr'] };
/** @returns its path, or undefined where it cannot be had */
export const findFirefox = () => findProgram(firefox);

/** @returns undefined where Firefox cannot be had */
export async function startFirefox(): Promise<Engine | undefined> {
  const executablePath = findFirefox();
  if (executablePath === undefined) return undefined;
  const startAs = (userAgent?: string): Promise<Browser> =>
    puppeteer.launch({
      browser: 'firefox',
      executablePath,
      headless: true,
      extraPrefsFirefox: {
        'intl.accept_languages': 'nb-NO',
        'intl.locale.requested': 'nb-NO',
        // The driver's own command for it is unknown to older versions.
        ...(userAgent !== undefined && { 'general.useragent.override': userAgent }),
      },
    });
  // A browser is started once for each user agent: it is a setting of the whole.
  const browsers = new Map([[undefined as string | undefined, startAs()]]);
  await browsers.get(undefined);
  return {
    name: 'Firefox',
    async launch({ userAgent, ...size }) {
      const browser = browsers.get(userAgent) ?? startAs(userAgent);
      browsers.set(userAgent, browser);
      const context = await (await browser).createBrowserContext();
      return launch(await context.newPage(), size, () => context.close());
    },
    async stop() {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}

async function launch(
  page: Page,
  size: Pick<EngineOptions, 'width' | 'height'>,
  close: () => Promise<void>,
): Promise<EngineBrowser> {
  await resize(page, size);
  const trouble = watch(page);
  let within: Page | Frame = page;
  const find = async (xpath: string): Promise<ElementHandle> => {
    const handle = await waitFor(within, findStill(xpath));
    return handle.asElement() as ElementHandle;
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
    close,
  };
}

/** Older versions cannot turn their screen, which the driver asks for with the size. */
async function resize(page: Page, size: Pick<EngineOptions, 'width' | 'height'>): Promise<void> {
  await page.setViewport(size).catch((error: unknown) => {
    if (!String(error).includes('unknown command emulation.setScreenOrientationOverride')) throw error;
  });
  await waitFor(page, `return innerWidth === ${size.width} && innerHeight === ${size.height};`);
}

/**
 * Runs a function body in the page until what it returns is neither false nor null. The driver's own way makes a
 * function of it in the page, which the page's policy forbids in older versions.
 */
async function waitFor(within: Page | Frame, body: string): Promise<JSHandle> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      const handle = await within.evaluateHandle(`(() => { ${body} })()`);
      if (handle.asElement() !== null || (await handle.jsonValue()) === true) return handle;
      if (Date.now() > end) throw new Error(`Never so: ${body}`);
    } catch (error) {
      // While a document is replaced there is none to ask.
      if (Date.now() > end) throw error;
    }
    await setTimeout(POLL_MS);
  }
}

/** The driver's own wait for a new document misses those that follow a form post. */
async function leave(page: Page, go: () => Promise<void>): Promise<void> {
  await page.evaluate(() => Object.assign(window, { isLeft: true }));
  await go();
  await waitFor(page, `return !('isLeft' in window) && document.readyState !== 'loading';`);
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
  const logouts = watchLogouts<HTTPRequest, Page>();
  page.on('request', (request) => {
    const window = request.isNavigationRequest() ? undefined : page;
    logouts.begin(request, { method: request.method(), url: request.url(), window });
  });
  page.on('requestfinished', logouts.end);
  page.on('requestfailed', (request) => {
    logouts.end(request);
    trouble.push(`${request.failure()?.errorText ?? 'failed'} ${request.method()} ${request.url()}`);
  });
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) logouts.replace(page);
  });
  page.on('response', (answer) => {
    const isExpected = answer.status() === 401 && logouts.isCut(answer.request());
    if (answer.status() >= 400 && !isExpected)
      trouble.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`);
  });
  return trouble;
}
