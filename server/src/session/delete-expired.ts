import type { FastifyBaseLogger } from 'fastify';

const INTERVAL_MS = 60_000;
/** Batches of one round: a long backlog is taken over several rounds rather than all at once. */
const MAX_BATCHES = 20;

interface Expiring {
  /** Deletes one batch; answers whether there may be more. */
  deleteExpired: () => Promise<boolean>;
}

/**
 * Removes expired sessions and logins once a minute. They are already worth nothing; this keeps the tables small
 * and personal data no longer than needed. Does not keep the process alive. Answers how to stop it.
 */
export function startDeletingExpired(stores: readonly Expiring[], log: Pick<FastifyBaseLogger, 'warn'>): () => void {
  let running = false;
  const timer = setInterval(() => {
    if (running) return;
    running = true;
    deleteExpired(stores)
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.name : 'unknown';
        log.warn({ event: 'delete-expired-failed', reason }, 'expired sessions could not be deleted');
      })
      .finally(() => {
        running = false;
      });
  }, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** One round over all stores. */
export async function deleteExpired(stores: readonly Expiring[]): Promise<void> {
  for (const store of stores) {
    for (let batch = 0; batch < MAX_BATCHES; batch += 1) {
      // Batch after batch on purpose: this work must never take more than one connection.
      if (!(await store.deleteExpired())) break;
    }
  }
}
