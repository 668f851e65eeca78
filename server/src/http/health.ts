import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import type { Configuration } from '../config/configuration.ts';
import { type Database, toTable } from '../persistence/database.ts';
import type { Draining } from './draining.ts';
import { PortalError } from '../core/errors.ts';

/**
 * `live`: the process answers. `ready`: the database works too, and the process is not stopping; for the load balancer.
 * Invalid configuration files do not make it unready, since their last valid versions are used, but `ready` lists them.
 */
export function registerHealth(
  app: FastifyInstance,
  {
    database,
    configuration,
    draining,
  }: { database: Database; configuration: Configuration; draining?: Draining },
): void {
  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', async () => {
    if (draining?.isDraining() === true) throw new PortalError('UTILGJENGELIG');
    try {
      // A locking read, which a standby refuses like any write, so that the pool drops its connection.
      await sql`select from ${toTable('session')} where false for update`.execute(database);
    } catch (cause) {
      throw new PortalError('UTILGJENGELIG', { cause });
    }
    return { status: 'ok', configuration: { problems: configuration.problems() } };
  });
}
