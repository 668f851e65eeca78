import path from 'node:path';

import { buildApp } from '../app.ts';
import { openConfiguration } from '../config/configuration.ts';
import type { Environment } from '../config/environment.ts';
import { connect } from '../persistence/pool.ts';
import type { TestPortal } from './test-portal.ts';

const configDir = path.resolve(import.meta.dirname, '../../config');

/**
 * A portal beside the first, with nothing in common but the database, the outside world and the clock.
 * Close it before the first, whose database it uses.
 * @param settings over the first one's, as in a rolling deploy
 */
export async function createSecondPortal(first: TestPortal, settings: Partial<Environment> = {}) {
  const { log, clock, outside } = first;
  const environment = { ...first.environment, ...settings };
  const configuration = openConfiguration({ configDir, logger: log.logger });
  const handle = connect({ url: first.databaseUrl, logger: log.logger, max: 2 });
  const app = await buildApp({
    environment,
    configuration,
    database: handle.database,
    outside,
    logger: log.logger,
    now: clock.now,
  });
  return {
    app,
    environment,
    database: handle.database,
    async close(): Promise<void> {
      await app.close();
      configuration.close();
      await handle.close();
    },
  };
}
