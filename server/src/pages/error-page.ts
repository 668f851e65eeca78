import type { SendErrorPage } from '../http/error-handler.ts';
import type { PageSender } from './page-sender.ts';
import { toPlainErrorPage, toPlainPagePolicy } from './plain-error-page.ts';

/** Errors of opened addresses, as pages with a reference; a request that came no further than its first line gets plain words. */
export function createErrorPageSender(send: PageSender): SendErrorPage {
  return async (request, reply, { status }) => {
    const failure = status === 503 ? 'unavailable' : status >= 500 ? 'uncaught' : 'refused';
    try {
      return await send(request, reply, { status, context: { failure } });
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
