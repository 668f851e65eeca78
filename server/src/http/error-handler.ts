import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { isApiPath } from '@portal/contract/paths.ts';

import { isProbe } from './health.ts';
import { type PortalError, toErrorBody, toPortalError } from '../core/errors.ts';

/** Answers a browser's page request with an error page; undefined when only the API is served. */
export type SendErrorPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  error: PortalError,
) => Promise<FastifyReply>;

export function registerErrorHandler(app: FastifyInstance, sendErrorPage: SendErrorPage | undefined): void {
  app.setErrorHandler(async (error, request, reply) => {
    const portalError = toPortalError(error);
    // A refused request is the client's fault; only our own failures are logged as errors.
    if (portalError.status >= 500 && !isProbe(request.routeOptions.url))
      request.log.error({ err: error, code: portalError.code }, 'request failed');
    else if (portalError.status < 500) request.log.info({ code: portalError.code }, 'request refused');
    if (portalError.retryAfter !== undefined) void reply.header('retry-after', portalError.retryAfter);
    void reply.code(portalError.status).header('cache-control', 'no-store');
    if (sendErrorPage !== undefined && !isApiPath(request.url) && acceptsHtml(request))
      return sendErrorPage(request, reply, portalError);
    return reply.send(toErrorBody(portalError, request.id, request.sprak));
  });
}

/** Browsers accept HTML; scripts do not. */
export function acceptsHtml({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}
