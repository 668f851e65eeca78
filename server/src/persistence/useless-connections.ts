import type { PostgresPool } from 'kysely';
import pg from 'pg';

import { toUnavailable } from './to-unavailable.ts';

/** What the driver says when nothing at all has come back within `query_timeout`. */
const NO_ANSWER = 'Query read timeout';

/** What a standby says to whoever would write: the machine that was the primary before a failover. */
const READ_ONLY = '25006';

/**
 * The pool without connections to a standby, which would answer every question and refuse every write for as long as
 * they are kept, and without those that have fallen silent: a firewall that has forgotten them, or a machine that is gone,
 * tells nobody. The driver gives up waiting and would put the connection back, for the next customer to wait at. So one
 * that did not answer is ended, and those that have said nothing since that question was asked are not handed out again:
 * a line seldom falls silent alone.
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
