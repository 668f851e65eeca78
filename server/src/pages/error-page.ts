import type { PageContext } from '@portal/contract/page.ts';

import type { SendErrorPage } from '../http/error-handler.ts';
import type { PortalError } from '../http/errors.ts';
import type { PageSender } from './page-sender.ts';
import { toPlainErrorPage, toPlainPagePolicy } from './plain-error-page.ts';
import { toReturnPathOfReferer } from './return-path.ts';

/** Errors of opened addresses, as pages with a reference; a request that came no further than its first line gets plain words. */
export function createErrorPageSender(send: PageSender): SendErrorPage {
  return async (request, reply, portalError) => {
    const { status } = portalError;
    const returnTo = toReturnPathOfReferer(request.headers.referer, request.host);
    try {
      return await send(request, reply, { status, context: { failure: toFailure(portalError), returnTo } });
    } catch (error) {
      request.log.error({ err: error }, 'error page could not be rendered');
      return reply
        .code(status)
        .type('text/html; charset=utf-8')
        .header('content-security-policy', toPlainPagePolicy(request.distributor.framing))
        .send(toPlainErrorPage(request.id));
    }
  };
}

function toFailure({ code, status }: PortalError): NonNullable<PageContext['failure']> {
  if (code === 'ANNEN_INNLOGGING') return 'otherSession';
  if (status === 503) return 'unavailable';
  return status >= 500 ? 'uncaught' : 'refused';
}
