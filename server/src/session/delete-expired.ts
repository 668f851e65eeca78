import type { FastifyBaseLogger } from 'fastify';

const INTERVAL_MS = 60_000;
/** Batches of one round: a long backlog is taken over several rounds rather than all at once. */
const MAX_BATCHES = 20;
/** A clock that is further from the database's takes other processes' visits for over. */
const MAX_SKEW_MS = 30_000;

export interface Expiring {
  /** Deletes one batch; answers whether there may be more. */
  deleteExpired: () => Promise<boolean>;
}

interface Surroundings {
  logger: Pick<FastifyBaseLogger, 'warn'>;
  now: () => Date;
  readDatabaseClock: () => Promise<Date>;
}

/**
 * Removes what has passed its date, once a minute. Most of it is already worth nothing; this keeps the tables small and
 * personal data no longer than needed. Does not keep the process alive. Answers how to stop it.
 */
export function startDeletingExpired(
  stores: readonly Expiring[],
  { logger, now, readDatabaseClock }: Surroundings,
): () => void {
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    readDatabaseClock()
      .then((at) => {
        const seconds = Math.round((now().getTime() - at.getTime()) / 1000);
        if (Math.abs(seconds) * 1000 <= MAX_SKEW_MS) return deleteExpired(stores);
        return logger.warn(
          { event: 'clock-differs', seconds },
          'nothing is deleted by a clock that is wrong',
        );
      })
      .catch((error: unknown) => logFailure(logger, error))
      .finally(() => {
        isRunning = false;
      });
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** One round over all stores, batch after batch: this work must never take more than one connection. */
export async function deleteExpired(stores: readonly Expiring[]): Promise<void> {
  for (const store of stores) {
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      if (!(await store.deleteExpired())) break;
    }
  }
}

/** Tried again next minute. */
function logFailure(logger: Pick<FastifyBaseLogger, 'warn'>, error: unknown): void {
  const reason = error instanceof Error ? error.name : 'unknown';
  logger.warn({ event: 'delete-expired-failed', reason }, 'expired sessions could not be deleted');
}
