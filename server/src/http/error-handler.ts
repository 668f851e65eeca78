import type { FastifyInstance } from 'fastify';

import type { ErrorBody } from '@portal/contract/errors.ts';
import { API_PATH } from '@portal/contract/paths.ts';

import { PortalError, toPortalError } from './errors.ts';

/** The one shape in which errors leave (OD-24): a closed code, a text for the customer, a reference. */
export function toErrorBody(error: PortalError, correlationId: string): ErrorBody {
  return { code: error.code, message: error.message, correlationId };
}

export function registerErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const portalError = toPortalError(error);
    // A refused request is the sender's doing; only what failed on our side is an error in the log.
    if (portalError.status >= 500)
      request.log.error({ err: error, code: portalError.code }, 'request failed');
    else request.log.info({ code: portalError.code }, 'request refused');
    if (portalError.status === 503) void reply.header('retry-after', '5');
    return reply
      .code(portalError.status)
      .header('cache-control', 'no-store')
      .send(toErrorBody(portalError, request.id));
  });
}

/** Unknown API addresses answer in the API's own shape; pages have a not-found page of their own. */
export function isApiPath(url: string): boolean {
  return url.startsWith('/api/') || url.startsWith(API_PATH);
}
