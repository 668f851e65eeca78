import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import type { Engine, EngineBrowser, EngineOptions } from './engine-browser.ts';
import { findProgram, install } from '../../tools/find-program.ts';
import { findStill } from './in-page.ts';

const WINDOW = join(import.meta.dirname, 'webkit-window.py');
/** Debian's own Python: the only one with the bindings. */
const PYTHON = '/usr/bin/python3';
const PATIENCE_MS = 40_000;
const POLL_MS = 20;

const bindings = ['python3-gi', 'gir1.2-webkit2-4.1'];
export const webkitDriver = {
  names: ['WebKitWebDriver'],
  packages: ['webkit2gtk-driver', ...bindings],
};
export const screenInMemory = { names: ['Xvfb'], packages: ['xvfb'] };

/** @returns undefined where WebKitGTK, its driver or a virtual screen cannot be had */
export function findWebKit(): { driver: string; xvfb: string } | undefined {
  const driver = findProgram(webkitDriver);
  const xvfb = findProgram(screenInMemory);
  return driver === undefined || xvfb === undefined || !hasBindings() ? undefined : { driver, xvfb };
}

/** @returns undefined where it cannot be had */
export async function startWebKit(): Promise<Engine | undefined> {
  const found = findWebKit();
  if (found === undefined) return undefined;
  const { driver, xvfb } = found;

  const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  });
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return {
    name: 'WebKit',
    launch: (options) => launch(driver, `:${String(display).trim()}`, options),
    stop: () => end(screen),
  };
}

function hasBindings(): boolean {
  const look = () => {
    const check = 'import gi; gi.require_version("WebKit2", "4.1"); from gi.repository import WebKit2';
    return spawnSync(PYTHON, ['-c', check], { stdio: 'ignore' }).status === 0;
  };
  return look() || (install(bindings) && look());
}

/**
 * Each browser gets its own driver: a driver serves one browser at a time, and its output belongs to that browser
 * alone.
 */
async function launch(
  program: string,
  display: string,
  { width, height, userAgent }: EngineOptions,
): Promise<EngineBrowser> {
  const port = await findPort();
  const service = spawn(program, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LANG: 'nb_NO.UTF-8' },
  });
  const trouble: string[] = [];
  createInterface({ input: service.stderr }).on('line', (line) => {
    if (/^(?:console\.|page error|policy|did not load)/.test(line)) trouble.push(line);
  });
  const browserOptions = { binary: PYTHON, args: [WINDOW, `${width}`, `${height}`, userAgent ?? ''] };
  const driver = await connect(port, browserOptions);
  /**
   * Undefined when the document was left, or the script had not answered in time: ask again. The driver says of a
   * document that is left while it is asked that it knows no such frame, and of one of another site, which comes in
   * another process, for a moment that it knows no window.
   */
  const ask = async <Answer>(script: string): Promise<Answer | undefined> => {
    try {
      return await driver.executeScript<Answer>(script);
    } catch (error) {
      const isLeft = String(error).includes('Could not parse script result');
      const name = error instanceof Error ? error.name : '';
      if (isLeft || ['ScriptTimeoutError', 'NoSuchWindowError', 'NoSuchFrameError'].includes(name))
        return undefined;
      throw error;
    }
  };
  const find = (xpath: string): Promise<WebElement> =>
    driver.wait(
      async () => (await ask<WebElement | null>(findStill(xpath))) ?? false,
      PATIENCE_MS,
      `Nothing that stands still at ${xpath}`,
      POLL_MS,
    ) as Promise<WebElement>;
  return {
    async open(url) {
      await driver.wait(() => ask<boolean>('return (window.isLeft = true)'), PATIENCE_MS);
      await driver.get(url);
      await driver.wait(
        async () =>
          (await ask<boolean>("return !window.isLeft && document.readyState !== 'loading'")) ?? false,
        PATIENCE_MS,
      );
    },
    evaluate: (body) => driver.executeScript(body),
    click: async (xpath) => (await find(xpath)).click(),
    async fill(xpath, text) {
      const field = await find(xpath);
      await field.clear();
      await field.sendKeys(text);
    },
    tab: () => driver.actions().sendKeys(Key.TAB).perform(),
    async inFrame(xpath, act) {
      await driver.switchTo().frame(await find(xpath));
      try {
        await act();
      } finally {
        await driver.switchTo().defaultContent();
      }
    },
    back: () => ask('history.back()'),
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    listTrouble: () => [...trouble],
    close: () => end(service),
  };
}

/** The driver does not accept connections until a moment after it has started. */
async function connect(port: number, browserOptions: object): Promise<WebDriver> {
  const giveUp = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      const driver = await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities({
          browserName: 'webkit-window',
          'webkitgtk:browserOptions': browserOptions,
          // After Back the driver would wait for ever for a document that is already loaded.
          pageLoadStrategy: 'none',
        })
        .build();
      // A script in a document that is being left never answers; the caller asks again.
      await driver.manage().setTimeouts({ script: 3000 });
      return driver;
    } catch (error) {
      if (!String(error).includes('ECONNREFUSED') || performance.now() > giveUp) throw error;
      await setTimeout(50);
    }
  }
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Ends the driver and its child process, the window. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
  await ended;
}
