import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, inject, test } from 'vitest';
import type { Engine, EngineBrowser } from './engine-browser.ts';
import { OVERSIKT } from './steps.ts';

/** Firefox and WebKit wait 100 ms for a font that is `optional`. */
const DELAY_MS = 400;

/** A network on which the font takes its time. */
export function tellOfSlowFont(engine: Engine | undefined): void {
  if (engine === undefined) return;
  let browser: EngineBrowser | undefined;
  let slowPortal: Server | undefined;
  afterEach(async () => {
    await browser?.close();
    slowPortal?.closeAllConnections();
    slowPortal?.close();
  });

  test('a font that is slow to come is there for the next page', async () => {
    slowPortal = createServer((request, response) => {
      void (async () => {
        if (request.url?.endsWith('.woff2')) await setTimeout(DELAY_MS);
        const answer = await fetch(`${inject('portal')}${request.url}`);
        const type = answer.headers.get('content-type') ?? 'text/plain';
        response.writeHead(answer.status, { 'content-type': type });
        response.end(Buffer.from(await answer.arrayBuffer()));
      })();
    }).listen(0, '127.0.0.1');
    await once(slowPortal, 'listening');
    const { port } = slowPortal.address() as AddressInfo;
    browser = await engine.launch({ width: 390, height: 844 });
    await browser.open(`http://127.0.0.1:${port}${OVERSIKT}/tilgjengelighet`);
    await expect
      .poll(() => browser?.evaluate("return sessionStorage.getItem('kfp-font') !== null"), {
        message: 'the font is remembered',
      })
      .toBe(true);
  });
}
