import { timingSafeEqual } from 'node:crypto';

import type { FastifyInstance, FastifyRequest } from 'fastify';

import { REQUESTED_BY, REQUESTED_BY_HEADER, XSRF_HEADER } from '@portal/contract/headers.ts';

import { PortalError } from './errors.ts';
import { isApiPath } from './error-handler.ts';
import './request.ts';

/**
 * Writes to the API come from our own pages only: the marker header (OD-20), a same-origin fetch, and
 * the session's token once there is a session (OD-22). Page forms are guarded by {@link requireFormToken}.
 */
export function registerForgeryGuard(app: FastifyInstance): void {
  app.addHook('preValidation', async (request) => {
    if (!isApiPath(request.url) || request.method === 'GET' || request.method === 'HEAD') return;
    if (request.routeOptions.config.isBackChannel === true) return;
    if (request.headers[REQUESTED_BY_HEADER] !== REQUESTED_BY) throw new PortalError('IKKE_TILLATT');
    requireSameOrigin(request);
    if (request.session && !isSame(request.headers[XSRF_HEADER], request.session.formToken)) {
      throw new PortalError('IKKE_TILLATT');
    }
  });
}

/**
 * A real form post of ours: same origin, and the hidden token of the session where there is one.
 * @throws {PortalError} IKKE_TILLATT
 */
export function requireFormToken(request: FastifyRequest, formToken: unknown): void {
  requireSameOrigin(request);
  if (request.session && !isSame(formToken, request.session.formToken)) throw new PortalError('IKKE_TILLATT');
}

/** Browsers say where a request comes from in Sec-Fetch-Site; older ones at least in Origin. */
export function requireSameOrigin(request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new PortalError('IKKE_TILLATT');
  const { origin } = request.headers;
  if (origin !== undefined && URL.parse(origin)?.host !== request.host) throw new PortalError('IKKE_TILLATT');
}

function isSame(given: unknown, expected: string): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
