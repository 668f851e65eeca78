import type { BrowserContext, Request } from '@playwright/test';

/** Something a customer would not see, and a good page does not do. */
export interface Trouble {
  /** Such as `console.error: …`, `page error: …` or `503 GET /privat/forsikring/…`. */
  line: string;
}

/** Reports console warnings and errors, uncaught errors, and requests to the portal that fail or are refused. */
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
    // A page that is left cuts off what it had asked for; a browser without scripts refuses to fetch them.
    const isExpected = reason === 'net::ERR_ABORTED' || (!hasScript && request.resourceType() === 'script');
    if (isOurs(request, origin) && !isExpected) report({ line: `${reason} ${describe(request)}` });
  });
  context.on('response', (response) => {
    if (isOurs(response.request(), origin) && response.status() >= 400) {
      report({ line: `${response.status()} ${describe(response.request())}` });
    }
  });
}

/** Also the brands' hosts: `sb1.localhost` on the portal's port is the portal. */
function isOurs(request: Request, origin: string): boolean {
  const { hostname, port } = new URL(request.url());
  const portal = new URL(origin);
  return port === portal.port && (hostname === portal.hostname || hostname.endsWith(`.${portal.hostname}`));
}

function describe(request: Request): string {
  return `${request.method()} ${new URL(request.url()).pathname}`;
}
