import type { FastifyInstance } from 'fastify';

import { CORRELATION_ID_HEADER } from '@portal/contract/headers.ts';

import type { Configuration } from '../config/configuration.ts';
import { createCustomerOutside } from '../outside/customer-outside.ts';
import type { OutsideClient } from '../outside/outside-client.ts';
import { isEmbedded } from './is-embedded.ts';
import './request.ts';

/** Finds the distributor of the host, and adds the correlation id to every answer. Runs before the session lookup. */
export function registerRequestContext(
  app: FastifyInstance,
  { configuration, outside }: { configuration: Configuration; outside: OutsideClient },
): void {
  app.decorateRequest('distributor');
  app.decorateRequest('toContext');
  app.addHook('onRequest', (request, reply, next) => {
    void reply.header(CORRELATION_ID_HEADER, request.id);
    request.distributor = configuration.distributors.forHost(request.hostname);
    const toContext = () => {
      const { id: correlationId, session } = request;
      const context = {
        distributor: request.distributor,
        host: request.hostname,
        correlationId,
        sprak: request.sprak,
        isEmbedded: isEmbedded(
          {
            cookies: request.cookies,
            userAgent: request.headers['user-agent'],
            loginContext: session?.loginContext,
          },
          configuration.oversikt().mobilapp,
        ),
        report: (event: string, details: Record<string, string | number>) =>
          request.log.warn({ event, ...details }, event),
      };
      if (session === undefined) return { ...context, session };
      const ofCustomer = createCustomerOutside(outside, { ...session.customer, correlationId });
      return { ...context, session, outside: ofCustomer };
    };
    request.toContext = toContext;
    next();
  });
}
