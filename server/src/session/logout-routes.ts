import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { logoutRequestSchema, logoutResponseSchema } from '@portal/contract/auth.ts';
import { endpoints } from '@portal/contract/endpoints.ts';
import { loggUtForm } from '@portal/contract/forms/innlogging.ts';

import { getPublicOrigin } from '../config/distributors.ts';
import type { AuditTrail } from '../core/audit-trail.ts';
import { describeCall } from '../core/describe-call.ts';
import { PortalError } from '../core/errors.ts';
import type { SessionCookies } from './cookies.ts';
import { findDevice } from './find-device.ts';
import { leadOn } from './lead-on.ts';
import type { Session } from './session.ts';
import type { SessionParts } from './session-parts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route clears the cookies itself, even when the session lookup fails. */
    endsSession?: true;
  }
}

/**
 * Logout also works without a session and without the database: whoever presses the button ends up logged out. The CSRF
 * guard then has no token to compare, but still checks the origin of the request.
 */
export function registerLogoutRoutes(
  app: FastifyInstance,
  parts: SessionParts & { audit: Pick<AuditTrail, 'recordLogout'> },
  cookies: SessionCookies,
): void {
  app.post(
    endpoints.logout.path,
    {
      config: { endsSession: true },
      ...describeCall({
        name: 'logout',
        summary: 'Ends the session; answers where the browser goes next',
        access: 'customer',
        input: logoutRequestSchema,
        result: logoutResponseSchema,
      }),
    },
    async (request, reply) => {
      const body = logoutRequestSchema.safeParse(request.body ?? {});
      if (!body.success) throw new PortalError('UGYLDIG_FORESPORSEL');
      const goto = getAllowedGoto(request, body.data.goto);
      await endSession(request, reply);
      return { data: { logoutUrl: await getLogoutUrl(request, goto) } };
    },
  );

  const formOptions = { config: { guard: 'form', endsSession: true }, schema: { hide: true } } as const;
  app.post(loggUtForm.path, formOptions, async (request, reply) => {
    await endSession(request, reply);
    return leadOn(request, reply, await getLogoutUrl(request, getAllowedGoto(request)));
  });

  /**
   * Clears the cookies even if the row cannot be deleted, which then ends by its idle limit: the next person at a
   * shared computer must not be this customer. No outside system is called, so none can hinder it.
   */
  async function endSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    cookies.clear(reply);
    reply.header('cache-control', 'no-store');
    const deleted = deleteSession(request);
    // If none was found, the lookup may just have timed out: a second wait would outlast the script's, and an answer
    // that nobody reads clears no cookies.
    if (request.session === undefined) return;
    // A database that did not delete the session would be waited for once more in vain.
    if (await deleted) await recordLogout(request, request.session);
    request.log.info({ event: 'logout' }, 'logout');
    request.session = undefined;
  }

  /** Never fails. Returns whether the session is gone. */
  async function deleteSession(request: FastifyRequest): Promise<boolean> {
    const secret = cookies.find(request);
    if (secret === undefined) return false;
    try {
      await parts.sessions.end(secret);
      return true;
    } catch (error) {
      request.log.error({ err: error }, 'session could not be deleted');
      return false;
    }
  }

  /** Never fails: the customer is logged out all the same. */
  async function recordLogout(request: FastifyRequest, session: Session): Promise<void> {
    const { distributor, id: correlationId } = request;
    const device = findDevice(request.headers);
    await parts.audit
      .recordLogout({ session, distributor, correlationId, device })
      .catch((error: unknown) =>
        request.log.error({ err: error, event: 'audit-outcome-failed' }, 'a logout is not on record'),
      );
  }

  /** Some distributors also end the session at the identity provider; others have their own page. */
  async function getLogoutUrl(request: FastifyRequest, goto: string): Promise<string> {
    const { distributor, hostname } = request;
    if (!distributor.followsLogoutAnswer) return goto;
    const origin = getPublicOrigin(parts.environment.PUBLIC_URL, distributor, hostname);
    return (await parts.provider.findEndSessionUrl(new URL(goto, origin).href)) ?? goto;
  }
}

/**
 * Only addresses in the distributor's file: otherwise logout would be an open redirect.
 * @throws {PortalError} UGYLDIG_FORESPORSEL
 */
function getAllowedGoto(
  { distributor: { tekster }, sprak }: Pick<FastifyRequest, 'distributor' | 'sprak'>,
  goto = tekster[sprak].loggUtUrl,
): string {
  // In any language: the page that asks may be older than the customer's choice.
  const isAllowed = Object.values(tekster).some(
    ({ loggUtUrl, loggUtGoto }) => goto === loggUtUrl || loggUtGoto.includes(goto),
  );
  if (!isAllowed) throw new PortalError('UGYLDIG_FORESPORSEL');
  return goto;
}
