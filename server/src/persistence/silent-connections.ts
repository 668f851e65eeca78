import type { PostgresPool } from 'kysely';
import type pg from 'pg';

/** What the driver says when nothing at all has come back within `query_timeout`. */
const NO_ANSWER = 'Query read timeout';

/**
 * The pool without connections that have fallen silent: a firewall that has forgotten them, or a machine that is gone,
 * tells nobody. The driver gives up waiting and would put the connection back, for the next customer to wait at. So one
 * that did not answer is ended, and those that have said nothing since that question was asked are not handed out again:
 * a line seldom falls silent alone.
 */
export function withoutSilentConnections(
  pool: pg.Pool,
  now: () => number = () => performance.now(),
): PostgresPool {
  const answeredAt = new WeakMap<pg.PoolClient, number>();
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
          throw error;
        },
      );
    };
    Object.assign(client, { query: watched });
  });

  const isSilent = (client: pg.PoolClient): boolean => (answeredAt.get(client) ?? 0) <= silentSince;
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      for (;;) {
        const client = await pool.connect();
        if (!isSilent(client)) return client;
        client.release(true);
      }
    },
  };
}
