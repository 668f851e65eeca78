import { createRemoteJWKSet, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import { z } from 'zod';

import { providerName } from './identity.ts';
import { CLOCK_DIFFERENCE_SECONDS, SIGNING_ALGORITHMS } from './oidc.ts';

/** The provider's id of its session and of the customer; at least one. */
export interface LogoutSubject {
  subject?: string;
  providerSession?: string;
}

interface ReadLogoutToken extends LogoutSubject {
  /** Unique id: the same token is accepted only once. */
  jti: string;
}

/** The token is invalid. `detail`: the claim that is wrong, or else the library's code; never a value of the token. */
export class LogoutTokenError extends Error {
  readonly detail: string;
  constructor(detail: string) {
    super(`Logout token refused: ${detail}`);
    this.name = 'LogoutTokenError';
    this.detail = detail;
  }
}

/** Maximum age of a token by our clock, in seconds: as far as the provider's may be behind, and the way to us. */
const MOST_AGE_SECONDS = CLOCK_DIFFERENCE_SECONDS + 30;
/** For so many seconds a token is valid by our clock: the provider's may be ahead. */
export const LOGOUT_TOKEN_SECONDS = CLOCK_DIFFERENCE_SECONDS + MOST_AGE_SECONDS;
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/**
 * The specification recommends only the first, but providers send the others. An ID token never passes for a logout
 * token: it has no event.
 */
const TYPES = new Set<string | undefined>(['logout+jwt', 'application/logout+jwt', 'jwt', undefined]);
const KEY_SET_TIMEOUT_MS = 3000;
/** Minimum time between fetches of the key set, but for those that look for an unknown key. */
const KEY_SET_COOL_DOWN_MS = 5000;
/** Within the same time. A stranger may send tokens with made-up key ids. */
const MOST_LOOKS = 5;

const claimsSchema = z
  .object({
    jti: providerName,
    iat: z.number(),
    sub: providerName.optional(),
    sid: providerName.optional(),
    events: z.object({ [LOGOUT_EVENT]: z.record(z.string(), z.unknown()) }),
    // A logout token must not have one, so that an ID token cannot pass for it.
    nonce: z.never().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined);

export type LogoutTokenReader = ReturnType<typeof createLogoutTokenReader>;

/**
 * Verifies logout tokens (OpenID Connect Back-Channel Logout 1.0, section 2.6): signature, type, issuer, audience,
 * times, event, no nonce. The caller must check that it is not a replay.
 *
 * @param options.getProvider issuer and key set address as published by the provider
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

  const mayLookFor = createLooks();

  /**
   * A key that the provider began to use a moment ago is looked for once more: some providers send a token only once.
   * @throws {LogoutTokenError} when the token is invalid
   * @throws when the provider's keys cannot be fetched, or an unknown key has just been looked for: the token may be
   * valid when it is sent again a little later
   */
  return async function readLogoutToken(token: string): Promise<ReadLogoutToken> {
    const { issuer, keySetUrl } = await options.getProvider();
    const keys = getKeySet(keySetUrl);
    const verify = () =>
      jwtVerify(token, keys, {
        algorithms: SIGNING_ALGORITHMS,
        issuer,
        audience: options.clientId,
        // For `nbf` and `exp`.
        clockTolerance: CLOCK_DIFFERENCE_SECONDS,
      });
    // Keys fetched just now are not fetched again by the library for an unknown key.
    const wereJustRead = keys.coolingDown;
    const { payload, protectedHeader } = await verify()
      .catch(async (error: unknown) => {
        const isUnknown = error instanceof errors.JWKSNoMatchingKey && wereJustRead;
        // A new key may have the id of the one before it, or none.
        const isOther = error instanceof errors.JWSSignatureVerificationFailed;
        if (!isUnknown && !isOther) throw error;
        // A reading under way is joined.
        if (keys.reloading || mayLookFor(decodeProtectedHeader(token).kid ?? '')) await keys.reload();
        else if (isUnknown)
          throw new Error('The keys of the provider are not read anew yet', { cause: error });
        return verify();
      })
      .catch((error: unknown) => {
        throw isOfToken(error) ? new LogoutTokenError(nameFault(error)) : error;
      });
    if (!TYPES.has(protectedHeader.typ?.toLowerCase())) throw new LogoutTokenError('typ');
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success) throw new LogoutTokenError(String(claims.error.issues[0]?.path[0] ?? 'sub or sid'));
    const { jti, iat, sub, sid } = claims.data;
    // A login allows the same; the library has one tolerance for ahead and behind. Without an expiry, as providers of an
    // earlier draft send it, the age alone ends a token.
    const age = Date.now() / 1000 - iat;
    if (age < -CLOCK_DIFFERENCE_SECONDS || age > MOST_AGE_SECONDS) throw new LogoutTokenError('iat');
    return {
      jti,
      ...(sub === undefined ? {} : { subject: sub }),
      ...(sid === undefined ? {} : { providerSession: sid }),
    };
  };
}

/** Whether the keys may be read once more for this key id: once for each, and a few times in all. */
function createLooks(): (kid: string) => boolean {
  const looks = new Map<string, number>();
  return (kid) => {
    const now = Date.now();
    for (const [other, at] of looks) if (Math.abs(now - at) >= KEY_SET_COOL_DOWN_MS) looks.delete(other);
    if (looks.has(kid) || looks.size >= MOST_LOOKS) return false;
    looks.set(kid, now);
    return true;
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

/** Claim names come from the specification, not from the token: the library only checks those it knows. */
function nameFault(error: errors.JOSEError): string {
  const isOfClaim = error instanceof errors.JWTClaimValidationFailed || error instanceof errors.JWTExpired;
  return isOfClaim ? `${error.code} ${error.claim}` : error.code;
}

/** As opposed to a failure to fetch the key set. */
function isOfToken(error: unknown): error is errors.JOSEError {
  return error instanceof errors.JOSEError && codesOfToken.has(error.code);
}
