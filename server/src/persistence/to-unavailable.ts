import pg from 'pg';

/** SQLSTATE classes of temporary errors: connection, read-only, idle timeout, serialization, resources, cancelled or shutting down. */
const PASSING = /^(08|25006|25P03|40|53|57)/;

/**
 * Turns a temporary failure of the database, as opposed to a wrong query, into an error that Fastify answers with 503.
 * Errors of the driver itself count too: no connection, no answer.
 */
export function toUnavailable(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof TypeError) return error;
  if (error instanceof pg.DatabaseError && !PASSING.test(error.code ?? '')) return error;
  return Object.assign(error, { statusCode: 503 });
}
