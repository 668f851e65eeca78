/** Why a login failed, in words that are safe to log. docs/operations.md says what to do about each. */
export const loginFailures = [
  /** The customer pressed 'Avbryt' at the provider, or the browser left as it came back. */
  'cancelled',
  /** No such login under way in this browser: replayed, expired, or another browser's. */
  'unknown-transaction',
  /** The provider cannot be reached, or its answer is invalid. */
  'provider-unavailable',
  /** The provider, or somebody posing as it, answered with an error. */
  'provider-refused',
  /** The answer or the ID token is invalid: signature, issuer, audience, nonce, times. */
  'token-invalid',
  /** The ID token lacks the subject or a valid national id. */
  'claims',
  /** A test population's national id, in production. */
  'synthetic-refused',
  /** Rate limit: more logins started from one address than people need. */
  'too-many',
] as const;
export type LoginFailure = (typeof loginFailures)[number];

export class LoginError extends Error {
  readonly reason: LoginFailure;
  /** The library's code and the claim, e.g. `OAUTH_JWT_CLAIM_COMPARISON_FAILED nonce`. Never a value of the token. */
  readonly detail: string | undefined;

  constructor(reason: LoginFailure, detail?: string) {
    super(`Login failed: ${reason}`);
    this.name = 'LoginError';
    this.reason = reason;
    this.detail = detail;
  }
}
