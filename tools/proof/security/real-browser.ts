import { chromium, type BrowserContext } from 'playwright';
import type { TestBrowser } from '../../../server/src/testing/test-browser.ts';
import { chromiumFlags, findChromium } from '../../find-chromium.ts';
import type { ProofPortal } from './proof-portal.ts';

export interface RealBrowser {
  context: BrowserContext;
  /** Of the portal, as the browser asks it. */
  origin: string;
  /** As if the customer had logged in in one of its windows. */
  logIn: (fodselsnummer: string) => Promise<void>;
  close: () => Promise<void>;
}

/** The portal on a port of its own, and a browser whose windows share their cookies. */
export async function openRealBrowser(portal: ProofPortal): Promise<RealBrowser> {
  const { port } = new URL(await portal.app.listen({ host: '127.0.0.1', port: 0 }));
  const origin = `http://localhost:${port}`;
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', ...chromiumFlags],
  });
  const context = await browser.newContext({ locale: 'nb-NO' });
  // Where a logout leads.
  await context.route('http://localhost:8000/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: 'Du er logget ut' }),
  );
  const addCookies = ({ cookies }: TestBrowser): Promise<void> =>
    context.addCookies([...cookies].map(([name, value]) => ({ name, value, url: origin })));
  return {
    context,
    origin,
    logIn: async (fodselsnummer) => addCookies(await portal.logIn(fodselsnummer)),
    close: () => browser.close(),
  };
}
