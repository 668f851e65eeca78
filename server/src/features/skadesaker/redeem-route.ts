import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyInstance } from 'fastify';
import { z } from 'zod';

import { JUMP_TOKEN_REDEEM_PATH } from '@portal/contract/paths.ts';

import { PortalError } from '../../http/errors.ts';
import type { JumpTokenStore } from '../../session/jump-token-store.ts';
import { isSecret } from '../../keys/secret.ts';

const bodySchema = z.object({ jumpsst: z.string().refine(isSecret) });

/**
 * The back channel: the claims system gives a token and gets to know who came with it, once
 * (docs/outside/skadesaker.openapi.yaml). No browser is behind this call, so it carries a secret of its own in place of
 * the session, the marker header and the anti-forgery token.
 *
 * @param secrets each of them is accepted, so that one can be changed while requests come
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
      schema: { summary: 'For the claims system: who came with this jump token' },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const given = request.headers.authorization ?? '';
      if (!secrets.some((secret) => isSame(given, `Bearer ${secret}`))) {
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

/** Hashes are compared: they are of one length whatever was sent, so the time taken says nothing. */
function isSame(given: string, expected: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(given), hash(expected));
}
