import type { FastifyInstance } from 'fastify';

import { CORRELATION_ID_HEADER } from '@portal/contract/headers.ts';

import type { Configuration } from '../config/configuration.ts';
import { isEmbedded } from './is-embedded.ts';
import './request.ts';

/** Decides whose host was asked, and puts the reference on every answer. Runs before the session is looked up. */
export function registerRequestContext(app: FastifyInstance, configuration: Configuration): void {
  app.decorateRequest('distributor');
  app.decorateRequest('toContext');
  app.addHook('onRequest', async (request, reply) => {
    void reply.header(CORRELATION_ID_HEADER, request.id);
    request.distributor = configuration.distributors.forHost(request.hostname);
    request.toContext = () => ({
      distributor: request.distributor,
      host: request.hostname,
      correlationId: request.id,
      isEmbedded: isEmbedded(
        {
          cookies: request.cookies,
          userAgent: request.headers['user-agent'],
          loginContext: request.session?.loginContext,
        },
        configuration.oversikt().mobilapp,
      ),
      session: request.session,
      report: (event, details) => request.log.warn({ event, ...details }, event),
    });
  });
}
