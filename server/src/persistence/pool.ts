import type { FastifyBaseLogger } from 'fastify';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

import { type Database, type DatabaseTables, SCHEMA } from './database.ts';
import { withoutUselessConnections } from './useless-connections.ts';

/** What each connection names to the server when it begins. Milliseconds. */
export const ASKED_OF_THE_SERVER = {
  application_name: 'forsikringsoversikt',
  statement_timeout: 2500,
  idle_in_transaction_session_timeout: 5000,
} as const;

/**
 * Milliseconds. The driver has no limits of its own, and an endless query would block its customer's page and a
 * connection for ever. The server's limit is shorter, so that the server cancels the query itself.
 */
const LIMITS = {
  ...ASKED_OF_THE_SERVER,
  connectionTimeoutMillis: 2000,
  query_timeout: 3000,
} as const;

/** A report reads the rows of years, and no customer waits for it. A connection that no longer answers ends it too. */
export const LIMITS_OF_REPORTS = { statement_timeout: 600_000, query_timeout: 605_000 } as const;

/** State of this process's connection pool. */
export interface PoolCounts {
  total: number;
  idle: number;
  /** Queries waiting for a connection. */
  waiting: number;
}

export interface DatabaseHandle {
  database: Database;
  count: () => PoolCounts;
  /** Waits for running queries, then closes all connections. */
  close: () => Promise<void>;
}

/** Creates the pool; connects at the first query. */
export function connect(options: {
  url: string;
  logger: Pick<FastifyBaseLogger, 'error'>;
  /** Maximum number of connections. */
  max?: number;
  /** In the place of those of customers' requests. */
  limits?: typeof LIMITS_OF_REPORTS | undefined;
  /** Hears of each query that has ended: its text, without its values, and its seconds. */
  onQuery?: ((text: string, seconds: number) => void) | undefined;
}): DatabaseHandle {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.max ?? 10,
    keepAlive: true,
    // Earlier than Linux's default of hours, and than firewalls forget a connection.
    keepAliveInitialDelayMillis: 30_000,
    ...LIMITS,
    ...options.limits,
  });
  let isClosing = false;
  // When the server closes an idle connection, the pool emits 'error', which would end the process if nobody listened.
  pool.on('error', (error) => {
    if (isClosing) return;
    options.logger.error(
      { event: 'database-connection-lost', reason: getErrorCode(error) },
      'database connection lost',
    );
  });
  hearLostConnections(pool);
  const { onQuery } = options;
  const database = new Kysely<DatabaseTables>({
    ...(onQuery && {
      log: ({ query, queryDurationMillis }) => onQuery(query.sql, queryDurationMillis / 1000),
    }),
    dialect: new PostgresDialect({ pool: withoutUselessConnections(pool) }),
    // Not search_path, which a pooler may lose between two transactions.
  }).withSchema(SCHEMA);
  return {
    database,
    count: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => {
      isClosing = true;
      return database.destroy();
    },
  };
}

/**
 * The pool handles a lost connection only while it is idle. During a query, or between two in a transaction, the client
 * itself emits 'error', which would end the process if nobody listened; the query's own failure is the report.
 */
export function hearLostConnections(pool: pg.Pool): void {
  pool.on('connect', (client) => client.on('error', () => {}));
}

function getErrorCode(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
