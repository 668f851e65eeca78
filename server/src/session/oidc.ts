import { setTimeout } from 'node:timers/promises';

import type { FastifyBaseLogger } from 'fastify';
import * as client from 'openid-client';

import type { Sprak } from '@portal/contract/sprak.ts';

import type { ClientKey } from '../config/client-key.ts';
import { readIdentity, type ClaimNames, type Identity } from './identity.ts';
import { createKeptMetadata } from './kept-metadata.ts';
import { LoginError } from './login-error.ts';
import { toLoginError, toStartError } from './oidc-errors.ts';

/** Timeout in seconds of each call to the provider; a login makes at most three. */
const TIMEOUT_SECONDS = 3;
/**
 * How far the provider's clock may be from ours, in seconds. A token comes directly from the provider, so its time of
 * issue differs from now by no more.
 */
export const CLOCK_DIFFERENCE_SECONDS = 120;
/** Seconds that the provider may take from the identification to the token, beside the age that was asked for. */
const IDENTIFICATION_SECONDS = 30;
/** After fetching the key set, the library waits this many seconds before it looks for a new key. */
const KEY_SET_COOL_DOWN_SECONDS = 60;
/** Milliseconds that a logout waits for the provider's metadata; together with the database's limit, less than the browser waits. */
const LOGOUT_WAIT_MS = 1000;
/** Accepted signature algorithms, among those that the provider supports. */
export const SIGNING_ALGORITHMS = ['PS256', 'ES256', 'RS256'];

/** The languages that the provider's pages are asked for in, the best first: some have one Norwegian alone. */
const UI_LOCALES: Readonly<Record<Sprak, string>> = { nb: 'nb', nn: 'nn nb', en: 'en' };

/** Shared with the provider, and where it looks for it. */
interface ClientSecret {
  secret: string;
  method: 'client_secret_basic' | 'client_secret_post';
}

interface IdentityProviderOptions {
  issuer: string;
  clientId: string;
  /** Client authentication: our private key, or a secret shared with the provider. */
  credential: ClientKey | ClientSecret;
  /** With `openid` in it. */
  scope: string;
  /** Left out: not sent. */
  prompt: string | undefined;
  /** How old the identification may be, in seconds; left out: as the provider thinks best. */
  maxAge: number | undefined;
  /** Whether a logout also ends the provider's session. */
  endsItsSession: boolean;
  claims: ClaimNames;
  /** Accepted levels of assurance (acr); empty: any. */
  acrValues: readonly string[];
  /** Forbids plain http issuers and synthetic customers. */
  production: boolean;
  logger: FastifyBaseLogger;
  now: () => Date;
}

/** Values that bind the answer to this login. */
interface LoginSecrets {
  state: string;
  nonce: string;
  codeVerifier: string;
  /** How old the identification may be in seconds, where this login asks for a fresh one. */
  maxAge?: number | undefined;
}

interface Published {
  /** That tokens must name. */
  issuer: string;
  keySetUrl: URL;
  /** Of the pages that it shows to customers, at a login and at a logout. */
  pageOrigins: string[];
  /** It tells of a logout by a frame in its own page (front-channel logout). */
  tellsInFrames: boolean;
}

export type IdentityProvider = ReturnType<typeof createIdentityProvider>;

/**
 * The national identity provider: OpenID Connect, authorization code flow with PKCE. It is not called before the first
 * login, so the portal starts and serves without it.
 */
export function createIdentityProvider(options: IdentityProviderOptions) {
  const metadata = createKeptMetadata({
    read: () =>
      discover(options).catch((error: unknown) => {
        throw toStartError(error);
      }),
    now: options.now,
    onFailure: (error) =>
      options.logger.warn(
        { event: 'provider-metadata-not-read', detail: toLoginError(error).detail },
        'the provider’s metadata could not be read again',
      ),
  });
  let keySet: client.ExportedJWKSCache | undefined;
  let clientAuth: Promise<client.ClientAuth> | undefined;

  /**
   * Created anew for each login, because the library stores its key set in it. The last fetched set is passed on, but
   * marked as older than the cool-down: a code can be redeemed only once, so a customer who logs in right after a key
   * rotation must not be refused because the cached set is recent.
   */
  async function createConfiguration(): Promise<client.Configuration> {
    const configuration = new client.Configuration(
      await metadata.get(),
      options.clientId,
      // For `nbf` and `exp`.
      { [client.clockTolerance]: CLOCK_DIFFERENCE_SECONDS },
      await (clientAuth ??= toClientAuth(options.credential)),
    );
    configuration.timeout = TIMEOUT_SECONDS;
    // Otherwise the library trusts TLS and does not verify the ID token's signature.
    client.enableNonRepudiationChecks(configuration);
    allowPlainHttp(configuration, options);
    // One from the future was read before a clock was set back: it would count as fresh until that time has come.
    if (keySet !== undefined && keySet.uat + KEY_SET_COOL_DOWN_SECONDS <= Date.now() / 1000)
      client.setJwksCache(configuration, keySet);
    return configuration;
  }

  /** The stricter of what the operator and this login ask for. */
  function findMaxAge(login: LoginSecrets): number | undefined {
    const asked = [options.maxAge, login.maxAge].filter((seconds) => seconds !== undefined);
    return asked.length === 0 ? undefined : Math.min(...asked);
  }

  /** @param given when the set was read that the configuration began with */
  function keepKeySet(configuration: client.Configuration, given: number | undefined): void {
    const used = client.getJwksCache(configuration);
    if (used === undefined || used.uat === given) return;
    keySet = { jwks: used.jwks, uat: used.uat - KEY_SET_COOL_DOWN_SECONDS };
  }

  return {
    /** What is known of the provider in public. @throws when nothing is, and it cannot be reached */
    getPublished: async (): Promise<Published> => {
      const {
        issuer,
        jwks_uri,
        authorization_endpoint,
        end_session_endpoint,
        frontchannel_logout_supported,
      } = await metadata.get();
      const login = new URL(authorization_endpoint ?? issuer).origin;
      const logout = URL.parse(end_session_endpoint ?? '')?.origin ?? login;
      return {
        issuer,
        keySetUrl: new URL(jwks_uri ?? ''),
        pageOrigins: [...new Set([login, logout])],
        tellsInFrames: frontchannel_logout_supported === true,
      };
    },

    /** @throws {LoginError} `provider-unavailable` */
    async ensureReachable(): Promise<void> {
      await metadata.get().catch((error: unknown) => {
        throw toLoginError(error);
      });
    },

    /**
     * The address that starts a login. By prompt or age, it always asks for a new identification: on a shared computer, the previous customer
     * must not be logged in again by one click.
     * @param sprak of the page that it is started from
     * @throws {LoginError} `provider-unavailable`
     */
    async getAuthorizationUrl(redirectUri: string, secrets: LoginSecrets, sprak: Sprak): Promise<URL> {
      try {
        const configuration = await createConfiguration();
        const maxAge = findMaxAge(secrets);
        const parameters = {
          redirect_uri: redirectUri,
          scope: options.scope,
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(secrets.codeVerifier),
          code_challenge_method: 'S256',
          ...(options.prompt !== undefined && { prompt: options.prompt }),
          ...(maxAge !== undefined && { max_age: String(maxAge) }),
          ui_locales: UI_LOCALES[sprak],
          ...(options.acrValues.length > 0 && { acr_values: options.acrValues.join(' ') }),
        };
        // Pushed to the provider directly if it supports that (PAR): then neither the browser nor its history can
        // change or keep it.
        return configuration.serverMetadata().pushed_authorization_request_endpoint === undefined
          ? client.buildAuthorizationUrl(configuration, parameters)
          : await client.buildAuthorizationUrlWithPAR(configuration, parameters);
      } catch (error) {
        throw toStartError(error);
      }
    },

    /**
     * Redeems the code and verifies everything about the answer.
     * @param callbackUrl the address the provider redirected to, with its query string
     * @throws {LoginError}
     */
    async redeem(callbackUrl: URL, secrets: LoginSecrets): Promise<Identity> {
      try {
        const configuration = await createConfiguration();
        const given = client.getJwksCache(configuration)?.uat;
        const tokens = await client
          .authorizationCodeGrant(configuration, callbackUrl, {
            expectedState: secrets.state,
            expectedNonce: secrets.nonce,
            pkceCodeVerifier: secrets.codeVerifier,
            idTokenExpected: true,
          })
          .finally(() => keepKeySet(configuration, given));
        const claims = tokens.claims();
        if (claims === undefined) throw new LoginError('token-invalid', 'missing');
        // OpenID Connect Core 3.1.3.7 step 5; the library checks it only with several audiences.
        if (claims.azp !== undefined && claims.azp !== options.clientId)
          throw new LoginError('token-invalid', 'azp');
        // Step 10; the library only checks that there is a time.
        if (Math.abs(Date.now() / 1000 - claims.iat) > CLOCK_DIFFERENCE_SECONDS)
          throw new LoginError('token-invalid', 'iat');
        // Step 13, by the provider's clock alone: the library would compare with ours.
        const { iat, auth_time } = claims;
        const age = auth_time === undefined ? undefined : Math.max(0, iat - auth_time);
        const maxAge = findMaxAge(secrets);
        if (maxAge !== undefined && (age === undefined || age > maxAge + IDENTIFICATION_SECONDS))
          throw new LoginError('token-invalid', 'auth_time');
        // The requested level is only a wish: the token tells whether it was met.
        const { acr } = claims;
        if (options.acrValues.length > 0 && !options.acrValues.some((value) => value === acr))
          throw new LoginError('token-invalid', 'acr');
        return {
          ...readIdentity(claims, options.claims, { allowSynthetic: !options.production }),
          ...(age !== undefined && { ageSeconds: age }),
        };
      } catch (error) {
        const failure = toLoginError(error);
        // A new key may have the id of the one before it, or none: the next login reads the keys anew.
        if (failure.detail?.endsWith(' signature')) keySet = undefined;
        throw failure;
      }
    },

    /**
     * Where a browser ends its session at the provider and continues to `goto`; undefined when the provider publishes
     * no such address, is not to be led through, or does not answer in time: a process that has just started must ask first.
     */
    async findEndSessionUrl(goto: string): Promise<string | undefined> {
      if (!options.endsItsSession) return undefined;
      const { end_session_endpoint } = metadata.getKnown() ?? (await withinLogout(metadata.get())) ?? {};
      const endpoint = URL.parse(end_session_endpoint ?? '');
      if (endpoint === null) return undefined;
      // No id_token_hint: it would put the customer's name and national id into URLs and logs.
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
  // What is taken is kept for an hour.
  const { authorization_endpoint, token_endpoint, jwks_uri } = metadata;
  const needed = [authorization_endpoint, token_endpoint, jwks_uri].map((address) =>
    URL.parse(address ?? ''),
  );
  if (needed.includes(null)) throw new LoginError('provider-unavailable', 'metadata-incomplete');
  if (options.production && needed.some((address) => address?.protocol !== 'https:'))
    throw new LoginError('provider-unavailable', 'metadata-insecure');
  return metadata;
}

/** Undefined when the provider cannot be reached, or takes longer than a logout waits. Never rejects. */
async function withinLogout<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  const limit = new AbortController();
  const late = setTimeout(LOGOUT_WAIT_MS, undefined, { signal: limit.signal });
  return Promise.race([asked, late])
    .catch(() => undefined)
    .finally(() => limit.abort());
}

function allowPlainHttp(configuration: client.Configuration, { production }: IdentityProviderOptions): void {
  if (!production) client.allowInsecureRequests(configuration);
}

async function toClientAuth(credential: ClientKey | ClientSecret): Promise<client.ClientAuth> {
  if ('secret' in credential) {
    const authenticate =
      credential.method === 'client_secret_post' ? client.ClientSecretPost : client.ClientSecretBasic;
    return authenticate(credential.secret);
  }
  const { jwk, alg, kid } = credential;
  const algorithm =
    alg === 'ES256'
      ? { name: 'ECDSA', namedCurve: 'P-256' }
      : { name: alg === 'PS256' ? 'RSA-PSS' : 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  // Other stated uses are removed: WebCrypto refuses a JWK that names other uses.
  const { key_ops: _, use: __, ...bare } = jwk;
  return client.PrivateKeyJwt({
    key: await crypto.subtle.importKey('jwk', bare, algorithm, false, ['sign']),
    kid,
  });
}
