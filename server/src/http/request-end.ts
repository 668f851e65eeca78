import type { FastifyInstance, FastifyRequest } from 'fastify';

/** As in nginx: the client closed the request before the answer. */
const LEFT_STATUS = 499;
/**
 * Fastify adds two listeners for each pending promise, and two more for a stream. An error page for a missing file adds
 * up to seven, besides our own three and the sender's one: one more than Node's default limit.
 */
const MAX_LISTENERS = 16;

declare module 'fastify' {
  interface FastifyRequest {
    /** The whole answer is written. */
    isAnswered: boolean;
  }
}

/** How a request ended. */
export interface RequestEnd {
  method: string;
  /** The route's pattern, never the URL; undefined when no route matched. */
  route: string | undefined;
  status: number;
  seconds: number;
  /** The connection was closed before the whole answer was written. */
  isAborted: boolean;
}

/**
 * Reports the end of every request exactly once, when its connection is done with it. Fastify's onResponse is not
 * called when the browser disconnects, nor its onRequestAbort when that happens after the whole body has arrived.
 * Register before all other hooks.
 */
export function registerRequestEnd(
  app: FastifyInstance,
  tell: (end: RequestEnd, request: FastifyRequest) => void,
): void {
  app.decorateRequest('isAnswered', false);
  app.addHook('onResponse', (request, _reply, next) => {
    request.isAnswered = true;
    next();
  });
  app.addHook('onRequest', (request, reply, next) => {
    reply.raw.setMaxListeners(MAX_LISTENERS).once('close', () => {
      const isAborted = !request.isAnswered;
      const end = {
        method: request.method,
        route: request.routeOptions.url,
        // A failure on our side stays a 5xx.
        status: isAborted && reply.statusCode < 500 ? LEFT_STATUS : reply.statusCode,
        seconds: reply.elapsedTime / 1000,
        isAborted,
      };
      tell(end, request);
    });
    next();
  });
}
