import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { endpoints } from '@portal/contract/endpoints.ts';
import { errorCodes } from '@portal/contract/errors.ts';

import type { Answers } from '../core/answers.ts';
import type { Query } from '../core/queries.ts';

const errorSchema = z.object({ code: z.enum(errorCodes), message: z.string(), correlationId: z.string() });

/** Every query of the contract as a JSON route. The response schema drops what is not listed. */
export function registerQueryRoutes(app: FastifyInstance, queries: readonly Query[], answers: Answers): void {
  for (const query of queries) {
    app.withTypeProvider<ZodTypeProvider>().route({
      method: 'GET',
      url: endpoints[query.name].path,
      schema: {
        summary: query.summary,
        ...(query.parameters && { querystring: query.parameters }),
        response: { 200: query.schema, default: errorSchema },
      },
      // Validated by the query itself, as for pages, after the access check.
      attachValidation: true,
      handler: async (request, reply) => {
        const answer = await answers.get(query, request.query, request.toContext());
        return reply.header('cache-control', 'no-store').send(answer);
      },
    });
  }
}
