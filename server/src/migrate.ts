/**
 * `npm run migrate`: migrates the database of DATABASE_URL, as the role that owns the tables, and ends. Then the portal
 * itself can run as a role that owns nothing.
 */
import { ConfigurationError } from './config/environment.ts';
import { readSecretFiles } from './config/secret-files.ts';
import { migrateDatabase } from './persistence/open-database.ts';

try {
  const { DATABASE_URL } = readSecretFiles(process.env);
  if (!DATABASE_URL) throw new ConfigurationError('DATABASE_URL is missing');
  const names = await migrateDatabase(DATABASE_URL);
  process.stdout.write(names.length === 0 ? 'Nothing to migrate\n' : `Migrated: ${names.join(', ')}\n`);
} catch (error) {
  process.stderr.write(
    `${error instanceof ConfigurationError ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exitCode = 1;
}
