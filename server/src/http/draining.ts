import type { FastifyInstance } from 'fastify';

/** How often idle connections are closed during shutdown, in milliseconds. */
const SWEEP_MS = 100;

/** Whether the process is about to stop (graceful shutdown). */
export interface Draining {
  isDraining: () => boolean;
  begin: () => void;
}

export function createDraining(): Draining {
  let isDraining = false;
  return {
    isDraining: () => isDraining,
    begin: () => {
      isDraining = true;
    },
  };
}

/**
 * While draining, every response asks for its connection to be closed, so that the load balancer opens the next one to
 * another process. While closing, connections are closed as soon as they are idle; requests under way are finished.
 */
export function registerDraining(app: FastifyInstance, draining: Draining): void {
  app.addHook('onRequest', (_request, reply, next) => {
    if (draining.isDraining()) void reply.header('connection', 'close');
    next();
  });
  let sweep: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    // `close` ends only the connections that are idle at that moment; others become idle later.
    sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  });
  app.addHook('onClose', async () => clearInterval(sweep));
}
