import type { FastifyBaseLogger } from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import type { Database, DatabaseTables } from './database.ts';
import { withoutUselessConnections } from './useless-connections.ts';

/**
 * Milliseconds. The driver has no limits of its own, and a query that never ends would hold its customer's page
 * and a connection for ever. The server's limit is the shorter, so that it is the one that cleans up.
 */
const LIMITS = {
  connectionTimeoutMillis: 2000,
  statement_timeout: 2500,
  query_timeout: 3000,
  idle_in_transaction_session_timeout: 5000,
} as const;

/** Connections of this process now. */
export interface PoolCounts {
  total: number;
  idle: number;
  /** Queries that wait for a connection. */
  waiting: number;
}

export interface DatabaseHandle {
  database: Database;
  count: () => PoolCounts;
  /** Waits for running queries, then closes every connection. */
  close: () => Promise<void>;
}

/** Opens no connection before the first query. */
export function connect(options: {
  url: string;
  logger: Pick<FastifyBaseLogger, 'error'>;
  /** Connections of this process. */
  max?: number;
}): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max ?? 10,
    application_name: 'forsikringsoversikt',
    keepAlive: true,
    // Sooner than the hours after which Linux itself asks, and than firewalls forget.
    keepAliveInitialDelayMillis: 30_000,
    ...LIMITS,
  });
  // An idle connection that the server closes is an 'error' event; unheard, it would end the process.
  pool.on('error', (error) => {
    options.logger.error(
      { event: 'database-connection-lost', reason: getErrorCode(error) },
      'database connection lost',
    );
  });
  hearLostConnections(pool);
  const database = new Kysely<DatabaseTables>({
    dialect: new PostgresDialect({ pool: withoutUselessConnections(pool) }),
  });
  return {
    database,
    count: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => database.destroy(),
  };
}

/**
 * The pool hears of a connection's end only while nobody uses it. Torn amid a query, or between two of a transaction, it
 * is an 'error' event too, and unheard it would end the process; whoever uses it is told by the query's own failure.
 */
export function hearLostConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => client.on('error', () => {}));
}

function getErrorCode(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
