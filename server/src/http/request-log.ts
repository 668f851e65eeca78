import type { FastifyInstance } from 'fastify';

/** One line per request: the route's pattern, never its address, which may hold what a customer typed. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const details = {
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log.info(details, 'answered');
  });
}
