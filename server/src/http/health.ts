import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import type { Configuration } from '../config/configuration.ts';
import type { Database } from '../persistence/database.ts';
import type { Draining } from './draining.ts';
import { PortalError } from './errors.ts';

/**
 * `live`: the process answers. `ready`: it can serve, the database included, and is not about to stop; a load balancer
 * asks this one. Refused configuration files do not take it out of service, since the last good ones count, but it says which they are.
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
      // A question that a standby refuses, as it would every write: its connection is then not kept.
      await sql`select from session where false for update`.execute(database);
    } catch (cause) {
      throw new PortalError('UTILGJENGELIG', { cause });
    }
    return { status: 'ok', configuration: { problems: configuration.problems() } };
  });
}
