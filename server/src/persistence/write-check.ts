import { setTimeout as wait } from 'node:timers/promises';

import { sql } from 'kysely';

import { type Database, toTable } from './database.ts';

/** Milliseconds. Shorter than a load balancer's own limit, so that it hears no instead of nothing. */
export const READY_LIMIT_MS = 1500;

/** Seconds after which a write that waits for the synchronous standby says that the standby is not there. */
const STALLED_SECONDS = 1;

/**
 * Checks without writing whether the database takes writes. A locking read fails on a read-only database, and waits
 * for a locked table. It also fails while any process has a write that waits for the synchronous standby. Such a
 * write goes on waiting after its customer has given up, so the result stays the same until the standby is back.
 *
 * @returns a function that throws when the database takes no writes; concurrent calls share one check
 */
export function createWriteCheck(database: Database): () => Promise<void> {
  let asked: Promise<void> | undefined;

  async function ask(): Promise<void> {
    // Refused by a standby like any write, so that the pool drops its connection to it.
    await sql`select from ${toTable('session')} where false for update`.execute(database);
    const { rows } = await database.transaction().execute(async (transaction) => {
      // What a login waits for is told to itself and to its members. Since a change of password the login may be
      // another role, which acts as this one.
      await sql`set local role none`.execute(transaction);
      return sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event = 'SyncRep'
          and clock_timestamp() - query_start > make_interval(secs => ${STALLED_SECONDS}) limit 1`.execute(
        transaction,
      );
    });
    if (rows.length > 0) throw new Error('Writes wait for the synchronous standby');
  }

  return async () => {
    asked ??= ask().finally(() => {
      asked = undefined;
    });
    const end = new AbortController();
    const late = wait(READY_LIMIT_MS, undefined, { signal: end.signal }).then(
      () => {
        throw new Error('The database did not answer in time');
      },
      () => asked,
    );
    try {
      await Promise.race([asked, late]);
    } finally {
      end.abort();
    }
  };
}
