import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** On every answer. Pages replace the policy with one that carries their nonce (pages/content-security-policy.ts). */
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
    // The framed login page learns from it where to return to; other sites learn nothing.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    // frame-ancestors says the same with more words and per page.
    frameguard: false,
    xDownloadOptions: false,
    xXssProtection: false,
  });
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=()');
  });
}
