import type { DueQuery } from '../persistence/is-due.ts';
import type { Tracing } from '../tracing/tracing.ts';
import { toLatestAttempt, toNextAttempt } from './back-off.ts';

const BATCH = 20;

interface WaitingRow {
  id: unknown;
  /** That have failed. */
  attempts: number;
}

/** What waits in a table until an outside system has taken it. */
interface Waiting<Row extends WaitingRow> {
  /** Of each delivery, in its trace. */
  name: string;
  repository: {
    /** Takes what is due, and holds it until then: no other process takes it before. */
    takeDue: (query: DueQuery) => Promise<Row[]>;
    /** Answers whether it was still held until `heldUntil`. */
    renewHold: (id: Row['id'], hold: { heldUntil: Date; until: Date }) => Promise<boolean>;
    /** Counts an attempt that failed, and puts the next one off until then. */
    postpone: (id: Row['id'], until: Date) => Promise<void>;
  };
  /** When a hold ends that begins now: later than a delivery may take. */
  toHeldUntil: (at: Date) => Date;
  now: () => Date;
  deliver: (row: Row) => Promise<unknown>;
  /** Told of each delivery that throws. */
  onError: (error: unknown) => void;
}

/**
 * Delivers everything that is due (at least once), batch by batch, until told to stop; the rest become free again when
 * their hold ends. Returns how many deliveries were tried.
 */
export async function deliverDue<Row extends WaitingRow>(
  { name, repository, toHeldUntil, now, deliver, onError }: Waiting<Row>,
  isStopping: () => boolean,
  { alone }: Pick<Tracing, 'alone'>,
): Promise<number> {
  let count = 0;
  for (;;) {
    const at = now();
    const heldUntil = toHeldUntil(at);
    const due = await repository.takeDue({ at, latest: toLatestAttempt(at), heldUntil, limit: BATCH });
    for (const row of due) {
      if (isStopping()) return count;
      // With a slow system the hold may have expired, and another process may have this row by now.
      const isHeld = await repository.renewHold(row.id, { heldUntil, until: toHeldUntil(now()) });
      if (!isHeld) continue;
      count += 1;
      // What can never be delivered, for example after a change of key, must not block the rest, nor fill the log.
      await alone(name, () => deliver(row)).catch(async (error: unknown) => {
        onError(error);
        // Where this fails too, as without a database, it is taken again when its hold has ended.
        await repository.postpone(row.id, toNextAttempt(now(), row.attempts)).catch(() => undefined);
      });
    }
    if (due.length < BATCH) return count;
  }
}
