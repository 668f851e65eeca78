import type { FastifyInstance } from 'fastify';

import type { Metrics } from '../metrics/metrics.ts';

/** Counts every answer by its route's pattern, as the log names it. */
export function registerRequestMetrics(app: FastifyInstance, metrics: Pick<Metrics, 'answered'>): void {
  app.addHook('onResponse', async (request, reply) => {
    metrics.answered({
      route: request.routeOptions.url,
      method: request.method,
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
}
