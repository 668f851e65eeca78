import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { z } from 'zod';

import { SIGNING_ALGORITHMS } from './oidc.ts';

/** What the provider names its session and its customer by; one of them at least. */
export interface LogoutSubject {
  subject?: string;
  providerSession?: string;
}

export interface ReadLogoutToken extends LogoutSubject {
  /** Unique: the same token is not obeyed twice. */
  jti: string;
}

/** The token does not hold. `detail`: the library's own code, never its message, which may quote the token. */
export class LogoutTokenError extends Error {
  readonly detail: string;
  constructor(detail: string) {
    super(`Logout token refused: ${detail}`);
    this.name = 'LogoutTokenError';
    this.detail = detail;
  }
}

/** How old a token may be, in seconds; the specification asks for two minutes at most. */
export const LOGOUT_TOKEN_SECONDS = 120;
/** How much the provider's clock may differ from ours, in seconds. */
export const CLOCK_TOLERANCE_SECONDS = 30;
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
const KEY_SET_TIMEOUT_MS = 3000;
/** A stranger's tokens with made-up key names make us fetch the key set no more often than this. */
const KEY_SET_COOL_DOWN_MS = 5000;

/** Printable: the database refuses some control characters. */
const name = z
  .string()
  .max(255)
  .regex(/^\P{Cc}+$/u);
const claimsSchema = z
  .object({
    jti: name,
    sub: name.optional(),
    sid: name.optional(),
    events: z.object({ [LOGOUT_EVENT]: z.record(z.string(), z.unknown()) }),
    // An ID token has one; a logout token must not, or the one could pass for the other.
    nonce: z.never().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined);

export type LogoutTokenReader = ReturnType<typeof createLogoutTokenReader>;

/**
 * Verifies logout tokens (OpenID Connect Back-Channel Logout 1.0, section 2.6): type, signature, issuer, audience, times,
 * event, no nonce. That it is not a repetition is the caller's to see.
 *
 * @param options.getProvider issuer and key set address as the provider publishes them
 */
export function createLogoutTokenReader(options: {
  clientId: string;
  getProvider: () => Promise<{ issuer: string; keySetUrl: URL }>;
}) {
  let keySet: { url: string; find: ReturnType<typeof createRemoteJWKSet> } | undefined;

  function getKeySet(url: URL) {
    if (keySet?.url !== url.href)
      keySet = {
        url: url.href,
        find: createRemoteJWKSet(url, {
          timeoutDuration: KEY_SET_TIMEOUT_MS,
          cooldownDuration: KEY_SET_COOL_DOWN_MS,
        }),
      };
    return keySet.find;
  }

  /**
   * @throws {LogoutTokenError} when the token does not hold
   * @throws when the provider cannot be asked for its keys, or was asked too recently for a key that is not known: sent
   * again a little later, the token may hold
   */
  return async function readLogoutToken(token: string): Promise<ReadLogoutToken> {
    const { issuer, keySetUrl } = await options.getProvider();
    const keys = getKeySet(keySetUrl);
    // Read just now, they are not read again for a token with a key that is not among them.
    const wereJustRead = keys.coolingDown;
    const { payload } = await jwtVerify(token, keys, {
      algorithms: SIGNING_ALGORITHMS,
      typ: 'logout+jwt',
      issuer,
      audience: options.clientId,
      requiredClaims: ['iat', 'exp'],
      maxTokenAge: LOGOUT_TOKEN_SECONDS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
    }).catch((error: unknown) => {
      if (error instanceof errors.JWKSNoMatchingKey && wereJustRead)
        throw new Error('The keys of the provider are not read anew yet', { cause: error });
      throw isOfToken(error) ? new LogoutTokenError(error.code) : error;
    });
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success) throw new LogoutTokenError('claims');
    const { jti, sub, sid } = claims.data;
    return {
      jti,
      ...(sub === undefined ? {} : { subject: sub }),
      ...(sid === undefined ? {} : { providerSession: sid }),
    };
  };
}

const codesOfToken = new Set<string>([
  errors.JWTInvalid.code,
  errors.JWTExpired.code,
  errors.JWTClaimValidationFailed.code,
  errors.JWSInvalid.code,
  errors.JWSSignatureVerificationFailed.code,
  errors.JOSEAlgNotAllowed.code,
  errors.JOSENotSupported.code,
  errors.JWKSNoMatchingKey.code,
]);

/** As opposed to a key set that does not come. */
function isOfToken(error: unknown): error is errors.JOSEError {
  return error instanceof errors.JOSEError && codesOfToken.has(error.code);
}
