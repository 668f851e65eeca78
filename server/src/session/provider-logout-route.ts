import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { PortalError } from '../core/errors.ts';
import { LogoutTokenError } from './logout-token.ts';
import type { SessionParts } from './session-parts.ts';

export const PROVIDER_LOGOUT_PATH = '/auth/backchannel-logout';

const bodySchema = z.object({ logout_token: z.string().max(8000) });

/**
 * OpenID Connect Back-Channel Logout 1.0: the identity provider tells that a customer's session has ended, and ours end
 * too. The caller is not a browser: the token proves who it is, and is valid once.
 */
export function registerProviderLogout(
  app: FastifyInstance,
  { endedLogins }: Pick<SessionParts, 'endedLogins'>,
): void {
  app.post(
    PROVIDER_LOGOUT_PATH,
    { config: { guard: 'back-channel' }, schema: { hide: true } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const body = bodySchema.safeParse(request.body);
      if (!body.success) throw new PortalError('UGYLDIG_FORESPORSEL');
      try {
        const count = await endedLogins.end(body.data.logout_token);
        request.log.info({ event: 'provider-logout', count }, 'sessions ended by the identity provider');
        return await reply.code(200).send();
      } catch (error) {
        if (!(error instanceof LogoutTokenError)) throw new PortalError('UTILGJENGELIG', { cause: error });
        request.log.warn({ event: 'provider-logout-refused', detail: error.detail }, 'logout token refused');
        throw new PortalError('UGYLDIG_FORESPORSEL', { cause: error });
      }
    },
  );
}
