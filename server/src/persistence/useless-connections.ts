import type { PostgresPool } from 'kysely';
import pg from 'pg';

import { toUnavailable } from './to-unavailable.ts';

/** The driver's message when nothing was received within `query_timeout`. */
const NO_ANSWER = 'Query read timeout';

/** SQLSTATE of a write on a standby, such as the former primary after a failover. */
const READ_ONLY = '25006';

/**
 * A pool that closes useless connections. One to a standby answers every read and refuses every write. A dead one (a
 * firewall dropped it, or the machine is gone) only times out, and the driver would then give it to the next customer.
 * When one has timed out, those that have received nothing since its query was sent are not handed out again either:
 * they are probably dead too.
 */
export function withoutUselessConnections(
  pool: pg.Pool,
  now: () => number = () => performance.now(),
): PostgresPool {
  const answeredAt = new WeakMap<pg.PoolClient, number>();
  const onStandby = new WeakSet<pg.PoolClient>();
  let silentSince = Number.NEGATIVE_INFINITY;

  pool.on('connect', (client) => {
    answeredAt.set(client, now());
    const query = client.query.bind(client) as (...sent: unknown[]) => unknown;
    const watched = (...sent: unknown[]): unknown => {
      const askedAt = now();
      const answer = query(...sent);
      if (!(answer instanceof Promise)) return answer;
      return answer.then(
        (result: unknown) => {
          answeredAt.set(client, now());
          return result;
        },
        (error: unknown) => {
          if (error instanceof Error && error.message === NO_ANSWER)
            silentSince = Math.max(silentSince, askedAt);
          else answeredAt.set(client, now());
          if (error instanceof pg.DatabaseError && error.code === READ_ONLY) onStandby.add(client);
          throw toUnavailable(error);
        },
      );
    };
    Object.assign(client, { query: watched });
  });

  const isUsable = (client: pg.PoolClient): boolean =>
    !onStandby.has(client) && (answeredAt.get(client) ?? 0) > silentSince;
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      for (;;) {
        const client = await pool.connect().catch((error: unknown) => {
          throw toUnavailable(error);
        });
        if (isUsable(client)) return client;
        client.release(true);
      }
    },
  };
}
