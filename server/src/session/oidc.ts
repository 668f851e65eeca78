import * as client from 'openid-client';

import type { ClientKey } from '../config/client-key.ts';
import { readIdentity, type ClaimNames, type Identity } from './identity.ts';
import { LoginError } from './login-error.ts';
import { toLoginError } from './oidc-errors.ts';

/** Seconds for each call to the provider; a login makes at most three. */
const TIMEOUT_SECONDS = 3;
/** How far from now a token may say that it was made: it comes straight from the provider, whose clock may differ. */
const TOKEN_AGE_SECONDS = 120;
/** How long the provider's published addresses are trusted, in milliseconds. */
const METADATA_LIFETIME_MS = 3_600_000;
/** The library waits this many seconds after a fetch of the key set before it will look for a new key. */
const KEY_SET_COOL_DOWN_SECONDS = 60;
const SCOPE = 'openid profile';
/** How the provider may sign, of what it says that it can. */
export const SIGNING_ALGORITHMS = ['PS256', 'ES256', 'RS256'];

export interface IdentityProviderOptions {
  issuer: string;
  clientId: string;
  /** What we prove ourselves with: a key of our own, or a secret that the provider has too. */
  credential: ClientKey | string;
  claims: ClaimNames;
  /** Levels of assurance of which the login must have one; empty: the provider's own is enough. */
  acrValues: readonly string[];
  /** Plain http issuers and synthetic customers: everywhere but in production. */
  production: boolean;
  now: () => Date;
}

/** What both ends of one login must agree on. */
export interface LoginSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
}

export type IdentityProvider = ReturnType<typeof createIdentityProvider>;

/**
 * The national identity provider: OpenID Connect, authorization code with PKCE. Nothing is asked of it before the
 * first login, so the portal starts and serves without it.
 */
export function createIdentityProvider(options: IdentityProviderOptions) {
  let metadata: { value: client.ServerMetadata; readAt: number } | undefined;
  let underWay: Promise<client.ServerMetadata> | undefined;
  let keySet: client.ExportedJWKSCache | undefined;
  let clientAuth: Promise<client.ClientAuth> | undefined;

  async function getMetadata(): Promise<client.ServerMetadata> {
    const at = options.now().getTime();
    if (metadata !== undefined && Math.abs(at - metadata.readAt) < METADATA_LIFETIME_MS)
      return metadata.value;
    underWay ??= discover(options).finally(() => {
      underWay = undefined;
    });
    const value = await underWay;
    metadata = { value, readAt: at };
    return value;
  }

  /**
   * Made anew for each login, because the library keeps its key set with it. The set that the last login fetched is
   * handed on, but as older than the cool-down: a code can be redeemed only once, so a customer who logs in right
   * after the provider changed keys must not be refused for a set that is merely recent.
   */
  async function createConfiguration(): Promise<client.Configuration> {
    const configuration = new client.Configuration(
      await getMetadata(),
      options.clientId,
      {},
      await (clientAuth ??= toClientAuth(options.credential)),
    );
    configuration.timeout = TIMEOUT_SECONDS;
    // Without this the library trusts the connection and leaves the ID token's signature unread.
    client.enableNonRepudiationChecks(configuration);
    allowPlainHttp(configuration, options);
    if (keySet !== undefined) client.setJwksCache(configuration, keySet);
    return configuration;
  }

  function keepKeySet(configuration: client.Configuration): void {
    const used = client.getJwksCache(configuration);
    if (used === undefined || used.uat === keySet?.uat) return;
    keySet = { jwks: used.jwks, uat: used.uat - KEY_SET_COOL_DOWN_SECONDS };
  }

  return {
    /** What a token of the provider's must say, and where its keys are. @throws when the provider cannot be asked */
    getPublished: async (): Promise<{ issuer: string; keySetUrl: URL }> => {
      const { issuer, jwks_uri } = await getMetadata();
      return { issuer, keySetUrl: new URL(jwks_uri ?? '') };
    },

    /** @throws {LoginError} `provider-unavailable` */
    async ensureReachable(): Promise<void> {
      await getMetadata().catch((error: unknown) => {
        throw toLoginError(error);
      });
    },

    /**
     * Where the browser goes to log in. Always a new identification: a shared computer's earlier customer must not
     * be logged in again by one press.
     * @throws {LoginError} `provider-unavailable`
     */
    async getAuthorizationUrl(redirectUri: string, secrets: LoginSecrets): Promise<URL> {
      try {
        const configuration = await createConfiguration();
        const parameters = {
          redirect_uri: redirectUri,
          scope: SCOPE,
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(secrets.codeVerifier),
          code_challenge_method: 'S256',
          prompt: 'login',
          ui_locales: 'nb',
          ...(options.acrValues.length > 0 && { acr_values: options.acrValues.join(' ') }),
        };
        // Told to the provider itself, where it takes that: neither browser nor its history can change or keep it.
        return configuration.serverMetadata().pushed_authorization_request_endpoint === undefined
          ? client.buildAuthorizationUrl(configuration, parameters)
          : await client.buildAuthorizationUrlWithPAR(configuration, parameters);
      } catch (error) {
        throw toLoginError(error);
      }
    },

    /**
     * Redeems the code and verifies everything about the answer.
     * @param callbackUrl the address the provider sent the browser to, query included
     * @throws {LoginError}
     */
    async redeem(callbackUrl: URL, secrets: LoginSecrets): Promise<Identity> {
      try {
        const configuration = await createConfiguration();
        const tokens = await client
          .authorizationCodeGrant(configuration, callbackUrl, {
            expectedState: secrets.state,
            expectedNonce: secrets.nonce,
            pkceCodeVerifier: secrets.codeVerifier,
            idTokenExpected: true,
          })
          .finally(() => keepKeySet(configuration));
        const claims = tokens.claims();
        if (claims === undefined) throw new LoginError('token-invalid', 'missing');
        // OpenID Connect Core 3.1.3.7 step 5; the library looks only where there are several audiences.
        if (claims.azp !== undefined && claims.azp !== options.clientId)
          throw new LoginError('token-invalid', 'azp');
        // Step 10; the library asks only that there is a time.
        if (Math.abs(Date.now() / 1000 - claims.iat) > TOKEN_AGE_SECONDS)
          throw new LoginError('token-invalid', 'iat');
        // To ask for a level is a wish: whether it was met, only the token says.
        const { acr } = claims;
        if (options.acrValues.length > 0 && !options.acrValues.some((value) => value === acr))
          throw new LoginError('token-invalid', 'acr');
        return readIdentity(claims, options.claims, { allowSynthetic: !options.production });
      } catch (error) {
        throw toLoginError(error);
      }
    },

    /**
     * Where a browser ends its session at the provider and is sent on to `goto`; undefined when the provider
     * publishes no such address, or has not been asked for one yet: nobody waits for the provider to log out.
     */
    findEndSessionUrl(goto: string): string | undefined {
      const endpoint = URL.parse(metadata?.value.end_session_endpoint ?? '');
      if (endpoint === null) return undefined;
      // No id_token_hint: it would carry the customer's name and number into addresses and logs.
      endpoint.searchParams.set('client_id', options.clientId);
      endpoint.searchParams.set('post_logout_redirect_uri', goto);
      return endpoint.href;
    },
  };
}

async function discover(options: IdentityProviderOptions): Promise<client.ServerMetadata> {
  const configuration = await client.discovery(
    new URL(options.issuer),
    options.clientId,
    undefined,
    client.None(),
    {
      timeout: TIMEOUT_SECONDS,
      execute: options.production ? [] : [client.allowInsecureRequests],
    },
  );
  const published: client.ServerMetadata = configuration.serverMetadata();
  const named = published.id_token_signing_alg_values_supported ?? ['RS256'];
  const metadata: client.ServerMetadata = Object.assign({}, published, {
    id_token_signing_alg_values_supported: SIGNING_ALGORITHMS.filter((alg) => named.includes(alg)),
  });
  if (metadata.jwks_uri === undefined || metadata.token_endpoint === undefined) {
    throw new LoginError('provider-unavailable', 'metadata-incomplete');
  }
  if (options.production && !metadata.jwks_uri.startsWith('https:'))
    throw new LoginError('provider-unavailable', 'metadata-insecure');
  return metadata;
}

function allowPlainHttp(configuration: client.Configuration, { production }: IdentityProviderOptions): void {
  if (!production) client.allowInsecureRequests(configuration);
}

async function toClientAuth(credential: ClientKey | string): Promise<client.ClientAuth> {
  if (typeof credential === 'string') return client.ClientSecretBasic(credential);
  const { jwk, alg, kid } = credential;
  const algorithm =
    alg === 'ES256'
      ? { name: 'ECDSA', namedCurve: 'P-256' }
      : { name: alg === 'PS256' ? 'RSA-PSS' : 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  // What the key may be used for besides is left out: a JWK may name other uses, which WebCrypto refuses.
  const { key_ops: _, use: __, ...bare } = jwk;
  return client.PrivateKeyJwt({
    key: await crypto.subtle.importKey('jwk', bare, algorithm, false, ['sign']),
    kid,
  });
}
