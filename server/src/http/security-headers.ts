import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Sets security headers on every answer. Pages replace the CSP with one that has their nonce (pages/content-security-policy.ts). */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { https }: { https: boolean },
): Promise<void> {
  await app.register(helmet, {
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
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
  });
}
