import type { FastifyBaseLogger } from 'fastify';

/** A stop that hangs is cut here, well before a supervisor would cut it (30 s). */
const HARD_LIMIT_MS = 25_000;

/**
 * Runs `stop` once: at SIGTERM, at Ctrl-C, or when the process that started this one is gone. Hurried where nobody leads
 * customers here any more, as they do behind a load balancer: only SIGTERM is a supervisor's.
 */
export function onShutdown(
  logger: FastifyBaseLogger,
  stop: (how: { isHurried: boolean }) => Promise<void>,
): void {
  let isStopping = false;
  const shutDown = (reason: string): void => {
    if (isStopping) return;
    isStopping = true;
    logger.info({ reason }, 'stopping');
    setTimeout(() => process.exit(1), HARD_LIMIT_MS).unref();
    stop({ isHurried: reason !== 'SIGTERM' }).then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', () => shutDown('SIGTERM'));
  process.on('SIGINT', () => shutDown('SIGINT'));
  process.once('disconnect', () => shutDown('parent is gone'));
}
