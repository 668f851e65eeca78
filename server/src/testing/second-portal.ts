import path from 'node:path';

import { buildApp } from '../app.ts';
import { openConfiguration } from '../config/configuration.ts';
import type { Environment } from '../config/environment.ts';
import { createParts } from '../parts.ts';
import { connect } from '../persistence/pool.ts';
import type { TestPortal } from './test-portal.ts';

const configDir = path.resolve(import.meta.dirname, '../../config');

/**
 * A second process: a portal that shares only database, outside world and clock with the first. Close it before the
 * first, which owns the database.
 * @param settings that differ from the first one's, as in a rolling deploy
 */
export async function createSecondPortal(first: TestPortal, settings: Partial<Environment> = {}) {
  const { log, clock, outside } = first;
  const environment = { ...first.environment, ...settings };
  const configuration = openConfiguration({ configDir, logger: log.logger });
  const handle = connect({ url: first.databaseUrl, logger: log.logger, max: 2 });
  const { database } = handle;
  const shared = { environment, database, outside, logger: log.logger, now: clock.now };
  const parts = createParts(shared);
  const app = await buildApp({ ...shared, configuration, parts });
  return {
    app,
    environment,
    database,
    parts,
    async close(): Promise<void> {
      await app.close();
      configuration.close();
      await handle.close();
    },
  };
}
