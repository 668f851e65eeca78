import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { JUMP_TOKEN_REDEEM_PATH } from '@portal/contract/paths.ts';

import { PortalError } from '../../core/errors.ts';
import type { JumpTokenStore } from '../../session/jump-token-store.ts';
import { isSameSecret, isSecret } from '../../keys/secret.ts';

const bodySchema = z.object({ jumpsst: z.string().refine(isSecret) });

/**
 * Back channel: the claims system redeems a token, once, and learns who the customer is
 * (docs/outside/skadesaker.openapi.yaml). The caller is not a browser, so a bearer token replaces session, marker
 * header and CSRF token.
 *
 * @param secrets every one of them is accepted, so that the token can be rotated without downtime
 */
export function registerRedeemRoute(
  app: FastifyInstance,
  jumpTokens: JumpTokenStore,
  secrets: readonly string[],
): void {
  app.post(
    JUMP_TOKEN_REDEEM_PATH,
    {
      config: { guard: 'back-channel' },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const [, given] = /^bearer +(.*)$/i.exec(request.headers.authorization ?? '') ?? [];
      if (!secrets.some((secret) => isSameSecret(given, secret))) {
        void reply.header('www-authenticate', 'Bearer');
        throw new PortalError('IKKE_INNLOGGET');
      }
      const body = bodySchema.safeParse(request.body);
      if (!body.success) throw new PortalError('UGYLDIG_FORESPORSEL');
      const customer = await jumpTokens.redeem(body.data.jumpsst);
      request.log.info({ event: 'jump-token-redeemed', isRedeemed: customer !== undefined }, 'jump token');
      if (customer === undefined) throw new PortalError('FINNES_IKKE');
      return reply.send(customer);
    },
  );
}
