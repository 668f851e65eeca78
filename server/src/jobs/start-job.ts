import type { FastifyBaseLogger } from 'fastify';

export type JobLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

export interface Job {
  /** In each of its log lines. */
  name: string;
  everyMs: number;
  /** Runs one round. When it is to stop, it leaves the rest to the next one. */
  run: (log: JobLog, isStopping: () => boolean) => Promise<unknown>;
}

/**
 * Runs a job periodically, without keeping the process alive; after a failed round it is tried again at the next
 * interval. Returns a function that stops the job and waits for the current round.
 */
export function startJob({ name, everyMs, run }: Job, logger: FastifyBaseLogger): () => Promise<void> {
  const log = logger.child({ job: name });
  let round: Promise<unknown> | undefined;
  let isStopping = false;
  const timer = setInterval(() => {
    round ??= run(log, () => isStopping)
      .catch((error: unknown) => {
        log.warn({ event: 'job-failed', err: error }, 'job failed');
      })
      .finally(() => {
        round = undefined;
      });
  }, everyMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    isStopping = true;
    await round;
  };
}
