import { resolve } from 'node:path';
import { openDatabase } from '../server/src/persistence/open-database.ts';
import { ROOT } from './paths.ts';

/** The database that a report reads: that of DATABASE_URL, or else the packaged one in DATA_DIR. */
export function openReportDatabase(environment: NodeJS.ProcessEnv): ReturnType<typeof openDatabase> {
  return openDatabase(
    {
      DATABASE_URL: environment['DATABASE_URL'] || undefined,
      DATA_DIR: resolve(ROOT, environment['DATA_DIR'] ?? '.data'),
      DATABASE_CONNECTIONS: 1,
    },
    { info: () => {}, error: (details: unknown) => console.error(details) },
  );
}
