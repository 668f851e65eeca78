import type { FastifyInstance } from 'fastify';

/** How often connections that have become idle are closed while the rest finish, in milliseconds. */
const SWEEP_MS = 100;

/** Whether the process is about to stop. */
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
 * While draining, every answer asks its connection to be closed, so that the load balancer opens the next one
 * elsewhere. While closing, connections end as soon as they have nothing under way; what is under way is finished.
 */
export function registerDraining(app: FastifyInstance, draining: Draining): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (draining.isDraining()) void reply.header('connection', 'close');
  });
  let sweep: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    // Closing ends only the connections that are idle at that moment; a page that ends later leaves one more.
    sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
  });
  app.addHook('onClose', async () => clearInterval(sweep));
}
