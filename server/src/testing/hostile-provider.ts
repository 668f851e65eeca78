import {
  createHash,
  createHmac,
  createPublicKey,
  generateKeyPairSync,
  randomBytes,
  sign,
  type KeyObject,
} from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fodselsnumre } from './fodselsnumre.ts';

type Claims = Record<string, unknown>;

/** As tokens have times. */
export const toTokenTime = (secondsFromNow: number): number => Math.floor(Date.now() / 1000) + secondsFromNow;

export const METADATA_PATH = '/.well-known/openid-configuration';

/** How to forge a token. Without any field, the token is valid. */
export interface TokenTrickery {
  /** Override the valid claims; undefined removes one. */
  claims?: Claims;
  /** Overrides the valid header. */
  header?: Claims;
  /**
   * `none`, `HS256` with our own secret or with the public key as secret, an unpublished key, an unpublished key
   * embedded in the token, or claims changed after signing.
   */
  signature?: 'none' | 'hs256' | 'hs256-public-key' | 'unknown-key' | 'embedded-key' | 'tampered';
}

/** How to forge the next ID token. Without any field, it is valid. */
export interface Trickery extends TokenTrickery {
  /** Overrides the valid answer of the token endpoint. */
  answer?: Claims;
  /** Replaces the answer. */
  tokenFailure?: 'status-500' | 'html' | 'reset';
}

export interface ProviderClient {
  id: string;
  secret: string;
  /** Where the secret must stand; the header unless told. */
  method?: 'client_secret_basic' | 'client_secret_post';
}

interface Grant {
  nonce: string;
  challenge: string;
  redirectUri: string;
}

/**
 * An identity provider over real HTTP that forges what a test asks for. It checks what an honest one checks (client,
 * redirect address, PKCE, single use of the code), so a successful login also shows that we send the right things.
 */
export async function startHostileProvider(
  client: ProviderClient = { id: 'forsikringsoversikt', secret: 'simulated-secret' },
) {
  let key = createKey();
  let trickery: Trickery = {};
  let isDown: boolean | 'silent' | 'metadata' = false;
  let announced: Claims = {};
  const grants = new Map<string, Grant>();
  const paths: string[] = [];
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The provider has no port');
  const issuer = `http://127.0.0.1:${address.port}`;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer);
    paths.push(url.pathname);
    if (isDown === 'silent') return;
    if (isDown === true) return sendJson(response, 503, {});
    if (url.pathname === METADATA_PATH)
      return isDown ? sendJson(response, 503, {}) : sendJson(response, 200, getMetadata());
    if (url.pathname === '/jwks') return sendJson(response, 200, { keys: [key.jwk] });
    // Of a request that was pushed; it names no address, as it should.
    if (url.pathname === '/par') return sendJson(response, 201, {});
    if (url.pathname === '/authorize') return authorize(url, response);
    if (url.pathname === '/token') return redeem(request, response);
    return sendJson(response, 404, {});
  }

  function getMetadata(): Claims {
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      end_session_endpoint: `${issuer}/end`,
      response_types_supported: ['code'],
      subject_types_supported: ['pairwise'],
      // It offers weak algorithms too, which we must refuse.
      id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
      authorization_response_iss_parameter_supported: true,
      ...announced,
    };
  }

  function authorize({ searchParams }: URL, response: ServerResponse): void {
    const read = (name: string): string => searchParams.get(name) ?? '';
    if (read('client_id') !== client.id || read('code_challenge_method') !== 'S256')
      return sendJson(response, 400, {});
    const code = randomBytes(16).toString('base64url');
    grants.set(code, {
      nonce: read('nonce'),
      challenge: read('code_challenge'),
      redirectUri: read('redirect_uri'),
    });
    const back = new URL(read('redirect_uri'));
    back.search = new URLSearchParams({ code, state: read('state'), iss: issuer }).toString();
    response.writeHead(303, { location: back.href }).end();
  }

  function readSecret({ headers }: IncomingMessage, form: URLSearchParams): string | undefined {
    if (client.method !== 'client_secret_post') return readBasic(headers.authorization);
    return headers.authorization === undefined
      ? `${form.get('client_id')}:${form.get('client_secret')}`
      : undefined;
  }

  async function redeem(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request));
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isGood =
      readSecret(request, form) === `${client.id}:${client.secret}` &&
      grant?.challenge === challenge &&
      grant.redirectUri === form.get('redirect_uri');
    if (!isGood) return sendJson(response, 400, { error: 'invalid_grant' });
    if (trickery.tokenFailure === 'reset') return void response.destroy();
    if (trickery.tokenFailure === 'status-500') return sendJson(response, 500, {});
    if (trickery.tokenFailure === 'html')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
    const now = Math.floor(Date.now() / 1000);
    const claims: Claims = {
      iss: issuer,
      aud: client.id,
      sub: 'opaque-subject',
      sid: 'opaque-session',
      nonce: grant.nonce,
      iat: now,
      exp: now + 60,
      pid: fodselsnumre.standard,
      name: 'Lun Bris',
      login_context: 'FORSIKRING',
      ...trickery.claims,
    };
    const idToken = createToken(claims, trickery, key, client.secret);
    sendJson(response, 200, {
      access_token: 'unused',
      token_type: 'Bearer',
      id_token: idToken,
      ...trickery.answer,
    });
  }

  return {
    issuer,
    /** Requested paths since the start. */
    paths,
    deceive(next: Trickery): void {
      trickery = next;
    },
    /** Further metadata, for those who have not read it yet. */
    announce(further: Claims): void {
      announced = further;
    },
    /** `silent`: accepts connections and never answers; `metadata`: all but its metadata is up. */
    setDown(value: typeof isDown): void {
      isDown = value;
    },
    /** The logout token of an honest provider, changed by `trick`. */
    createLogoutToken(trick: TokenTrickery = {}): string {
      const now = Math.floor(Date.now() / 1000);
      const claims: Claims = {
        iss: issuer,
        aud: client.id,
        iat: now,
        exp: now + 120,
        jti: randomBytes(16).toString('base64url'),
        sub: 'opaque-subject',
        sid: 'opaque-session',
        events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
        ...trick.claims,
      };
      const header = { typ: 'logout+jwt', ...trick.header };
      return createToken(claims, { ...trick, header }, key, client.secret);
    },
    /**
     * Unannounced, as real providers do from time to time.
     * @param kid of the new key, which should be another than the one before it
     */
    rotateKey(kid?: string): void {
      key = createKey(kid);
    },
    /** A browser's visit to the authorization address. Returns path and query string of the redirect. */
    async visit(authorizationUrl: string): Promise<string> {
      const visit = await fetch(authorizationUrl, { redirect: 'manual' });
      const back = new URL(visit.headers.get('location') ?? '');
      return back.pathname + back.search;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** RFC 6749 section 2.3.1: both parts are form-encoded first. */
function readBasic(authorization = ''): string {
  const [, credentials = ''] = authorization.split('Basic ');
  return decodeURIComponent(Buffer.from(credentials, 'base64').toString('utf8'));
}

interface SigningKey {
  kid: string;
  privateKey: KeyObject;
  jwk: Claims;
}

function createKey(kid = randomBytes(4).toString('hex')): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { kid, privateKey, jwk: { ...publicKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' } };
}

function createToken(
  claims: Claims,
  { signature, header: laidOver }: TokenTrickery,
  key: SigningKey,
  secret: string,
): string {
  const isHs256 = signature === 'hs256' || signature === 'hs256-public-key';
  const alg = signature === 'none' ? 'none' : isHs256 ? 'HS256' : 'RS256';
  const isOther = signature === 'unknown-key' || signature === 'embedded-key';
  const { privateKey, jwk } = isOther ? createKey() : key;
  const encode = (value: Claims): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const header = encode({
    alg,
    ...(alg === 'none' ? {} : { kid: key.kid }),
    ...(signature === 'embedded-key' && { jwk }),
    ...laidOver,
  });
  const signed = `${header}.${encode(claims)}`;
  if (signature === 'none') return `${signed}.`;
  if (isHs256) {
    const published = createPublicKey(key.privateKey).export({ type: 'spki', format: 'pem' });
    const shared = signature === 'hs256' ? secret : published;
    return `${signed}.${createHmac('sha256', shared).update(signed).digest('base64url')}`;
  }
  const proof = sign('sha256', Buffer.from(signed), privateKey).toString('base64url');
  if (signature === 'tampered')
    return `${header}.${encode({ ...claims, pid: fodselsnumre.bankkunde })}.${proof}`;
  return `${signed}.${proof}`;
}

function sendJson(response: ServerResponse, status: number, body: Claims): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
