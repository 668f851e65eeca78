import type { BrowserContext, Request } from '@playwright/test';

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
  context.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) {
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
    if (isOurs(response.request(), origin) && response.status() >= 400) {
      report({ line: `${response.status()} ${describe(response.request())}` });
    }
  });
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
