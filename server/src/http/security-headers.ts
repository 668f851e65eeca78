import { type IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

const OPENER_POLICY = 'cross-origin-opener-policy';

/**
 * Sets security headers on every answer. Pages replace the CSP with one that has their nonce (pages/content-security-policy.ts).
 *
 * The opener policy takes our window from the page that opened it, for which Chromium starts a new process once it has the
 * headers. Where Chromium says that no page led here, there is none to take it from. Other browsers always get it: in WebKit
 * a page loses its font when the policy changes between two documents.
 */
export function registerSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
  const headers = listSecurityHeaders({ https });
  const withoutOpenerPolicy = Object.fromEntries(
    Object.entries(headers).filter(([name]) => name !== OPENER_POLICY),
  );
  app.addHook('onRequest', (request, reply, next) => {
    void reply.headers(isLedByNoPage(request.headers) ? withoutOpenerPolicy : headers);
    next();
  });
}

/** No page can make a browser say it. Only Chromium has the second header. */
const isLedByNoPage = (headers: IncomingHttpHeaders): boolean =>
  headers['sec-fetch-site'] === 'none' && headers['sec-ch-ua'] !== undefined;

/**
 * By their names in lower case. Helmet is asked once for each list: what it sets is the same for all answers.
 * @throws {Error} when Helmet refuses our settings
 */
export function listSecurityHeaders({ https }: { https: boolean }): Record<string, string> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  const set = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'frame-ancestors': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
      },
    },
    // The framed login page finds its return address in the Referer; other sites get none.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    // Replaced by frame-ancestors, which is more precise and set per page.
    frameguard: false,
    xDownloadOptions: false,
    xXssProtection: false,
  });
  set(answer.req, answer, (error) => {
    if (error !== undefined) throw new Error('Helmet refused its settings', { cause: error });
  });
  const headers = Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]);
  return {
    ...Object.fromEntries(headers),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  };
}
