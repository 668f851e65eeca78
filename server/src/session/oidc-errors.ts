import { AuthorizationResponseError, ClientError, ResponseBodyError } from 'openid-client';

import { LoginError } from './login-error.ts';

/** Codes of answers that never came or were no answers, as opposed to answers that do not hold. */
const unreachableCodes = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_INVALID_SERVER_METADATA',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
]);

/** What the library throws, in our words. Its messages and causes may quote tokens and are left behind. */
export function toLoginError(error: unknown): LoginError {
  if (error instanceof LoginError) return error;
  if (error instanceof AuthorizationResponseError) {
    return error.error === 'access_denied'
      ? new LoginError('cancelled')
      : new LoginError('provider-refused', toSafeCode(error.error));
  }
  if (error instanceof ResponseBodyError) return new LoginError('provider-refused', toSafeCode(error.error));
  if (error instanceof ClientError) {
    const detail = toSafeCode(error.code);
    return new LoginError(
      detail && unreachableCodes.has(detail) ? 'provider-unavailable' : 'token-invalid',
      detail,
    );
  }
  // What is left is fetch: no connection, or a body that breaks off.
  return new LoginError('provider-unavailable', error instanceof Error ? toSafeCode(error.name) : undefined);
}

/** An error code comes from the other side too; only what looks like a code goes to the log. */
function toSafeCode(code: unknown): string | undefined {
  return typeof code === 'string' && /^[A-Za-z_]{1,60}$/.test(code) ? code : undefined;
}
