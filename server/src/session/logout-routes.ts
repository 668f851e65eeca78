import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { logoutRequestSchema, logoutResponseSchema } from '@portal/contract/auth.ts';
import { endpoints } from '@portal/contract/endpoints.ts';
import { SESSION_EXPIRES_HEADER } from '@portal/contract/headers.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';

import { getPublicOrigin, type Distributor } from '../config/distributors.ts';
import { PortalError } from '../http/errors.ts';
import type { SessionCookies } from './cookies.ts';
import type { SessionParts } from './session-parts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes the cookies whatever becomes of the session: it is asked also when that cannot be looked up. */
    endsSession?: true;
  }
}

/** The form that logs out without script. */
export const LOGOUT_FORM_PATH = `${BASE_PATH}/logg-ut`;

/**
 * Logout succeeds without a session too, and without the database: whoever presses the button ends up logged out. The
 * guard then has no token to compare, as with any visitor, but still looks where the request comes from.
 */
export function registerLogoutRoutes(
  app: FastifyInstance,
  parts: SessionParts,
  cookies: SessionCookies,
): void {
  app.post(
    endpoints.logout.path,
    {
      config: { endsSession: true },
      schema: {
        summary: 'Ends the session; answers where the browser goes next',
        response: { 200: logoutResponseSchema },
      },
    },
    async (request, reply) => {
      const body = logoutRequestSchema.safeParse(request.body ?? {});
      if (!body.success) throw new PortalError('UGYLDIG_FORESPORSEL');
      const goto = getAllowedGoto(request.distributor, body.data.goto);
      await endSession(request, reply);
      return { data: { logoutUrl: getLogoutUrl(request, goto) } };
    },
  );

  const formOptions = { config: { guard: 'form', endsSession: true }, schema: { hide: true } } as const;
  app.post(LOGOUT_FORM_PATH, formOptions, async (request, reply) => {
    await endSession(request, reply);
    return reply.redirect(getLogoutUrl(request, request.distributor.loggUtUrl), 303);
  });

  /**
   * Takes the cookies even if the row cannot be deleted, which then ends by its idle limit: the next person at a shared
   * computer must not be this customer. Nothing outside is asked, so nothing outside can hinder it.
   */
  async function endSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    cookies.clear(reply);
    reply.removeHeader(SESSION_EXPIRES_HEADER).header('cache-control', 'no-store');
    const deleted = deleteSession(request);
    // Where none was found, the database may just have been waited for: a second wait would outlast the script's, and
    // an answer that nobody hears takes no cookies.
    if (request.session === undefined) return;
    await deleted;
    request.log.info({ event: 'logout' }, 'logout');
    request.session = undefined;
  }

  /** Never fails. */
  async function deleteSession(request: FastifyRequest): Promise<void> {
    const secret = cookies.find(request);
    if (secret === undefined) return;
    try {
      await parts.sessions.end(secret);
    } catch (error) {
      request.log.error({ err: error }, 'session could not be deleted');
    }
  }

  /** Some distributors end the session at the identity provider as well, others have their own page. */
  function getLogoutUrl(request: FastifyRequest, goto: string): string {
    const { distributor, hostname } = request;
    if (!distributor.followsLogoutAnswer) return goto;
    const origin = getPublicOrigin(parts.environment.PUBLIC_URL, distributor, hostname);
    return parts.provider.findEndSessionUrl(new URL(goto, origin).href) ?? goto;
  }
}

/**
 * Only addresses the distributor's file names, or a logout link could lead anywhere.
 * @throws {PortalError} UGYLDIG_FORESPORSEL
 */
function getAllowedGoto({ loggUtUrl, loggUtGoto }: Distributor, goto: string | undefined): string {
  if (goto === undefined || goto === loggUtUrl) return loggUtUrl;
  if (!loggUtGoto.includes(goto)) throw new PortalError('UGYLDIG_FORESPORSEL');
  return goto;
}
