import type { FastifyInstance, FastifyRequest } from 'fastify';

import { BASE_PATH, SKADESAKER_JUMP_PATH } from '@portal/contract/paths.ts';
import { jumpTokenSchema } from '@portal/contract/skadesaker.ts';
import { JUMP_TOKEN_FAILED } from '@portal/contract/skadesaker-form.ts';

import type { Configuration } from '../../config/configuration.ts';
import { toHeaderAddress } from '../../config/link-schema.ts';
import { getSkadesakerFallbackUrl } from '../../config/oversikt-config.ts';
import { PortalError } from '../../core/errors.ts';
import { toPageOptions } from '../../pages/page-routes.ts';
import type { PageSender } from '../../pages/page-sender.ts';

/**
 * The page of the jump. Its script asks for the token, so that just opening the address creates none. A browser without
 * script is redirected to the complete page, which has the token in its form, or to the fallback if no token can be
 * made.
 */
export function registerJumpPage(
  app: FastifyInstance,
  {
    sendPage,
    createJumpToken,
    configuration,
  }: {
    sendPage: PageSender;
    /** As the JSON route does: counted, and in the audit trail. @throws {PortalError} */
    createJumpToken: (request: FastifyRequest) => Promise<unknown>;
    configuration: Pick<Configuration, 'oversikt'>;
  },
): void {
  // No HEAD: it would make a token, and tell in the audit trail of a visit that was none.
  app.get(BASE_PATH + SKADESAKER_JUMP_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const options = toPageOptions(request);
    // The page of another session's end has no jump.
    const hasJump = options.isComplete === true && options.context?.failure === undefined;
    if (!hasJump || request.session === undefined) return sendPage(request, reply, options);
    let jumpSst: string | undefined;
    try {
      ({ jumpSst } = jumpTokenSchema.parse(await createJumpToken(request)));
    } catch (error) {
      if (error instanceof PortalError && error.code === 'IKKE_INNLOGGET') {
        request.session = undefined;
        return sendPage(request, reply, options);
      }
      request.log.error({ err: error, event: 'jump-token-failed' }, JUMP_TOKEN_FAILED);
      return reply
        .header('cache-control', 'no-store')
        .redirect(toHeaderAddress(getSkadesakerFallbackUrl(configuration.oversikt(request.sprak))), 303);
    }
    return sendPage(request, reply, {
      ...options,
      context: { ...options.context, ...(jumpSst !== undefined && { jumpSst }) },
    });
  });
}
