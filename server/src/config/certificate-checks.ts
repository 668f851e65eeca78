import { getCACertificates } from 'node:tls';

import { parse } from 'pg-connection-string';

import { isOnThisMachine } from './own-machine.ts';

/** Node's own setting: `0` accepts every certificate, of all outside systems and of the database. */
const NODE_SWITCH = 'NODE_TLS_REJECT_UNAUTHORIZED';
/** Node's own too. It goes on without what it cannot read, and every call to whoever needs it would fail. */
const NODE_ISSUERS = 'NODE_EXTRA_CA_CERTS';

/** One line about certificates that would not be verified, or by nothing that was meant; undefined when all are. */
export function findUncheckedCertificates(
  databaseUrl: string,
  variables: NodeJS.ProcessEnv,
): string | undefined {
  if (variables[NODE_SWITCH] !== undefined) return `${NODE_SWITCH} must not be set in production`;
  const issuers = variables[NODE_ISSUERS];
  if (issuers !== undefined && getCACertificates('extra').length === 0)
    return `${NODE_ISSUERS}: ${issuers} has no certificate that can be read`;
  return findUncheckedDatabase(databaseUrl);
}

/**
 * Parsed with the driver's own parser: a duplicate parameter, or one that names another host, is judged as the driver
 * will use it.
 */
function findUncheckedDatabase(url: string): string | undefined {
  let target: ReturnType<typeof parse>;
  try {
    target = parse(url);
  } catch {
    return 'DATABASE_URL cannot be read by the database driver: look at sslrootcert, sslcert and sslkey';
  }
  const { host, ssl, sslmode } = target;
  const isChecked = sslmode === 'verify-full' && typeof ssl === 'object' && ssl.rejectUnauthorized !== false;
  if (isChecked || isLocal(host)) return undefined;
  return 'DATABASE_URL must say sslmode=verify-full in production, unless the database is on this machine';
}

/** A path is a Unix socket of this machine. */
function isLocal(host: string | null | undefined): boolean {
  if (!host) return false;
  return host.startsWith('/') || isOnThisMachine(`postgres://${host.includes(':') ? `[${host}]` : host}`);
}
