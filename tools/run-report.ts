import { resolve } from 'node:path';
import { readDatabaseUrl } from '../server/src/config/read-database-url.ts';
import { readSecretFiles } from '../server/src/config/secret-files.ts';
import { openToRead } from '../server/src/persistence/open-database.ts';
import { ROOT } from './paths.ts';

type Database = Awaited<ReturnType<typeof openToRead>>['database'];

/**
 * Runs a report on the database of DATABASE_URL. Without one, on the packaged one that is in DATA_DIR, but not in
 * production. What goes wrong is printed in one line, and the process then ends with 1.
 * @param prepare reads what the report needs, before the database is opened; returns the report
 */
export async function runReport(
  prepare: (environment: NodeJS.ProcessEnv) => Promise<(database: Database) => Promise<void>>,
): Promise<void> {
  try {
    const environment = readSecretFiles(process.env);
    const report = await prepare(environment);
    const { database, close } = await openToRead(
      {
        DATABASE_URL: readDatabaseUrl(environment),
        DATA_DIR: resolve(ROOT, environment['DATA_DIR'] || '.data'),
        DATABASE_CONNECTIONS: 1,
      },
      { info: () => {}, error: (details: unknown) => console.error(details) },
    );
    try {
      await report(database);
    } finally {
      await close();
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
