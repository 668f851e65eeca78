import type { BrowserContext, Request } from '@playwright/test';

import { endpoints } from '../../contract/src/endpoints.ts';

/** A problem that the customer does not see, but that a good page does not have. */
export interface Trouble {
  /** Such as `console.error: …`, `page error: …` or `503 GET /privat/forsikring/…`. */
  line: string;
}

/** Reports console warnings and errors, uncaught errors, and failed or refused requests to the portal. */
export function watchForTrouble(
  context: BrowserContext,
  { origin, hasScript }: { origin: string; hasScript: boolean },
  report: (trouble: Trouble) => void,
): void {
  const isCutByLogout = watchLogouts(context);
  context.on('console', (message) => {
    if (['warning', 'error'].includes(message.type()) && !isCutByLogout(message.location().url)) {
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
    const isExpected = response.status() === 401 && isCutByLogout(response.url());
    if (isOurs(response.request(), origin) && response.status() >= 400 && !isExpected) {
      report({ line: `${response.status()} ${describe(response.request())}` });
    }
  });
}

/**
 * A page may still be reading when its customer presses the logout, and those reads are then answered 401.
 *
 * @returns whether a read of this address was under way when the script logged out
 */
function watchLogouts(context: BrowserContext): (url: string) => boolean {
  const underWay = new Set<Request>();
  const cut = new Set<string>();
  let leaving: Request | undefined;
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(endpoints.logout.path)) leaving = request;
    underWay.add(request);
    if (leaving === undefined) return;
    for (const other of underWay) if (other.method() === 'GET') cut.add(other.url());
  });
  const settle = (request: Request) => {
    underWay.delete(request);
    if (request === leaving) leaving = undefined;
  };
  context.on('requestfinished', settle);
  context.on('requestfailed', settle);
  return (url) => cut.has(url);
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
