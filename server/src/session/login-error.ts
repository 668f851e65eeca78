/** Why a login did not come about, in words that are safe to log. */
export type LoginFailure =
  /** The customer pressed 'Avbryt' at the provider. */
  | 'cancelled'
  /** No such login under way in this browser: replayed, too old, or another browser's. */
  | 'unknown-transaction'
  /** The provider cannot be reached, or answers what it should not. */
  | 'provider-unavailable'
  /** The provider, or somebody in its name, answered with an error. */
  | 'provider-refused'
  /** The answer or the ID token does not hold: signature, issuer, audience, nonce, times. */
  | 'token-invalid'
  | 'claims'
  | 'synthetic-refused'
  /** More logins begun from one address than people begin. */
  | 'too-many';

export class LoginError extends Error {
  readonly reason: LoginFailure;
  /** The library's own code, e.g. OAUTH_JWT_CLAIM_COMPARISON_FAILED. Never its message, which may quote the token. */
  readonly detail: string | undefined;

  constructor(reason: LoginFailure, detail?: string) {
    super(`Login failed: ${reason}`);
    this.name = 'LoginError';
    this.reason = reason;
    this.detail = detail;
  }
}
