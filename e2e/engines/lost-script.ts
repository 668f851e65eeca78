import { afterEach, expect, test } from 'vitest';
import type { Engine, EngineBrowser } from './engine-browser.ts';
import { type Relay, startRelay } from './relay.ts';
import { OVERSIKT } from './steps.ts';

/** The part of every page that comes when the browser is idle. */
const LATE = /\/late-[^/]+\.js$/;

/** A network on which a script does not come the first time. */
export function tellOfLostScript(engine: Engine | undefined): void {
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
      return LATE.test(path) && countLate() === 1 ? 503 : undefined;
    });
    const countLate = () => asked.filter((path) => LATE.test(path)).length;
    browser = await engine.launch({ width: 390, height: 844 });
    await browser.open(`${relay.url}${OVERSIKT}/tilgjengelighet`);
    await expect.poll(countLate).toBe(1);
    const seen = () => {
      // As the browser tells when the network is back.
      void browser?.evaluate("dispatchEvent(new Event('online'))");
      return countLate();
    };
    await expect.poll(seen, { message: 'asks anew' }).toBeGreaterThan(1);
    const late = asked.find((path) => LATE.test(path));
    const hasCome = () => {
      void browser?.evaluate(`import('${late}').then(() => { window.lateHasCome = true; }, () => {})`);
      return browser?.evaluate('return window.lateHasCome === true');
    };
    await expect.poll(hasCome, { message: 'the page has it' }).toBe(true);
    const scripts = asked.filter((path) => path.endsWith('.js') && path !== late);
    expect(scripts).toEqual([...new Set(scripts)]);
  });
}
