import type { BrowserContext, Page, Request } from '@playwright/test';
import { watchLogouts } from '../../tools/testing/watch-logouts.ts';

/** A problem that the customer does not see, but that a good page does not have. */
export interface Trouble {
  /** Such as `console.error: …`, `page error: …` or `503 GET /privat/forsikring/…`. */
  line: string;
}

/**
 * Chromium's guess, some seconds after a page has loaded. On a slow machine it says so of a script that only waits for
 * the others that it is imported with.
 */
const WAITING_SCRIPT = /\.js was preloaded using link preload but not used/;

/** Reports console warnings and errors, uncaught errors, and failed or refused requests to the portal. */
export function watchForTrouble(
  context: BrowserContext,
  { origin, hasScript }: { origin: string; hasScript: boolean },
  report: (trouble: Trouble) => void,
): void {
  const logouts = hearLogouts(context);
  context.on('console', (message) => {
    const isOfLogout = message.text().includes('status of 401') && logouts.isCutUrl(message.location().url);
    const isExpected = isOfLogout || WAITING_SCRIPT.test(message.text());
    if (['warning', 'error'].includes(message.type()) && !isExpected) {
      report({ line: `console.${message.type()}: ${message.text()}` });
    }
  });
  context.on('weberror', (error) =>
    report({ line: `page error: ${error.error().stack ?? error.error().message}` }),
  );
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // Leaving a page cuts off its requests; a browser without scripts refuses to fetch them.
    const isExpected = reason === 'net::ERR_ABORTED' || (!hasScript && request.resourceType() === 'script');
    if (isOurs(request, origin) && !isExpected) report({ line: `${reason} ${describe(request)}` });
  });
  context.on('response', (response) => {
    const isExpected = response.status() === 401 && logouts.isCut(response.request());
    if (isOurs(response.request(), origin) && response.status() >= 400 && !isExpected) {
      report({ line: `${response.status()} ${describe(response.request())}` });
    }
  });
}

/** What the browser reports of a logout, for {@link watchLogouts}. */
function hearLogouts(context: BrowserContext) {
  const watch = watchLogouts<Request, Page>();
  context.on('request', (request) => {
    // A document's frame is not known yet.
    const window = request.isNavigationRequest() ? undefined : request.frame().page();
    watch.begin(request, { method: request.method(), url: request.url(), window });
  });
  context.on('response', (response) => {
    if (response.status() >= 400) refuse(response.request());
  });
  context.on('requestfinished', watch.end);
  context.on('requestfailed', (request) => {
    watch.end(request);
    refuse(request);
  });
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) watch.replace(page);
    }),
  );
  return watch;

  function refuse(request: Request) {
    watch.refuse({ method: request.method(), url: request.url() });
  }
}

/** Includes the brands' hosts: `sb1.localhost` on the portal's port is the portal. */
function isOurs(request: Request, origin: string): boolean {
  const { hostname, port } = new URL(request.url());
  const portal = new URL(origin);
  return port === portal.port && (hostname === portal.hostname || hostname.endsWith(`.${portal.hostname}`));
}

function describe(request: Request): string {
  return `${request.method()} ${new URL(request.url()).pathname}`;
}

/** What the browser says of a call that no source system answered: payments and prices are asked for after the page. */
export const ALL_DOWN =
  /^502 GET [^ ]*\/(?:betalinger|priser)$|the server responded with a status of 502 \(Bad Gateway\)/;
