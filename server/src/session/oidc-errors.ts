import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';
import { z } from 'zod';

import { findErrorCode } from '../find-error-code.ts';
import { LoginError } from './login-error.ts';

/** Codes for missing or unreadable answers, as opposed to invalid ones. */
const unreachableCodes = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_INVALID_SERVER_METADATA',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
]);

/** Translates the library's errors. Its messages and causes may quote tokens and are dropped. */
export function toLoginError(error: unknown): LoginError {
  if (error instanceof LoginError) return error;
  if (error instanceof AuthorizationResponseError) {
    return error.error === 'access_denied'
      ? new LoginError('cancelled')
      : new LoginError('provider-refused', toSafeCode(error.error));
  }
  if (error instanceof ResponseBodyError) return new LoginError('provider-refused', toSafeCode(error.error));
  if (error instanceof ClientError) {
    const code = toSafeCode(error.code);
    if (code && unreachableCodes.has(code)) return new LoginError('provider-unavailable', code);
    return new LoginError('token-invalid', [code, findClaim(error)].filter(Boolean).join(' '));
  }
  // Only fetch errors are left: no connection, or an interrupted body.
  const name = error instanceof Error ? toSafeCode(error.name) : undefined;
  return new LoginError('provider-unavailable', findErrorCode(error) ?? name);
}

/** The same before there is a token: what is invalid then is an answer of the provider's. */
export function toStartError(error: unknown): LoginError {
  const failure = toLoginError(error);
  return failure.reason === 'token-invalid'
    ? new LoginError('provider-unavailable', failure.detail)
    : failure;
}

/** A claim, `alg`, `crit`, `signature` or `id_token`, in messages that quote no value. */
const partInMessage =
  /^(?:(?:unexpected |no )?JWT "(?=\w+" (?:\(|header))|JWT (?=signature verification)|"response" body "(?=id_token"))(\w+)/;

/** What is wrong. The library has some claims in a field, and all else only in its message. */
function findClaim(error: Error): string | undefined {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const named = z.object({ claim: z.string() }).safeParse(cause.cause).data?.claim;
    const claim = named ?? partInMessage.exec(cause.message)?.[1];
    if (claim !== undefined) return toSafeCode(claim);
  }
  return undefined;
}

/** An error code may come from the other side; only what looks like a code is logged. */
function toSafeCode(code: unknown): string | undefined {
  return typeof code === 'string' && /^[A-Za-z_]{1,60}$/.test(code) ? code : undefined;
}
