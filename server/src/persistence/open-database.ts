import type { FastifyBaseLogger } from 'fastify';

import type { Environment } from '../config/environment.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';
import { connect, type DatabaseHandle } from './pool.ts';

/**
 * The database of DATABASE_URL, or else the packaged PostgreSQL in DATA_DIR; its schema is this version's when the
 * answer comes. Closing also stops the packaged server, if this start is what it runs for.
 * @throws when it cannot be reached or migrated
 */
export async function openDatabase(
  environment: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR' | 'DATABASE_CONNECTIONS'>,
  logger: Pick<FastifyBaseLogger, 'info' | 'error'>,
): Promise<DatabaseHandle> {
  const server =
    environment.DATABASE_URL === undefined
      ? await startEmbeddedPostgres({
          dataDir: environment.DATA_DIR,
          log: (line) => logger.info({ event: 'embedded-postgres' }, line),
        })
      : { url: environment.DATABASE_URL, stop: async () => {} };
  try {
    await migrate(server.url);
  } catch (error) {
    await server.stop();
    throw error;
  }
  const handle = connect({ url: server.url, logger, max: environment.DATABASE_CONNECTIONS });
  return {
    ...handle,
    close: async () => {
      await handle.close();
      await server.stop();
    },
  };
}
