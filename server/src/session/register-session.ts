import { Readable } from 'node:stream';
import { callbackify } from 'node:util';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { SESSION_EXPIRES_HEADER, SESSION_ID_HEADER } from '@portal/contract/headers.ts';
import { BASE_PATH, isApiPath } from '@portal/contract/paths.ts';

import { PortalError } from '../core/errors.ts';
import { createSessionCookies } from './cookies.ts';
import { type LoginOutcome, registerLoginRoutes } from './login-routes.ts';
import { registerFrameLogout } from './frame-logout-route.ts';
import { registerLogoutRoutes } from './logout-routes.ts';
import { registerProviderLogout } from './provider-logout-route.ts';
import { registerRefreshRoute } from './refresh-route.ts';
import type { AuditTrail } from '../core/audit-trail.ts';
import type { SessionParts } from './session-parts.ts';

/**
 * Looks up the session before any route, and registers login, refresh and logout. Needs `@fastify/cookie`,
 * `@fastify/formbody` and `request.distributor`.
 */
export function registerSession(
  app: FastifyInstance,
  parts: SessionParts & { audit: Pick<AuditTrail, 'begin' | 'recordLogout'> },
  onLoginEnd?: (outcome: LoginOutcome) => void,
): void {
  const cookies = createSessionCookies(parts.environment.PUBLIC_URL);
  app.decorateRequest('session');

  /** Writes in a session whose body had not come when it was looked up. */
  const unread = new WeakSet<FastifyRequest>();

  async function lookUp(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    request.session = undefined;
    const secret = cookies.find(request);
    const isApi = isApiPath(request.url);
    if (secret !== undefined) {
      try {
        request.session = await parts.sessions.find(secret, request.distributor.shortname, {
          named: readNamedSession(request),
          isWrite: isWrite(request),
        });
      } catch (cause) {
        if (cause instanceof PortalError) throw cause;
        // The route clears the cookies itself, after the CSRF guard; here, another site could have them cleared.
        if (request.routeOptions.config.endsSession === true) return;
        throw new PortalError('UTILGJENGELIG', { cause });
      }
    }
    const { session } = request;
    if (session !== undefined && !isApi) cookies.restoreFormToken(request, reply, session.getFormToken());
    // Only for pages: a call under way during a new login would clear the new session's cookie.
    if (session === undefined && !isApi) cookies.clear(reply);
  }

  app.addHook('onRequest', async (request, reply) => {
    if (!mayNeedSession(request) || !cookies.has(request)) return;
    await lookUp(request, reply);
    if (request.session !== undefined && isWrite(request) && isUnread(request)) unread.add(request);
  });

  const lookUpAgain = callbackify(lookUp);
  // A body may be held back for seconds, while the customer ends this session at another device.
  app.addHook('preValidation', (request, reply, next) => {
    if (unread.has(request)) lookUpAgain(request, reply, next);
    else next();
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const { session } = request;
    if (session === undefined || request.routeOptions.config.endsSession === true) return;
    // Of a browser that left meanwhile, `close` has been. A write is recorded before anything of its answer can be read.
    if (payload instanceof Readable && !reply.raw.destroyed && !isWrite(request)) {
      // What a page learns of the offers comes while it is sent.
      reply.raw.once('close', () => void parts.sessions.save(session));
      return;
    }
    await parts.sessions.save(session);
    if (isApiPath(request.url)) reply.header(SESSION_EXPIRES_HEADER, session.getExpiresIn());
  });

  registerLoginRoutes(app, parts, cookies, onLoginEnd);
  registerRefreshRoute(app);
  registerProviderLogout(app, parts);
  registerFrameLogout(app, parts);
  registerLogoutRoutes(app, parts, cookies);
}

function isUnread({ raw, routeOptions }: FastifyRequest): boolean {
  // A request that a test injects does not say it, and is whole.
  const message: { complete?: boolean } = raw;
  return message.complete === false && routeOptions.config.endsSession !== true;
}

function isWrite({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

/** The session that the page was made for. Visitors' pages name none, nor do neighbouring apps that read. */
function readNamedSession({ headers }: FastifyRequest): string | undefined {
  return headers[SESSION_ID_HEADER]?.toString();
}

/** Public answers cost no database lookup, and put nothing of a session into a cache. */
function mayNeedSession({ url, routeOptions }: FastifyRequest): boolean {
  if (routeOptions.config.isForEverybody === true) return false;
  return !url.startsWith(`${BASE_PATH}/assets/`) && !url.startsWith('/health/');
}
