import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { PortalError } from '../core/errors.ts';
import { providerName } from './identity.ts';
import type { SessionParts } from './session-parts.ts';

export const FRAME_LOGOUT_PATH = '/auth/frontchannel-logout';

const querySchema = z.object({ iss: z.string().max(2000), sid: providerName });

/**
 * OpenID Connect Front-Channel Logout 1.0: at a logout the identity provider's page has this one in a frame. Browsers
 * send it no cookie of ours, so the provider's id of its session says whose session ends. Only for a provider that
 * announces it.
 */
export function registerFrameLogout(
  app: FastifyInstance,
  { endedLogins, provider }: Pick<SessionParts, 'endedLogins' | 'provider'>,
): void {
  app.get(
    FRAME_LOGOUT_PATH,
    { config: { isForEverybody: true }, schema: { hide: true }, exposeHeadRoute: false },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const { issuer, pageOrigins, tellsInFrames } = await provider.getPublished().catch((cause: unknown) => {
        throw new PortalError('UTILGJENGELIG', { cause });
      });
      if (!tellsInFrames) return reply.callNotFound();
      const query = querySchema.safeParse(request.query);
      const wrong = query.success
        ? query.data.iss === issuer
          ? undefined
          : 'iss'
        : query.error.issues[0]?.path[0];
      if (!query.success || wrong !== undefined) {
        request.log.warn({ event: 'provider-logout-refused', detail: String(wrong) }, 'logout refused');
        throw new PortalError('UGYLDIG_FORESPORSEL');
      }
      const count = await endedLogins.endOfSession(query.data.sid);
      request.log.info({ event: 'provider-logout', count }, 'sessions ended by the identity provider');
      return reply
        .header('content-security-policy', `default-src 'none'; frame-ancestors ${pageOrigins.join(' ')}`)
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('text/plain')
        .send('');
    },
  );
}
