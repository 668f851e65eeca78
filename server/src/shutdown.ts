import type { FastifyBaseLogger } from 'fastify';

/** Ends a hanging shutdown, well before a supervisor would (30 s). */
const HARD_LIMIT_MS = 25_000;

/**
 * Graceful shutdown: runs `stop` once, at SIGTERM, at Ctrl-C, or when the parent process is gone. Without a wait for
 * the load balancer in the last two cases: only a supervisor sends SIGTERM.
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
    const giveUp = (error: unknown): void => {
      logger.error({ err: error }, 'could not stop cleanly');
      process.exit(1);
    };
    const late = new Error(`It has not stopped in ${HARD_LIMIT_MS / 1000} s`);
    setTimeout(() => giveUp(late), HARD_LIMIT_MS).unref();
    stop({ isHurried: reason !== 'SIGTERM' }).then(() => process.exit(0), giveUp);
  };
  process.on('SIGTERM', () => shutDown('SIGTERM'));
  process.on('SIGINT', () => shutDown('SIGINT'));
  process.once('disconnect', () => shutDown('parent is gone'));
}
