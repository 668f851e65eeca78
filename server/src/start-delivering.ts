import type { FastifyBaseLogger } from 'fastify';

const INTERVAL_MS = 2000;

export interface Delivery {
  /** In the log. */
  name: string;
  /** Delivers everything that is due, until it is to stop: what is under way then is waited for. */
  deliverDue: (isStopping: () => boolean) => Promise<unknown>;
}

/**
 * Delivers what outside systems have not confirmed, for as long as the process lives; several processes share the work.
 * Answers how to stop: the delivery under way is waited for.
 */
export function startDelivering(
  { name, deliverDue }: Delivery,
  logger: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<void> {
  let round: Promise<unknown> | undefined;
  let isStopping = false;
  const timer = setInterval(() => {
    round ??= deliverDue(() => isStopping)
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.name : 'unknown';
        logger.warn({ event: `${name}-delivery-failed`, reason }, 'what waits could not be looked up');
      })
      .finally(() => {
        round = undefined;
      });
  }, INTERVAL_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    isStopping = true;
    await round;
  };
}
