import pg from 'pg';

/** Classes of SQLSTATE: connection, read-only, serialization, resources, cancelled or stopping. */
const PASSING = /^(08|25|40|53|57)/;

/**
 * A failure that is the database's at this moment and not the question's, as what Fastify knows it by: 503, come back.
 * What the driver itself says is one too: no connection, no answer.
 */
export function toUnavailable(error: unknown): unknown {
  const isOwn = error instanceof pg.DatabaseError && !PASSING.test(error.code ?? '');
  return isOwn || !(error instanceof Error) ? error : Object.assign(error, { statusCode: 503 });
}
