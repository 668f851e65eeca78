import type { FastifyRequest } from 'fastify';

import { LOGIN_FRAME_PATH } from '@portal/contract/forms/innlogging.ts';
import type { PageContext } from '@portal/contract/page.ts';
import { FRAMED_PARAMETER } from '@portal/contract/paths.ts';

import type { SendErrorPage } from '../http/error-handler.ts';
import type { PortalError } from '../core/errors.ts';
import type { PageSender } from './page-sender.ts';
import { toPlainErrorPage } from './plain-error-page.ts';
import { toPlainPagePolicy } from './plain-page.ts';
import { toShownPath, withFramed } from '../session/return-to.ts';
import { toShownPathOfReferer } from './return-path.ts';

/** Renders error pages with a correlation id; a request that failed before its URL was parsed gets plain text. */
export function createErrorPageSender(send: PageSender): SendErrorPage {
  return async (request, reply, portalError) => {
    const { status, retryAfter } = portalError;
    const context = {
      failure: toFailure(portalError),
      returnTo: toRetryPath(request),
      ...(retryAfter !== undefined && { retryAfter }),
    };
    try {
      return await send(request, reply, { status, context, isFramedByOwn: isLoginFrame(request) });
    } catch (error) {
      request.log.error({ err: error }, 'error page could not be rendered');
      return reply
        .code(status)
        .type('text/html; charset=utf-8')
        .header('content-security-policy', toPlainPagePolicy(request.distributor.framing))
        .send(toPlainErrorPage(request.id, 'failed', request.sprak));
    }
  };
}

function isLoginFrame({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.url === LOGIN_FRAME_PATH;
}

/** A page is retried itself, and so is the login in its frame; after a form, the page with the form is. */
function toRetryPath(request: FastifyRequest): string {
  const { method, url, query, headers, host } = request;
  if (isLoginFrame(request))
    return FRAMED_PARAMETER in (query as object) ? withFramed(LOGIN_FRAME_PATH) : LOGIN_FRAME_PATH;
  return method === 'GET' ? toShownPath(url) : toShownPathOfReferer(headers.referer, host);
}

function toFailure({ code, status }: PortalError): NonNullable<PageContext['failure']> {
  if (code === 'ANNEN_INNLOGGING') return 'otherSession';
  if (status === 503) return 'unavailable';
  return status >= 500 ? 'uncaught' : 'refused';
}
