import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@portal/contract/endpoints.ts';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { outsideSchemas, settingNames } from '../server/src/config/environment.ts';
import { outsideNames } from '../server/src/outside/outside-systems.ts';
import { createTestDatabase, type TestDatabase } from '../server/src/testing/test-database.ts';
import '../server/src/testing/global-setup.ts';
import { getFreePort } from '../postgres/src/process.ts';
import { buildWeb } from './build-web.ts';
import { exampleSecrets } from './manifests/example-secrets.ts';
import { readSettings } from './manifests/kustomize.ts';
import { ROOT } from './paths.ts';
import { type Service, startService } from './service.ts';

const STOP_LIMIT_MS = 20_000;
/** Nobody is there. */
const AWAY = 'https://away.invalid';

const folder = mkdtempSync(join(tmpdir(), 'production-start-'));
const file = join(folder, 'a-file');
const empty = join(folder, 'empty');
const taken = createServer();
let testDatabase: TestDatabase;
let settings: Record<string, string>;

beforeAll(async () => {
  writeFileSync(file, 'no certificate\n');
  mkdirSync(empty);
  await buildWeb({ stdio: 'ignore' });
  await once(taken.listen(0, '127.0.0.1'), 'listening');
  testDatabase = await createTestDatabase(inject('databaseUrl'));
  settings = {
    ...Object.fromEntries(
      readSettings(readFileSync(join(ROOT, 'deploy/overlays/prod/settings.env'), 'utf8')),
    ),
    ...exampleSecrets,
    DATABASE_URL: testDatabase.url,
    CONFIG_DIR: join(ROOT, 'deploy/base/config'),
    KEPT_ASSETS_DIR: join(folder, 'kept-assets'),
    PORT: '0',
    METRICS_PORT: '0',
    DRAIN_DELAY_MS: '0',
  };
}, 300_000);
afterAll(async () => {
  taken.close();
  await testDatabase.drop();
  rmSync(folder, { recursive: true });
});

function startPortal(changed: Record<string, string>): Service {
  return startService({
    name: 'portal',
    script: 'server/src/main.ts',
    env: { ...settings, NODE_COMPILE_CACHE: join(folder, 'compiled'), ...changed },
    onLine: () => undefined,
  });
}

/** Waits until it is ready; rejects with what it said when it ends instead. */
async function start(changed: Record<string, string>): Promise<Service> {
  const portal = startPortal(changed);
  await portal.ready;
  return portal;
}
const takenPort = () => String((taken.address() as AddressInfo).port);

/** What cannot be reached stops the start. The tests of environment.ts have what is missing or wrong. */
const stopping: [setting: string, toValue: () => string, line: () => string][] = [
  [
    'DATABASE_URL',
    () => 'postgres://portal:x@127.0.0.1:1/portal',
    () => 'DATABASE_URL: the database cannot be opened (ECONNREFUSED: nobody listens there)',
  ],
  [
    'DATABASE_URL_FILE',
    () => join(folder, 'lacks'),
    () => `DATABASE_URL_FILE: ${folder}/lacks cannot be read (ENOENT: there is none)`,
  ],
  ['HOST', () => '192.0.2.1', () => 'HOST: 192.0.2.1 is no address of this machine'],
  ['PORT', takenPort, () => `PORT: ${takenPort()} is taken`],
  ['METRICS_PORT', takenPort, () => `METRICS_PORT: ${takenPort()} is taken`],
  [
    'CONFIG_DIR',
    () => empty,
    () => `CONFIG_DIR: ${empty}/distributors cannot be read (ENOENT: there is none)`,
  ],
  [
    'FLAG_PROVIDER',
    () => join(folder, 'lacks.js'),
    () => `FLAG_PROVIDER: ${folder}/lacks.js cannot be used (it, or a package of it, is not there)`,
  ],
  ['KEPT_ASSETS_DIR', () => file, () => `KEPT_ASSETS_DIR: ${file} cannot be used (EEXIST: it is a file)`],
  [
    'NODE_EXTRA_CA_CERTS',
    () => file,
    () => `NODE_EXTRA_CA_CERTS: ${file} has no certificate that can be read`,
  ],
];
/** What cannot be reached does not: the portal must start while others are away. */
const starting = {
  OIDC_ISSUER: AWAY,
  ANALYTICS_URL: AWAY,
  ANALYTICS_TOKEN: 'x',
  ERROR_REPORT_DSN: 'https://key@away.invalid/1',
  OTEL_EXPORTER_OTLP_ENDPOINT: AWAY,
  ...Object.fromEntries(outsideNames.map((name) => [`OUTSIDE_${name}_URL`, AWAY])),
};
/** These name nothing that could be away. */
const plain = [
  'APP_ENV',
  'PUBLIC_URL',
  'DATABASE_CONNECTIONS',
  // Of the packaged database, which production does not have.
  'DATA_DIR',
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_CLIENT_SECRET_METHOD',
  'OIDC_CLIENT_KEY',
  'OIDC_SCOPE',
  'OIDC_PROMPT',
  'OIDC_MAX_AGE_SECONDS',
  'OIDC_LOGOUT',
  'OIDC_DISPLAY_NAME',
  'OIDC_ACR_VALUES',
  'OIDC_CLAIM_NATIONAL_ID',
  'OIDC_CLAIM_NAME',
  'OIDC_CLAIM_LOGIN_CONTEXT',
  'OIDC_CLAIM_BANK_REGISTRY',
  'OUTSIDE_SKADESAKER_TOKEN',
  'OUTSIDE_SKADESAKER_OTHER_TOKEN',
  'CONSENT_LOG_KEY',
  'CONSENT_LOG_OTHER_KEYS',
  'TRACKING_KEY',
  'TRAFFIC_LEVEL',
  'SESSION_IDLE_SECONDS',
  'SESSION_MAX_SECONDS',
  'FEEDBACK_DAYS',
  'FEEDBACK_CONTACT_DAYS',
  'RENDER_DEADLINE_MS',
  'RENDER_PAUSE_MS',
  'PAGES_AT_ONCE',
  'WRITES_PER_MINUTE',
  'WRITES_PER_DAY',
  'DRAIN_DELAY_MS',
  'TRUST_PROXY',
  'TRUST_TRACEPARENT',
  'LOG_LEVEL',
  'OUTSIDE_NICE_TOKEN',
  'OUTSIDE_NICE_TIMEOUT_MS',
  'OUTSIDE_NICE_REMOVES_VERSIONS',
  'OUTSIDE_NICE_PARTS',
];

describe('with the settings of deploy/overlays/prod, what cannot be reached', () => {
  test('does not stop the start where it belongs to others', async () => {
    const PORT = String(await getFreePort());
    const compiled = join(folder, 'compiled-here');
    // Who started it waits for its word, also where it logs nothing else.
    const portal = await start({ ...starting, PORT, NODE_COMPILE_CACHE: compiled, LOG_LEVEL: 'silent' });
    const answer = await fetch(`http://127.0.0.1:${PORT}/health/ready`);
    const kept = readdirSync(compiled);
    await portal.stop(STOP_LIMIT_MS);
    // Even if it is killed, the next start has what was compiled.
    expect(kept).not.toEqual([]);
    expect(answer.status).toBe(200);
    expect(await portal.ended).toBe('portal ended (exit code 0)');
  });

  test.concurrent.each(stopping)('stops the start in one line: %s', async (setting, toValue, line) => {
    // A secret stands in one place.
    const secret = setting.endsWith('_FILE') ? { [setting.replace(/_FILE$/, '')]: '' } : {};
    const changed = { ...secret, [setting]: toValue() };
    await expect(start(changed)).rejects.toThrow(new Error(`portal did not start (exit code 1): ${line()}`));
  });

  test('does not keep SIGTERM from ending the start, also as the first process of a container', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const portal = startPortal({ DATABASE_URL: `postgres://portal:x@127.0.0.1:${port}/portal` });
    const whyNot = portal.ready.catch(String);
    await once(silent, 'connection');
    await portal.stop(STOP_LIMIT_MS);
    expect(await whyNot).toContain('portal did not start (exit code 143)');
    silent.close();
  });

  test('hears a SIGTERM that comes while the start hands it over to the shutdown', async () => {
    const late = `const { off } = process;
      process.off = (...given) => {
        if (given[0] === 'SIGTERM') process.kill(process.pid, 'SIGTERM');
        return off.apply(process, given);
      };`;
    const portal = startPortal({
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(late)}`,
    });
    onTestFinished(portal.kill);
    await portal.ready;
    expect(await portal.ended).toBe('portal ended (exit code 0)');
  });

  test('is looked for through HTTPS_PROXY where it is the identity provider', async () => {
    const asked: string[] = [];
    const wayOut = createHttpServer().on('connect', ({ url = '' }, socket) => {
      asked.push(url);
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
    await once(wayOut.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void wayOut.close());
    const PORT = String(await getFreePort());
    const HTTPS_PROXY = `http://127.0.0.1:${(wayOut.address() as AddressInfo).port}`;
    const portal = await start({ PORT, OIDC_ISSUER: AWAY, NODE_USE_ENV_PROXY: '1', HTTPS_PROXY });
    onTestFinished(portal.kill);
    const answer = await fetch(`http://127.0.0.1:${PORT}${endpoints.getLogin.path}`);
    expect(answer.status).toBe(503);
    expect([...new Set(asked)]).toEqual(['away.invalid:443']);
  });

  test('is said of every setting', () => {
    const said = [...stopping.map(([setting]) => setting), ...Object.keys(starting), ...plain];
    const all = [...settingNames, ...Object.keys(outsideSchemas).map((suffix) => `OUTSIDE_NICE_${suffix}`)];
    expect(all.filter((name) => !said.includes(name))).toEqual([]);
  });
});
