import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { Engine, EngineBrowser } from './engine-browser.ts';
import { type Relay, startRelay } from './relay.ts';
import { OVERSIKT } from './steps.ts';

/** A part that comes when the window is near it, and is asked for until it comes. */
const FOOTER = /\/footer-[^/]+\.js$/;

/** Firefox and WebKit wait 100 ms for a font that is `optional`. */
const FONT_DELAY_MS = 400;

/** A network on which a script does not come the first time, or the font takes its time. */
export function tellOfPoorNetwork(engine: Engine | undefined): void {
  if (engine === undefined) return;
  let browser: EngineBrowser | undefined;
  let relay: Relay | undefined;
  afterEach(async () => {
    await browser?.close();
    relay?.close();
  });

  test('a script that did not come is asked for anew, and all others once', async () => {
    const asked: string[] = [];
    relay = await startRelay((path) => {
      asked.push(path);
      return FOOTER.test(path) && countAsked() === 1 ? 503 : undefined;
    });
    const countAsked = () => asked.filter((path) => FOOTER.test(path)).length;
    browser = await engine.launch({ width: 390, height: 844 });
    await browser.open(`${relay.url}${OVERSIKT}/tilgjengelighet`);
    const scroll = async () => {
      await browser?.evaluate('scrollTo(0, document.body.scrollHeight)');
      return countAsked();
    };
    await expect.poll(scroll).toBeGreaterThan(0);
    const comeBack = async () => {
      // As the browser tells when the network is back.
      await browser?.evaluate("dispatchEvent(new Event('online'))");
      return countAsked();
    };
    await expect.poll(comeBack, { message: 'asks anew' }).toBeGreaterThan(1);
    const footer = asked.find((path) => FOOTER.test(path));
    const hasCome = async () => {
      await browser?.evaluate(
        `void import('${footer}').then(() => { window.footerHasCome = true; }, () => {})`,
      );
      return browser?.evaluate('return window.footerHasCome === true');
    };
    await expect.poll(hasCome, { message: 'the page has it' }).toBe(true);
    const scripts = asked.filter((path) => path.endsWith('.js') && path !== footer);
    expect(scripts).toEqual([...new Set(scripts)]);
  });

  test('a font that is slow to come is there for the next page', async () => {
    relay = await startRelay((path) => (path.endsWith('.woff2') ? setTimeout(FONT_DELAY_MS) : undefined));
    browser = await engine.launch({ width: 390, height: 844 });
    await browser.open(`${relay.url}${OVERSIKT}/tilgjengelighet`);
    await expect
      .poll(() => browser?.evaluate("return sessionStorage.getItem('kfp-font') !== null"), {
        message: 'the font is remembered',
      })
      .toBe(true);
  });
}
