import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

import fastify, { type FastifyInstance } from 'fastify';

const LIMIT_BYTES = 100_000;

/** Called for every request. */
export type OnRequest = (request: IncomingMessage) => void;

export function createServer(onRequest?: OnRequest): FastifyInstance {
  const app = fastify({
    bodyLimit: LIMIT_BYTES,
    // A hanging answer does not keep the process alive.
    forceCloseConnections: true,
    routerOptions: { ignoreTrailingSlash: true },
  });
  // Not a hook: an address that cannot be read meets none.
  if (onRequest !== undefined) app.server.on('request', onRequest);
  // Text, whatever it claims to be.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, reply) => {
    const { statusCode = 500, message, stack } = error;
    if (statusCode < 500) return reply.code(statusCode).send({ message });
    process.stderr.write(`simulators: ${stack}\n`);
    return reply.code(500).send({ message: 'The simulator itself failed' });
  });
  return app;
}

/** The actual port, also when 0 was asked for. */
export function findPort(app: FastifyInstance): number {
  return (app.server.address() as AddressInfo).port;
}
