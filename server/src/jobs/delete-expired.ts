import { DELETE_BATCH } from '../persistence/delete-batch.ts';
import type { JobLog } from './start-job.ts';

/** Maximum of batches in one round: a large backlog is spread over several rounds. */
const MAX_BATCHES = 20;
/** With a larger clock skew from the database, this process would delete live sessions of others. */
const MAX_SKEW_MS = 30_000;

export interface Expiring {
  /** Deletes one batch, and returns how many rows it was. */
  deleteExpired: () => Promise<number>;
}

/**
 * Deletes expired rows. Most are of no use any more; deleting them keeps tables small and personal data no longer than
 * needed. A table that fails does not stop the others.
 * @param tables by table name
 */
export async function deleteExpired(
  tables: Readonly<Record<string, Expiring>>,
  { log, now, readDatabaseClock }: { log: JobLog; now: () => Date; readDatabaseClock: () => Promise<Date> },
  isStopping: () => boolean,
): Promise<void> {
  const aheadMs = now().getTime() - (await readDatabaseClock()).getTime();
  if (Math.abs(aheadMs) > MAX_SKEW_MS) {
    const seconds = Math.round(aheadMs / 1000);
    log.warn({ event: 'clock-differs', seconds }, 'nothing is deleted by a clock that is wrong');
    return;
  }
  // Sequentially: this job must never use more than one connection.
  for (const [table, expiring] of Object.entries(tables)) {
    await deleteBatches(expiring, isStopping).catch((error: unknown) => {
      log.warn({ event: 'delete-expired-failed', table, err: error }, 'expired rows could not be deleted');
    });
  }
}

/** One round of one table, batch by batch. */
export async function deleteBatches(
  { deleteExpired: deleteBatch }: Expiring,
  isStopping: () => boolean = () => false,
): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES && !isStopping(); batch += 1) {
    if ((await deleteBatch()) < DELETE_BATCH) return;
  }
}
