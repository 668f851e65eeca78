import type { FastifyInstance } from 'fastify';

/** Like Fastify's JSON parser, but an empty body with a JSON content type is no error: the contract has writes without a body. */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') done(null, undefined);
    else void parse(request, body, done);
  });
}
