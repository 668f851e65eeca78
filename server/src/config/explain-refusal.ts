import { ConfigurationError } from './environment.ts';

const UNKNOWN_ISSUER =
  'the issuer of its certificate is unknown: sslrootcert or NODE_EXTRA_CA_CERTS must name it';
/** What the codes of Node, of the operating system and of PostgreSQL mean to whoever wrote the setting. */
export const causes: Record<string, string> = {
  EACCES: 'this user may not',
  EAI_AGAIN: 'no name server knows the host',
  ECONNREFUSED: 'nobody listens there',
  ECONNRESET: 'the connection was closed at once',
  EEXIST: 'it is a file',
  EHOSTUNREACH: 'no way leads to the host',
  ENOENT: 'there is none',
  ENOTFOUND: 'no name server knows the host',
  EPERM: 'this user may not',
  EROFS: 'it is read-only',
  ETIMEDOUT: 'nobody answers there',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_ISSUER,
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_ISSUER,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_ISSUER,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_ISSUER,
  '28000': 'the role may not log in',
  '28P01': 'the role or its password is wrong',
  '3D000': 'there is no such database',
  '53300': 'it has no free connection',
};
/** What the database driver says without a code. */
const messages: [RegExp, string][] = [
  [/does not support SSL/, 'it has no TLS'],
  [
    /^(?:timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/,
    'nobody answers there',
  ],
];

/**
 * A refusal by the operating system, TLS or the database becomes one line that names the setting. Any other error is a
 * bug, and is returned unchanged.
 */
export function explainRefusal(error: unknown, toLine: (reason: string) => string): unknown {
  const reason = findReason(error) ?? (error instanceof Error ? findReason(error.cause) : undefined);
  return reason === undefined ? error : new ConfigurationError(toLine(reason));
}

function findReason(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const cause = causes[code];
  if (cause !== undefined) return `${code}: ${cause}`;
  // The operating system has more codes, and so has PostgreSQL for a connection that it refuses.
  if (/^(E[A-Z]+|28\w{3}|3D\w{3})$/.test(code)) return code;
  return messages.find(([said]) => said.test(error.message))?.[1];
}
