import type { FastifyBaseLogger, FastifyInstance } from 'fastify';

import type { Configuration } from '../config/configuration.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Database } from '../persistence/database.ts';
import { createWriteCheck } from '../persistence/write-check.ts';
import type { Draining } from './draining.ts';
import { PortalError } from '../core/errors.ts';

/**
 * `live`: the process answers. `ready`: the database takes writes too, and the process is not stopping; for the load
 * balancer, and as a metric where nobody asks for it.
 * Invalid configuration files do not make it unready, since their last valid versions are used, but `ready` lists them
 * for who asks the process itself.
 */
export function registerHealth(
  app: FastifyInstance,
  {
    database,
    configuration,
    draining,
    metrics,
  }: {
    database: Database;
    configuration: Configuration;
    draining?: Draining;
    metrics?: Pick<Metrics, 'watchReady'>;
  },
): void {
  const checkWrites = createWriteCheck(database);
  /** Whether the log has the reason for the current no. */
  let isTold = false;
  /** @throws {PortalError} */
  async function checkReady(log: FastifyBaseLogger): Promise<void> {
    if (draining?.isDraining() === true) throw new PortalError('UTILGJENGELIG');
    try {
      await checkWrites();
      isTold = false;
    } catch (cause) {
      if (!isTold) log.error({ err: cause }, 'not ready');
      isTold = true;
      throw new PortalError('UTILGJENGELIG', { cause });
    }
  }
  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', async ({ log, headers }) => {
    await checkReady(log);
    // Through a proxy anybody may ask, and what is wrong with a file quotes it.
    if (headers['x-forwarded-for'] !== undefined) return { status: 'ok' };
    return { status: 'ok', configuration: { problems: configuration.problems() } };
  });
  metrics?.watchReady(() =>
    checkReady(app.log).then(
      () => true,
      () => false,
    ),
  );
}
