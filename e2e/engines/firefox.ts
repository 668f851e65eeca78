import puppeteer, { type BrowserContext, type Frame, type Page } from 'puppeteer-core';
import type { Engine, EngineBrowser, EngineOptions } from './engine-browser.ts';
import { findProgram } from './find-program.ts';

/** Said by the browser of itself, and of what a page that is left had still asked for. */
const OF_THE_BROWSER = /NS_BINDING_ABORTED|Layout was forced before the page was fully loaded/;

/** @returns undefined where no Firefox can be had */
export async function startFirefox(): Promise<Engine | undefined> {
  const executablePath = findProgram(['firefox-esr', 'firefox'], ['firefox-esr']);
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
  const find = async (xpath: string) => {
    const found = await within.waitForSelector(`::-p-xpath(${xpath})`, { visible: true });
    if (found === null) throw new Error(`Nothing at ${xpath}`);
    return found;
  };
  return {
    async open(url) {
      await page.goto(url, { waitUntil: 'domcontentloaded' });
    },
    evaluate: (body) => within.evaluate(`(() => { ${body} })()`),
    click: async (xpath) => (await find(xpath)).click(),
    async fill(xpath, text) {
      const field = await find(xpath);
      await field.click({ count: 3 });
      await field.type(text);
    },
    async inFrame(xpath, act) {
      const frame = await (await find(xpath)).toElement('iframe').then((element) => element.contentFrame());
      within = frame;
      try {
        await act();
      } finally {
        within = page;
      }
    },
    async back() {
      await page.goBack({ waitUntil: 'domcontentloaded' });
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    listTrouble: () => trouble.filter((line) => !OF_THE_BROWSER.test(line)),
    close: () => context.close(),
  };
}

function watch(page: Page): string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn')
      trouble.push(`console.${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => trouble.push(`page error: ${String(error)}`));
  page.on('requestfailed', (request) =>
    trouble.push(`${request.failure()?.errorText ?? 'failed'} ${request.method()} ${request.url()}`),
  );
  page.on('response', (answer) => {
    if (answer.status() >= 400) trouble.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`);
  });
  return trouble;
}
