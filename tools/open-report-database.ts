import { resolve } from 'node:path';
import { readDatabaseUrl } from '../server/src/config/read-database-url.ts';
import { openDatabase } from '../server/src/persistence/open-database.ts';
import { ROOT } from './paths.ts';

/**
 * The database that a report reads: that of DATABASE_URL. Without one, the packaged one in DATA_DIR, but not in production:
 * an empty one would pass for proof.
 */
export async function openReportDatabase(environment: NodeJS.ProcessEnv): ReturnType<typeof openDatabase> {
  return await openDatabase(
    {
      DATABASE_URL: readDatabaseUrl(environment),
      DATA_DIR: resolve(ROOT, environment['DATA_DIR'] ?? '.data'),
      DATABASE_CONNECTIONS: 1,
    },
    { info: () => {}, error: (details: unknown) => console.error(details) },
  );
}
