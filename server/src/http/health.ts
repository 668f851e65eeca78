import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import type { Database } from '../persistence/database.ts';
import { PortalError } from './errors.ts';

/** `live`: the process answers. `ready`: it can serve, the database included; a load balancer asks this one. */
export function registerHealth(app: FastifyInstance, database: Database): void {
  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', async () => {
    try {
      await sql`select 1`.execute(database);
    } catch (cause) {
      throw new PortalError('UTILGJENGELIG', { cause });
    }
    return { status: 'ok' };
  });
}
