import type { FastifyInstance, FastifyRequest } from 'fastify';

import { REQUESTED_BY, REQUESTED_BY_HEADER, XSRF_HEADER } from '@portal/contract/headers.ts';

import { readFields } from '../core/form-fields.ts';
import { isSameSecret, isSecret } from '../keys/secret.ts';
import { PortalError } from '../core/errors.ts';
import './request.ts';

/** A same-origin form post without the CSRF token of the browser's session. */
export class FormTokenError extends PortalError {}

/**
 * Writes come from our own pages only. A script's carries the marker header, and the session's token once there is a
 * session; a form's carries the token as a hidden field. The route says which of the two is needed. The address cannot:
 * it can be spelt in many ways.
 *
 * @param scheme of the addresses that browsers use, with its colon
 */
export function registerForgeryGuard(app: FastifyInstance, scheme: string): void {
  app.addHook('preValidation', (request, _reply, next) => {
    if (!request.is404 && request.method !== 'GET' && request.method !== 'HEAD')
      requireOwnPage(request, scheme);
    next();
  });
}

/** @throws {PortalError} */
function requireOwnPage(request: FastifyRequest, scheme: string): void {
  const { guard } = request.routeOptions.config;
  if (guard === 'back-channel') return;
  if (guard === undefined && request.headers[REQUESTED_BY_HEADER] !== REQUESTED_BY)
    throw new PortalError('IKKE_TILLATT');
  requireSameOrigin(request, scheme);
  if (guard === 'same-origin' || request.session === undefined) return;
  const token = guard === 'form' ? readFields(request.body).formToken : request.headers[XSRF_HEADER];
  if (isSameSecret(token, request.session.getFormToken())) return;
  // A browser sent the form from one of our pages, with the token of another session.
  if (guard === 'form')
    throw new FormTokenError(
      typeof token === 'string' && isSecret(token) ? 'ANNEN_INNLOGGING' : 'IKKE_TILLATT',
    );
  throw new PortalError('IKKE_TILLATT');
}

/** Browsers say where a request comes from in Sec-Fetch-Site; older ones at least in Origin. */
function requireSameOrigin(request: FastifyRequest, scheme: string): void {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') throw new PortalError('IKKE_TILLATT');
  const { origin } = request.headers;
  if (origin !== undefined && origin !== `${scheme}//${request.host}`) throw new PortalError('IKKE_TILLATT');
}
