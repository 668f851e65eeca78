import { hash, X509Certificate } from 'node:crypto';

import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';

import { chromiumFlags, findChromium } from '../tools/find-chromium.ts';
import { watch, weaken } from './wire-in-page.ts';

/** A cheap phone beside the machine that measures. */
const SLOWDOWN = 4;
const LIMIT_MS = 60_000;
/**
 * React creates two errors while its script loads. A remote-controlled browser wants their source positions, and
 * parses the whole script again to find them (a third of the time). With this flag it has them from the first parse.
 * Customers' browsers never do this.
 */
const WITH_POSITIONS = '--js-flags=--no-enable-lazy-source-positions';
const consent = encodeURIComponent('{"functional":"denied","statistics":"denied","marketing":"denied"}');

/** @param cert is trusted: what comes over a connection that is not, no browser keeps for the next visit */
export function launchBrowser(cert: Buffer): Promise<Browser> {
  const key = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return chromium.launch({
    executablePath: findChromium(),
    args: [
      '--no-sandbox',
      WITH_POSITIONS,
      `--ignore-certificate-errors-spki-list=${hash('sha256', key, 'base64')}`,
      ...chromiumFlags,
    ],
  });
}

export interface Who {
  /** A Cookie header; nobody is logged in without one. */
  cookie?: string;
  /** Has answered about cookies before. */
  hasConsented: boolean;
}

/** A phone with an empty cache. */
export async function openPhone(browser: Browser, url: string, who: Who): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'nb-NO',
    viewport: { width: 390, height: 780 },
    hasTouch: true,
    isMobile: true,
  });
  const cookies = [
    ...(who.cookie?.split('; ') ?? []),
    ...(who.hasConsented ? [`kfp-cookie-consent=${consent}`] : []),
  ];
  await context.addCookies(
    cookies.map((part) => {
      const at = part.indexOf('=');
      return { name: part.slice(0, at), value: part.slice(at + 1), url };
    }),
  );
  await context.addInitScript(watch);
  return context;
}

export async function openTab(context: BrowserContext, isWeakened: boolean): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  if (isWeakened) await page.addInitScript(weaken);
  return page;
}
