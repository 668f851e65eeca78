import { findUncheckedCertificates } from './certificate-checks.ts';
import { ConfigurationError, environmentSchema, refuseStrayCharacters } from './environment.ts';

/**
 * DATABASE_URL, for a command that needs no other setting of the portal. It must be as the start wants it; in production
 * also there, and with a verified certificate. Undefined elsewhere: the packaged database.
 * @throws {ConfigurationError} for one that the start refuses
 */
export function readDatabaseUrl(variables: NodeJS.ProcessEnv): string | undefined {
  const given = variables['DATABASE_URL'] || undefined;
  refuseStrayCharacters({ DATABASE_URL: given });
  const { data: url, error } = environmentSchema.shape.DATABASE_URL.safeParse(given);
  if (error !== undefined) throw new ConfigurationError(`DATABASE_URL: ${error.issues[0]?.message}`);
  if (variables['APP_ENV'] !== 'prod') return url;
  if (url === undefined) throw new ConfigurationError('DATABASE_URL is missing');
  const unchecked = findUncheckedCertificates(url, variables);
  if (unchecked !== undefined) throw new ConfigurationError(unchecked);
  return url;
}
