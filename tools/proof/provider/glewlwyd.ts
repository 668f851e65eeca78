import { execFileSync, spawn } from 'node:child_process';
import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { copyFileSync, cpSync, existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { getFreePort } from '../../../postgres/src/process.ts';
import { findProgram } from '../../find-program.ts';
import { waitUntil } from '../faults/world.ts';

/** Where Debian puts its parts. */
const MODULES = '/usr/lib/glewlwyd';
const WEBAPP = '/usr/share/glewlwyd/webapp';
const WEBAPP_SETTINGS = '/usr/share/glewlwyd/templates/config.json';
const SCHEMA = '/usr/share/doc/glewlwyd/database/init.sqlite3.sql.gz';
/** What the schema makes, on this machine alone. */
const ADMIN = { username: 'admin', password: 'password' };
const PLUGIN = 'oidc';
const SCOPES = ['openid', 'profile'];
const START_LIMIT_MS = 10_000;
const STOP_LIMIT_MS = 5000;
const CALL_LIMIT_MS = 5000;

export interface Person {
  username: string;
  password: string;
  name: string;
  fodselsnummer: string;
}

export interface Client {
  id: string;
  secret: string;
  redirectUri: string;
  /** Where it is told of a logout, if it is. */
  backChannelLogoutUri?: string;
  postLogoutUri?: string;
}

export type Glewlwyd = Awaited<ReturnType<typeof startGlewlwyd>>;

/** A found or installed one; undefined where it cannot be had. */
export function findGlewlwyd(): { program: string; version: string } | undefined {
  const program = findProgram({ names: ['glewlwyd'], packages: ['glewlwyd', 'sqlite3'] });
  if (program === undefined) return undefined;
  const version = execFileSync('dpkg-query', ['-W', '-f', '${Version}', 'glewlwyd'], { encoding: 'utf8' });
  return { program, version: version.trim() };
}

/**
 * Starts Glewlwyd on 127.0.0.1 with a database of its own in the folder, and makes it an OpenID provider that knows one
 * person and these clients. Its own pages log in and out.
 */
export async function startGlewlwyd(options: {
  program: string;
  folder: string;
  person: Person;
  clients: readonly Client[];
}) {
  const { program, folder, person, clients } = options;
  const port = await getFreePort();
  const url = `http://localhost:${port}`;
  const settings = join(folder, 'glewlwyd.conf');
  const database = join(folder, 'glewlwyd.db');
  execFileSync('sqlite3', [database], { input: gunzipSync(readFileSync(SCHEMA)) });
  const webapp = copyWebapp(folder);
  writeFileSync(settings, makeSettings({ port, url, database, webapp }));
  const log = join(folder, 'glewlwyd.log');
  const output = openSync(log, 'a');
  const child = spawn(program, [`--config-file=${settings}`], { stdio: ['ignore', output, output] });
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    const late = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    await ended;
    clearTimeout(late);
  };
  const issuer = `${url}/api/${PLUGIN}`;
  const parameters = { ...makePluginParameters(issuer), 'jwks-private': makeKeySet() };
  try {
    await waitUntil(() => answers(url), 'Glewlwyd does not start', START_LIMIT_MS);
    await setUp({ url, parameters, person, clients });
  } catch (error) {
    await stop();
    throw error;
  }
  const admin = await openApi(`${url}/api`);

  return {
    issuer,
    /** A new key signs from now on; the old one is no longer published. */
    async rotateKey(): Promise<void> {
      const changed = { ...parameters, 'jwks-private': makeKeySet() };
      await admin('PUT', `/mod/plugin/${PLUGIN}`, { display_name: 'OpenID Connect', parameters: changed });
      await admin('PUT', `/mod/plugin/${PLUGIN}/reset`);
    },
    stop,
  };
}

async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/config`, { signal: AbortSignal.timeout(CALL_LIMIT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function setUp(options: {
  url: string;
  parameters: object;
  person: Person;
  clients: readonly Client[];
}): Promise<void> {
  const { url, parameters, person, clients } = options;
  const admin = await openApi(`${url}/api`);
  await admin('PUT', '/mod/user/database', await withNationalId(admin));
  await admin('PUT', '/mod/user/database/reset');
  await admin('PUT', '/scope/openid', { display_name: 'openid', password_required: true });
  await admin('POST', '/scope/', { name: 'profile', display_name: 'profile', password_required: false });
  const plugin = { module: 'oidc', name: PLUGIN, display_name: 'OpenID Connect', parameters };
  await admin('POST', '/mod/plugin/', plugin);
  for (const client of clients) await admin('POST', '/client/', toClient(client));
  const { fodselsnummer, ...known } = person;
  await admin('POST', '/user/', { ...known, pid: fodselsnummer, scope: SCOPES, enabled: true });
}

/** Its API as the administrator. The answer is its JSON, if it has any. @throws with its own words */
async function openApi(api: string) {
  const login = await fetch(`${api}/auth/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
    signal: AbortSignal.timeout(CALL_LIMIT_MS),
  });
  const cookie = login.headers.getSetCookie().map((line) => line.split(';')[0]);
  return async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(api + path, {
      method,
      signal: AbortSignal.timeout(CALL_LIMIT_MS),
      headers: { cookie: cookie.join('; '), 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`Glewlwyd answers ${answer.status} to ${method} ${path}: ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  };
}

type Api = Awaited<ReturnType<typeof openApi>>;

/** The way it keeps users, with the national id as one more field. */
async function withNationalId(admin: Api): Promise<object> {
  const module = (await admin('GET', '/mod/user/database')) as {
    parameters: { 'data-format': Record<string, object> };
  };
  module.parameters['data-format']['pid'] = { multiple: false, read: true, write: true };
  return module;
}

function toClient({ id, secret, redirectUri, backChannelLogoutUri, postLogoutUri }: Client): object {
  return {
    client_id: id,
    name: id,
    enabled: true,
    confidential: true,
    client_secret: secret,
    scope: SCOPES,
    redirect_uri: [redirectUri],
    authorization_type: ['code'],
    token_endpoint_auth_method: ['client_secret_post', 'client_secret_basic'],
    ...(backChannelLogoutUri !== undefined && {
      backchannel_logout_uri: backChannelLogoutUri,
      backchannel_logout_session_required: '1',
    }),
    ...(postLogoutUri !== undefined && { post_logout_redirect_uri: postLogoutUri }),
  };
}

function makeKeySet(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const jwk = privateKey.export({ format: 'jwk' });
  return JSON.stringify({
    keys: [{ ...jwk, kid: randomBytes(8).toString('hex'), alg: 'RS256', use: 'sig' }],
  });
}

function makePluginParameters(issuer: string): object {
  return {
    iss: issuer,
    'jwks-show': true,
    'jwt-type': 'rsa',
    'jwt-key-size': '256',
    'access-token-duration': 600,
    'refresh-token-duration': 600,
    'code-duration': 60,
    'refresh-token-rolling': false,
    'refresh-token-one-use': 'never',
    'allow-non-oidc': false,
    'auth-type-code-enabled': true,
    'auth-type-token-enabled': false,
    'auth-type-implicit-enabled': false,
    'auth-type-password-enabled': false,
    'auth-type-client-enabled': false,
    'auth-type-device-enabled': false,
    'auth-type-refresh-enabled': false,
    // Its pairwise names change with each login of a client without sector.
    'subject-type': 'public',
    'oauth-as-iss-id': true,
    'pkce-allowed': true,
    'pkce-required': true,
    'session-management-allowed': true,
    'session-cookie-name': 'GLEWLWYD2_OIDC_SID',
    'session-cookie-expiration': 3600,
    'back-channel-logout-allowed': true,
    'front-channel-logout-allowed': true,
    'name-claim': 'mandatory',
    'email-claim': 'no',
    'scope-claim': 'no',
    claims: [{ name: 'pid', 'user-property': 'pid', type: 'string', mandatory: true, scope: [] }],
  };
}

/** Its pages. Debian's have links out of their folder, which it does not follow, and a folder where their settings should be. */
function copyWebapp(folder: string): string {
  const copy = join(folder, 'webapp');
  const isThere = (path: string): boolean => existsSync(path) && !path.endsWith('/config.json');
  cpSync(WEBAPP, copy, { recursive: true, dereference: true, filter: isThere });
  copyFileSync(WEBAPP_SETTINGS, join(copy, 'config.json'));
  return copy;
}

function makeSettings(at: { port: number; url: string; database: string; webapp: string }): string {
  const { port, url, database, webapp } = at;
  const types = {
    html: 'text/html',
    css: 'text/css',
    js: 'application/javascript',
    json: 'application/json',
  };
  const mimes = Object.entries(types).map(
    ([ending, type]) => `{ extension = ".${ending}"; mime_type = "${type}"; compress = 0; }`,
  );
  return [
    `port=${port}`,
    'bind_address="127.0.0.1"',
    `external_url="${url}"`,
    'login_url="login.html"',
    'api_prefix="api"',
    `static_files_path="${webapp}/"`,
    'log_mode="console"',
    'log_level="DEBUG"',
    'cookie_domain="localhost"',
    'cookie_secure=0',
    'session_expiration=3600',
    'session_key="GLEWLWYD2_SESSION_ID"',
    'admin_scope="g_admin"',
    'profile_scope="g_profile"',
    `user_module_path="${MODULES}/user"`,
    `user_middleware_module_path="${MODULES}/user_middleware"`,
    `client_module_path="${MODULES}/client"`,
    `user_auth_scheme_module_path="${MODULES}/scheme"`,
    `plugin_module_path="${MODULES}/plugin"`,
    'hash_algorithm="SHA512"',
    `database = { type = "sqlite3"; path = "${database}"; };`,
    `static_files_mime_types = ( ${mimes.join(', ')} )`,
  ].join('\n');
}
