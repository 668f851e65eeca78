import type { FastifyBaseLogger } from 'fastify';

import { ConfigurationError, type Environment } from '../config/environment.ts';
import { explainRefusal } from '../config/explain-refusal.ts';
import { makeFolders } from '../make-folders.ts';
import { TemporaryFolderError } from '../../../postgres/src/binaries.ts';
import { hasEmbeddedPostgres, startEmbeddedPostgres } from '../../../postgres/src/embedded-postgres.ts';
import { migrate, requireMigrated } from './migrate.ts';
import { connect, type DatabaseHandle, LIMITS_OF_REPORTS } from './pool.ts';

/**
 * Opens the database of DATABASE_URL, or else the bundled PostgreSQL in DATA_DIR, and migrates it. Closing also stops
 * the bundled server, unless other processes use it.
 * @throws {ConfigurationError} when it cannot be reached with these settings; otherwise when it cannot be migrated
 */
export async function openDatabase(
  environment: Pick<Environment, 'DATABASE_URL' | 'DATA_DIR' | 'DATABASE_CONNECTIONS'>,
  logger: Pick<FastifyBaseLogger, 'info' | 'error'>,
  more: Pick<Parameters<typeof connect>[0], 'onQuery' | 'limits'> = {},
): Promise<DatabaseHandle> {
  const { DATABASE_URL, DATA_DIR } = environment;
  const server =
    DATABASE_URL === undefined
      ? await startPackaged(DATA_DIR, logger).catch((error: unknown) => {
          const said =
            error instanceof TemporaryFolderError
              ? `TMPDIR: ${error.message}`
              : `DATA_DIR: ${DATA_DIR} cannot be used`;
          throw explainRefusal(error, (reason) => `${said} (${reason})`);
        })
      : { url: DATABASE_URL, stop: async () => {} };
  try {
    await (DATABASE_URL === undefined ? migrate(server.url) : migrateDatabase(DATABASE_URL));
  } catch (error) {
    await server.stop();
    throw error;
  }
  const handle = connect({ url: server.url, logger, max: environment.DATABASE_CONNECTIONS, ...more });
  return {
    ...handle,
    close: async () => {
      await handle.close();
      await server.stop();
    },
  };
}

/**
 * Migrates the database of DATABASE_URL, and returns the names of the migrations that it did not have.
 * @throws {ConfigurationError} when it cannot be reached with these settings
 */
export async function migrateDatabase(url: string): Promise<string[]> {
  return migrate(url).catch((error: unknown) => {
    throw explainRefusal(error, toUnopened);
  });
}

const toUnopened = (reason: string): string => `DATABASE_URL: the database cannot be opened (${reason})`;

/**
 * Opens a database to read it. That of DATABASE_URL is another's, and is not migrated: a report of a newer version would
 * leave the running portals a database that they cannot work with. The bundled one in DATA_DIR is, but not made: an empty
 * one would pass for proof.
 * @throws {ConfigurationError} when it cannot be reached with these settings, or is not migrated to this version
 */
export async function openToRead(
  environment: Parameters<typeof openDatabase>[0],
  logger: Parameters<typeof openDatabase>[1],
): Promise<DatabaseHandle> {
  const { DATABASE_URL, DATA_DIR, DATABASE_CONNECTIONS } = environment;
  if (DATABASE_URL === undefined) {
    if (!hasEmbeddedPostgres(DATA_DIR))
      throw new ConfigurationError(`DATABASE_URL is missing, and ${DATA_DIR} has no database`);
    return openDatabase(environment, logger, { limits: LIMITS_OF_REPORTS });
  }
  await requireMigrated(DATABASE_URL).catch((error: unknown) => {
    throw explainRefusal(error, toUnopened);
  });
  return connect({ url: DATABASE_URL, logger, max: DATABASE_CONNECTIONS, limits: LIMITS_OF_REPORTS });
}

async function startPackaged(dataDir: string, logger: Pick<FastifyBaseLogger, 'info'>) {
  makeFolders(dataDir);
  return startEmbeddedPostgres({
    dataDir,
    log: (line) => logger.info({ event: 'embedded-postgres' }, line),
  });
}
