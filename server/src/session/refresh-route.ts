import type { FastifyInstance } from 'fastify';

import { endpoints } from '@portal/contract/endpoints.ts';

import { describeCall } from '../core/describe-call.ts';
import { PortalError } from '../core/errors.ts';

/** Any request extends the session; the response header says for how long. */
export function registerRefreshRoute(app: FastifyInstance): void {
  app.post(
    endpoints.refreshSession.path,
    describeCall({
      name: 'refreshSession',
      summary: 'Lengthens the session of the caller',
      access: 'customer',
    }),
    async (request, reply) => {
      if (request.session === undefined) throw new PortalError('IKKE_INNLOGGET');
      return reply.code(204).header('cache-control', 'no-store').send();
    },
  );
}
