import type { FastifyInstance } from 'fastify';

import { BASE_PATH, SKADESAKER_JUMP_PATH } from '@portal/contract/paths.ts';

import type { Configuration } from '../../config/configuration.ts';
import { getSkadesakerFallbackUrl } from '../../config/oversikt-config.ts';
import { PortalError } from '../../core/errors.ts';
import { toPageOptions } from '../../pages/page-routes.ts';
import type { PageSender } from '../../pages/page-sender.ts';
import type { JumpTokenStore } from '../../session/jump-token-store.ts';
import { createJumpToken, JUMP_TOKEN_FAILED } from './create-jump-token.ts';

/**
 * The page of the jump. Its script asks for the token, so that just opening the address creates none. A browser without
 * script is redirected to the complete page, which has the token in its form, or to the fallback if no token can be
 * made.
 */
export function registerJumpPage(
  app: FastifyInstance,
  {
    sendPage,
    jumpTokens,
    configuration,
  }: { sendPage: PageSender; jumpTokens: JumpTokenStore; configuration: Pick<Configuration, 'oversikt'> },
): void {
  app.get(BASE_PATH + SKADESAKER_JUMP_PATH, async (request, reply) => {
    const { session } = request;
    const options = toPageOptions(request);
    if (options.isComplete !== true || session === undefined) return sendPage(request, reply, options);
    let jumpSst: string;
    try {
      jumpSst = await createJumpToken(jumpTokens, { session });
    } catch (error) {
      if (error instanceof PortalError && error.code === 'IKKE_INNLOGGET') {
        request.session = undefined;
        return sendPage(request, reply, options);
      }
      request.log.error({ err: error, event: 'jump-token-failed' }, JUMP_TOKEN_FAILED);
      return reply
        .header('cache-control', 'no-store')
        .redirect(getSkadesakerFallbackUrl(configuration.oversikt()), 303);
    }
    return sendPage(request, reply, { ...options, context: { ...options.context, jumpSst } });
  });
}
