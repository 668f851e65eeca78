/**
 * `npm run migrate`: migrates the database of DATABASE_URL, as the role that owns the tables, and ends. Then the portal
 * itself can run as a role that owns nothing.
 */
import './stop-while-starting.ts';

import { ConfigurationError } from './config/environment.ts';
import { readDatabaseUrl } from './config/read-database-url.ts';
import { readSecretFiles } from './config/secret-files.ts';
import { explainFailure } from './explain-failure.ts';
import { migrateDatabase } from './persistence/open-database.ts';
import { print } from './print.ts';

try {
  const url = readDatabaseUrl(readSecretFiles(process.env));
  if (url === undefined) throw new ConfigurationError('DATABASE_URL is missing');
  const names = await migrateDatabase(url);
  print(names.length === 0 ? 'Nothing to migrate' : `Migrated: ${names.join(', ')}`);
} catch (error) {
  process.stderr.write(`${explainFailure(error)}\n`);
  process.exitCode = 1;
}
