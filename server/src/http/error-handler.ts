import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { isApiPath } from '@portal/contract/paths.ts';

import { isProbe } from './is-probe.ts';
import { type PortalError, toErrorBody, toPortalError } from '../core/errors.ts';
import { logFailure } from '../core/log-failure.ts';

/** Answers a browser's page request with an error page; undefined when only the API is served. */
export type SendErrorPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  error: PortalError,
) => Promise<FastifyReply>;

export function registerErrorHandler(app: FastifyInstance, sendErrorPage: SendErrorPage | undefined): void {
  app.setErrorHandler(async (error, request, reply) => {
    // Nothing failed: nobody is left to answer, so Fastify has closed what it was to send.
    if (reply.raw.destroyed && isClosedEarly(error)) return reply.hijack();
    const portalError = toPortalError(error);
    // A refused request is the client's fault; only failures of the server's side are logged as such.
    if (portalError.status >= 500 && !isProbe(request.routeOptions.url))
      logFailure(request.log, error, { message: 'request failed', code: portalError.code });
    else if (portalError.status < 500) request.log.info({ code: portalError.code }, 'request refused');
    if (portalError.retryAfter !== undefined) void reply.header('retry-after', portalError.retryAfter);
    void reply.code(portalError.status).header('cache-control', 'no-store');
    // Of what failed as it began: what answers in its place is neither compressed nor of its kind.
    for (const name of ['content-encoding', 'content-type']) void reply.removeHeader(name);
    if (sendErrorPage !== undefined && !isApiPath(request.url) && acceptsHtml(request))
      return sendErrorPage(request, reply, portalError);
    return reply.send(toErrorBody(portalError, request.id, request.sprak));
  });
}

const isClosedEarly = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Browsers accept HTML; scripts do not. */
export function acceptsHtml({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false;
}
