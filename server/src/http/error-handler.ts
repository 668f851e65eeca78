import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { ErrorBody } from '@portal/contract/errors.ts';
import { API_PATH } from '@portal/contract/paths.ts';

import { type PortalError, toPortalError } from './errors.ts';

/** The one shape in which errors leave: a closed code, a text for the customer, a reference. */
export function toErrorBody(error: PortalError, correlationId: string): ErrorBody {
  return { code: error.code, message: error.message, correlationId };
}

/** Answers a browser that opened an address, in words on a page; absent where only the API is served. */
export type SendErrorPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  error: PortalError,
) => Promise<FastifyReply>;

export function registerErrorHandler(app: FastifyInstance, sendErrorPage: SendErrorPage | undefined): void {
  app.setErrorHandler(async (error, request, reply) => {
    const portalError = toPortalError(error);
    // A refused request is the sender's doing; only what failed on our side is an error in the log.
    if (portalError.status >= 500)
      request.log.error({ err: error, code: portalError.code }, 'request failed');
    else request.log.info({ code: portalError.code }, 'request refused');
    if (portalError.retryAfter !== undefined) void reply.header('retry-after', portalError.retryAfter);
    void reply.code(portalError.status).header('cache-control', 'no-store');
    if (sendErrorPage !== undefined && !isApiPath(request.url) && acceptsHtml(request))
      return sendErrorPage(request, reply, portalError);
    return reply.send(toErrorBody(portalError, request.id));
  });
}

/** A browser opens an address; a script reads one. */
export function acceptsHtml({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}

/** The API answers in a shape of its own; everything else is opened by a browser. */
export function isApiPath(url: string): boolean {
  return url.startsWith('/api/') || url.startsWith(API_PATH);
}
