import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

/** As proxies say it: the browser left before it had its answer. */
const LEFT_STATUS = 499;
/**
 * Fastify listens twice for each promise that waits for an answer, and twice more for one that is a stream. Where a missing
 * file is told of by a page, it comes to seven besides our own three and the sender's, one more than Node takes for granted.
 */
const MAX_LISTENERS = 16;

declare module 'fastify' {
  interface FastifyRequest {
    /** All of the answer is written. */
    isAnswered: boolean;
  }
}

/** How a request ended. */
export interface RequestEnd {
  method: string;
  /** The pattern, never the address; undefined where no route answered. */
  route: string | undefined;
  status: number;
  seconds: number;
  /** The connection closed before all of the answer was written. */
  isAborted: boolean;
}

/**
 * Tells of every request once, when its connection is done with it. Fastify's onResponse alone says nothing of a browser
 * that left, and its onRequestAbort nothing of one that left when all of its write had come. Register before all other hooks.
 */
export function registerRequestEnd(
  app: FastifyInstance,
  tell: (end: RequestEnd, log: FastifyBaseLogger) => void,
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
        // What failed on our side stays our failure.
        status: isAborted && reply.statusCode < 500 ? LEFT_STATUS : reply.statusCode,
        seconds: reply.elapsedTime / 1000,
        isAborted,
      };
      tell(end, request.log);
    });
    next();
  });
}
