import pg from 'pg';

/** SQLSTATE: connection, read-only, idle for too long, serialization, resources, cancelled or stopping. */
const PASSING = /^(08|25006|25P03|40|53|57)/;

/**
 * A failure that is the database's at this moment and not the question's, as what Fastify knows it by: 503, come back.
 * What the driver itself says is one too: no connection, no answer.
 */
export function toUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof TypeError) return error;
  if (error instanceof pg.DatabaseError && !PASSING.test(error.code ?? '')) return error;
  return Object.assign(error, { statusCode: 503 });
}
