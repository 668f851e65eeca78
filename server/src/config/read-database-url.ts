import { findUncheckedCertificates } from './certificate-checks.ts';
import { ConfigurationError } from './environment.ts';

/**
 * DATABASE_URL, for a command that needs no other setting of the portal. In production it must be as the start wants it:
 * there, and with a verified certificate. Undefined elsewhere: the packaged database.
 * @throws {ConfigurationError} for one that production refuses
 */
export function readDatabaseUrl(variables: NodeJS.ProcessEnv): string | undefined {
  const url = variables['DATABASE_URL'] || undefined;
  if (variables['APP_ENV'] !== 'prod') return url;
  if (url === undefined) throw new ConfigurationError('DATABASE_URL is missing');
  const unchecked = findUncheckedCertificates(url, variables);
  if (unchecked !== undefined) throw new ConfigurationError(unchecked);
  return url;
}
