import type { FastifyInstance } from 'fastify';

import { endpoints } from '@portal/contract/endpoints.ts';

import type { Answers } from '../core/answers.ts';
import { describeCall } from '../core/describe-call.ts';
import type { Query } from '../core/queries.ts';

/** Every query of the contract as a JSON route. The response schema drops what is not listed. */
export function registerQueryRoutes(app: FastifyInstance, queries: readonly Query[], answers: Answers): void {
  for (const query of queries) {
    app.route({
      method: 'GET',
      url: endpoints[query.name].path,
      ...describeCall({ ...query, input: query.parameters, result: query.schema }),
      handler: async (request, reply) => {
        const answer = await answers.get(query, request.query, request.toContext());
        return reply.header('cache-control', 'no-store').send(answer);
      },
    });
  }
}
