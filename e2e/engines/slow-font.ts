import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { Engine, EngineBrowser } from './engine-browser.ts';
import { type Relay, startRelay } from './relay.ts';
import { OVERSIKT } from './steps.ts';

/** Firefox and WebKit wait 100 ms for a font that is `optional`. */
const DELAY_MS = 400;

/** A network on which the font takes its time. */
export function tellOfSlowFont(engine: Engine | undefined): void {
  if (engine === undefined) return;
  let browser: EngineBrowser | undefined;
  let relay: Relay | undefined;
  afterEach(async () => {
    await browser?.close();
    relay?.close();
  });

  test('a font that is slow to come is there for the next page', async () => {
    relay = await startRelay((path) => (path.endsWith('.woff2') ? setTimeout(DELAY_MS) : undefined));
    browser = await engine.launch({ width: 390, height: 844 });
    await browser.open(`${relay.url}${OVERSIKT}/tilgjengelighet`);
    await expect
      .poll(() => browser?.evaluate("return sessionStorage.getItem('kfp-font') !== null"), {
        message: 'the font is remembered',
      })
      .toBe(true);
  });
}
