import { ConfigurationError } from './environment.ts';

const UNKNOWN_ISSUER =
  'the issuer of its certificate is unknown: sslrootcert or NODE_EXTRA_CA_CERTS must name it';
const NO_TLS_AGREED = 'the two agree on no TLS';
/** What the codes of Node, of the operating system and of PostgreSQL mean to whoever wrote the setting. */
export const causes: Record<string, string> = {
  EACCES: 'this user may not',
  EAI_AGAIN: 'no name server knows the host',
  ECONNREFUSED: 'nobody listens there',
  ECONNRESET: 'the connection was closed at once',
  EEXIST: 'it is a file',
  EHOSTUNREACH: 'no way leads to the host',
  ENOENT: 'there is none',
  ENOSPC: 'no room is left there',
  ENOTDIR: 'a part of its path is a file',
  ENOTFOUND: 'no name server knows the host',
  EPERM: 'this user may not',
  EPIPE: 'the other end is gone',
  EPROTO: NO_TLS_AGREED,
  EROFS: 'it is read-only',
  ETIMEDOUT: 'nobody answers there',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN_ISSUER,
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_ISSUER,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_ISSUER,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_ISSUER,
  '08P01': 'it refuses the connection',
  '28000': 'the role may not log in',
  '28P01': 'the role or its password is wrong',
  '3D000': 'there is no such database',
  '53300': 'it has no free connection',
  '57P01': 'it is being stopped',
  '57P02': 'it has crashed, and is starting again',
  '57P03': 'it is being started or stopped',
};
/** Codes of refusals whose cause has no words here. The operating system, TLS and PostgreSQL have more than we know. */
const REFUSAL = /^(?:E[A-Z]+|(?:ERR_SSL|ERR_TLS|ERR_OSSL|CERT|CRL)_\w+|(?:08|28|3D|57P)\w+)$/;
/** A connection pooler has this code for all that it refuses, and only its words say what that is. */
const POOLER = '08P01';
/** What the database driver says without a code. */
const messages: [RegExp, string][] = [
  [/does not support SSL/, 'it has no TLS'],
  [
    /^(?:timeout exceeded when trying to connect|Connection terminated due to connection timeout)$/,
    'nobody answers there',
  ],
  [/^Connection terminated/, 'it ended the connection'],
  [/^There was an error establishing an SSL connection$/, 'it does not speak PostgreSQL'],
  [/client password must be a (?:non-empty )?string$/, 'it asks for a password, and the address has none'],
  [/^SASL: /, 'its way of asking for a password is not known here'],
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
  const cause = causes[code] ?? (code.startsWith('ERR_SSL_') ? NO_TLS_AGREED : undefined);
  if (cause !== undefined) return `${code}: ${cause}${code === POOLER ? `: ${error.message}` : ''}`;
  if (REFUSAL.test(code)) return code;
  return messages.find(([said]) => said.test(error.message))?.[1];
}
