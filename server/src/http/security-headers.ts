import { IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** Sets security headers on every answer. Pages replace the CSP with one that has their nonce (pages/content-security-policy.ts). */
export function registerSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
  const headers = {
    ...listHelmetHeaders(https),
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  };
  app.addHook('onRequest', (_request, reply, next) => {
    void reply.headers(headers);
    next();
  });
}

/** Helmet is asked once: what it sets is the same for all answers. */
function listHelmetHeaders(https: boolean): OutgoingHttpHeaders {
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
  return answer.getHeaders();
}
