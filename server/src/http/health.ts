import type { FastifyInstance } from 'fastify';

import type { Configuration } from '../config/configuration.ts';
import type { Database } from '../persistence/database.ts';
import { createWriteCheck } from '../persistence/write-check.ts';
import type { Draining } from './draining.ts';
import { PortalError } from '../core/errors.ts';

/** Asked every second or more often: the log has only the changes of its answer. */
export const isProbe = (route: string | undefined): boolean => route?.startsWith('/health/') === true;

/**
 * `live`: the process answers. `ready`: the database takes writes too, and the process is not stopping; for the load
 * balancer.
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
  const checkWrites = createWriteCheck(database);
  app.get('/health/live', () => ({ status: 'ok' }));
  /** Whether the log has the reason for the current no. */
  let isTold = false;
  app.get('/health/ready', async ({ log }) => {
    if (draining?.isDraining() === true) throw new PortalError('UTILGJENGELIG');
    try {
      await checkWrites();
      isTold = false;
    } catch (cause) {
      if (!isTold) log.error({ err: cause }, 'not ready');
      isTold = true;
      throw new PortalError('UTILGJENGELIG', { cause });
    }
    return { status: 'ok', configuration: { problems: configuration.problems() } };
  });
}
