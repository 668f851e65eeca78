import { generateKeyPairSync } from 'node:crypto';

import { describe, expect, test } from 'vitest';
import type { z } from 'zod';

import { PAGE_STREAM_LIMIT_MS } from '@portal/contract/page.ts';

import { outsideNames } from '../outside/outside-systems.ts';
import {
  ConfigurationError,
  environmentSchema,
  outsideSchemas,
  readEnvironment,
  settingNames,
} from './environment.ts';
import { isSecret } from './is-secret.ts';

const key = Buffer.alloc(32, 'a').toString('base64');
const least: Record<string, string> = {
  APP_ENV: 'dev',
  PUBLIC_URL: 'http://localhost:3000',
  OIDC_ISSUER: 'http://localhost:8000/identity',
  OIDC_CLIENT_ID: 'portal',
  OIDC_CLIENT_SECRET: 'hemmelig-verdi',
  OUTSIDE_SKADESAKER_TOKEN: 'hemmelig-verdi',
  CONSENT_LOG_KEY: key,
  TRACKING_KEY: key,
  ...Object.fromEntries(
    outsideNames.flatMap((name) => [
      [`OUTSIDE_${name}_URL`, `http://localhost:8000/${name.toLowerCase()}/`],
      [`OUTSIDE_${name}_TOKEN`, 'hemmelig-verdi'],
    ]),
  ),
};
const random = (start: number): string =>
  Buffer.from(Array.from({ length: 32 }, (_, index) => start + index)).toString('base64');
const production: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(least).map(([name, value]) => [
      name,
      value.replace('http://localhost', 'https://a.example'),
    ]),
  ),
  APP_ENV: 'prod',
  OUTSIDE_SKADESAKER_TOKEN: 'hemmelig-verdi'.repeat(3),
  CONSENT_LOG_KEY: random(0),
  TRACKING_KEY: random(100),
  DATABASE_URL: 'postgres://portal:hemmelig-verdi@db.example/portal?sslmode=verify-full',
  TRUST_PROXY: '10.0.0.0/8',
};

/** The one-line message that stops the start. */
function refuse(variables: Record<string, string | undefined>): string {
  try {
    readEnvironment(variables);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigurationError);
    const message = error instanceof Error ? error.message : '';
    expect(message).not.toContain('\n');
    expect(message).not.toContain('hemmelig-verdi');
    return message;
  }
  return 'accepted';
}

describe('the least that is needed', () => {
  test('is enough, and everything else has a safe default', () => {
    const environment = readEnvironment(least);
    expect(environment).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      SESSION_IDLE_SECONDS: 900,
      SESSION_MAX_SECONDS: 28_800,
      RENDER_DEADLINE_MS: 300,
      RENDER_PAUSE_MS: 50,
      PAGES_AT_ONCE: 48,
      WRITES_PER_MINUTE: 60,
      WRITES_PER_DAY: 600,
      DRAIN_DELAY_MS: 5000,
      trustProxy: [],
    });
    expect(environment.outside.NICE).toEqual({
      removesVersions: false,
      parts: [],
      url: 'http://localhost:8000/nice',
      token: 'hemmelig-verdi',
      timeoutMs: 2000,
    });
  });

  test.each(Object.keys(least))('%s cannot be left out, nor be empty', (name) => {
    expect(refuse({ ...least, [name]: undefined })).toBe(`${name} is missing`);
    expect(refuse({ ...least, [name]: '' })).toBe(`${name} is missing`);
  });
});

test('an empty variable is a missing one: the default counts', () => {
  const environment = readEnvironment({
    ...least,
    PORT: '',
    RENDER_DEADLINE_MS: '',
    OUTSIDE_NICE_TIMEOUT_MS: '',
  });
  expect(environment).toMatchObject({ PORT: 3000, RENDER_DEADLINE_MS: 300 });
  expect(environment.outside.NICE.timeoutMs).toBe(2000);
});

const wrong: [string, string][] = [
  ['APP_ENV', 'hemmelig-verdi'],
  ['PORT', 'hemmelig-verdi'],
  ['PORT', '70000'],
  ['PORT', '80.5'],
  ['PORT', ' '],
  ['DRAIN_DELAY_MS', ' '],
  ['OIDC_CLIENT_ID', 'portal\n'],
  ['OIDC_CLIENT_SECRET', 'hemmelig-verdi\n'],
  ['OUTSIDE_PARIS_TIMEOUT_MS', '100 '],
  ['PUBLIC_URL', 'localhost:3000'],
  ['PUBLIC_URL', 'http://localhost:3000/sti'],
  ['PUBLIC_URL', 'ftp://localhost'],
  ['DATABASE_URL', 'mysql://hemmelig-verdi@db'],
  ['DATABASE_URL', 'postgres://portal:hemmelig-verdi@db/portal?port=99999'],
  ['DATABASE_URL', 'postgres://portal:hemmelig-verdi@db/portal?port=abc'],
  // The driver would take this machine, or what PGHOST says.
  ['DATABASE_URL', 'postgres:///hemmelig-verdi'],
  ['DATABASE_URL', 'postgres:///portal?host=&password=hemmelig-verdi'],
  ['OIDC_ISSUER', 'javascript:alert(1)'],
  ['OIDC_ISSUER', 'https://a.example/?realm=hemmelig-verdi'],
  ['OIDC_ISSUER', 'https://a.example/hemmelig verdi'],
  ['OIDC_ISSUER', 'https:////hemmelig-verdi'],
  ['OUTSIDE_PARIS_URL', 'https://a.example\\hemmelig-verdi'],
  ['CONSENT_LOG_KEY', 'hemmelig-verdi'],
  ['CONSENT_LOG_KEY', Buffer.alloc(16).toString('base64')],
  ['CONSENT_LOG_OTHER_KEYS', `${key},hemmelig-verdi`],
  ['CONSENT_LOG_OTHER_KEYS', `${key},`],
  ['SESSION_IDLE_SECONDS', '0'],
  ['SESSION_IDLE_SECONDS', '-1'],
  ['SESSION_IDLE_SECONDS', '90000'],
  ['SESSION_MAX_SECONDS', 'evig'],
  // In ms: a session of a year.
  ['SESSION_MAX_SECONDS', '28800000'],
  ['RENDER_DEADLINE_MS', '-1'],
  ['RENDER_PAUSE_MS', '-1'],
  // The page is at its end by then; and a timer of more than 24 days is none.
  ['RENDER_DEADLINE_MS', '10001'],
  ['RENDER_PAUSE_MS', '3000000000'],
  ['LOG_LEVEL', 'alt'],
  ['TRUST_TRACEPARENT', 'ja'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector:4318/#hemmelig-verdi'],
  ['METRICS_PORT', '3000'],
  ['METRICS_PORT', '-1'],
  ['PAGES_AT_ONCE', '0'],
  ['DRAIN_DELAY_MS', '20000'],
  ['DATABASE_CONNECTIONS', '0'],
  ['TRUST_PROXY', 'hemmelig-verdi'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.1,'],
  // The start would end with a stack: what reads them takes no range of every address.
  ['TRUST_PROXY', '10.0.0.1, 0.0.0.0/0'],
  ['TRUST_PROXY', '::/0'],
  ['TRUST_PROXY', '10.0.0.0/00'],
  ['OUTSIDE_PARIS_URL', 'paris'],
  // Would be left out of every call.
  ['OUTSIDE_PARIS_URL', 'https://a.example/paris?key=hemmelig-verdi'],
  ['OUTSIDE_PARIS_URL', 'https://portal:hemmelig-verdi@a.example/paris'],
  // No header can hold them: every call would fail, as if the system could not be reached.
  ['OUTSIDE_PARIS_TOKEN', 'hemmelig-verdi\nhemmelig-verdi'],
  ['OUTSIDE_PARIS_TOKEN', 'hemmelig-verdi–'],
  ['OUTSIDE_SKADESAKER_TOKEN', 'hemmelig-verdi '],
  ['OUTSIDE_SKADESAKER_OTHER_TOKEN', 'hemmelig verdi'],
  ['OUTSIDE_PARIS_REMOVES_VERSIONS', 'ja'],
  ['OUTSIDE_PARIS_PARTS', 'betalinger,dokumenter'],
  ['OUTSIDE_PARIS_TIMEOUT_MS', '0'],
  ['OUTSIDE_PARIS_TIMEOUT_MS', '1.5'],
  // An outside call must not outlast the page's response stream.
  ['OUTSIDE_PARIS_TIMEOUT_MS', String(PAGE_STREAM_LIMIT_MS)],
  ['OIDC_CLIENT_KEY', 'hemmelig-verdi'],
  ['OIDC_CLIENT_SECRET_METHOD', 'hemmelig-verdi'],
  ['OIDC_SCOPE', 'profile'],
  ['OIDC_PROMPT', 'none'],
  // The provider's own session would log in by one click.
  ['OIDC_PROMPT', 'omitted'],
  ['OIDC_PROMPT', 'select_account'],
  ['OIDC_MAX_AGE_SECONDS', '-1'],
  ['OIDC_LOGOUT', 'hemmelig-verdi'],
  // The file has the secret before, or the next one, too.
  ['OIDC_CLIENT_SECRET', 'hemmelig-verdi\nhemmelig-verdi'],
  ['DATABASE_URL', 'postgres://portal:hemmelig-verdi@db/portal\npostgres://portal:hemmelig-verdi@db/portal'],
  ['OIDC_DISPLAY_NAME', '\u200B'],
  ['OIDC_DISPLAY_NAME', 'hemmelig-verdi\u202E'],
  // A shell takes the quotes away; a file of variables keeps them.
  ['OIDC_CLAIM_NAME', '"hemmelig-verdi"'],
  ['OIDC_DISPLAY_NAME', "'hemmelig-verdi'"],
  ['OIDC_DISPLAY_NAME', 'hemmelig-verdi-som-er-for-lang-til-en-knapp'],
  ['TRACKING_KEY', 'hemmelig-verdi'],
  ['ANALYTICS_URL', 'hemmelig-verdi'],
  ['ANALYTICS_URL', 'https://a.example/?key=hemmelig-verdi'],
  ['ANALYTICS_URL', 'https://a.example/?'],
  ['ANALYTICS_TOKEN', 'hemmelig-verdi\n'],
  ['ERROR_REPORT_DSN', 'hemmelig-verdi'],
  ['ERROR_REPORT_DSN', 'https://feil.example/1'],
  ['ERROR_REPORT_DSN', 'https://hemmelig-verdi@feil.example'],
  ['TRAFFIC_LEVEL', 'hemmelig-verdi'],
  ['FEEDBACK_DAYS', '0'],
  ['FEEDBACK_CONTACT_DAYS', '400'],
  ['WRITES_PER_MINUTE', 'mange'],
  ['WRITES_PER_DAY', '-1'],
];
/** Any text will do for these. tools/production-start.test.ts tries those that cannot be reached. */
const free = [
  'HOST',
  'DATA_DIR',
  'CONFIG_DIR',
  'KEPT_ASSETS_DIR',
  'FLAG_PROVIDER',
  // Only the provider can tell, and the start does not call it.
  'OIDC_CLIENT_ID',
  'OIDC_CLIENT_SECRET',
  'OIDC_ACR_VALUES',
  'OIDC_CLAIM_NATIONAL_ID',
  'OIDC_CLAIM_NAME',
  'OIDC_CLAIM_LOGIN_CONTEXT',
  'OIDC_CLAIM_BANK_REGISTRY',
];

describe('a wrong value stops the start with one line that names it, and does not repeat it', () => {
  // The two go together: one alone would be refused for the want of the other.
  const sporing = { ANALYTICS_URL: 'http://localhost:8000/sporing', ANALYTICS_TOKEN: 'hemmelig-verdi' };
  test.each(wrong)('%s=%s', (name, value) => {
    expect(refuse({ ...least, ...sporing, [name]: value })).toMatch(new RegExp(`^${name}\\b.{5,}`));
  });

  test('every setting is tried', () => {
    const tried = new Set([...wrong.map(([name]) => name), ...free]);
    const ofOutside = Object.keys(outsideSchemas).map((suffix) => `OUTSIDE_PARIS_${suffix}`);
    const all = [...settingNames, ...ofOutside];
    expect(all.filter((name) => !tried.has(name))).toEqual([]);
  });
});

test('an address may begin in capitals, and is the same; that of browsers also after it', () => {
  const capitals = {
    PUBLIC_URL: 'HTTPS://Bank.Example',
    OIDC_ISSUER: 'Https://id.example/Realm',
    ERROR_REPORT_DSN: 'HTTPS://Key@feil.example/1',
    OUTSIDE_NICE_URL: 'HTTPS://nice.example/Sti',
  };
  expect(readEnvironment({ ...production, ...capitals })).toMatchObject({
    PUBLIC_URL: 'https://bank.example',
    OIDC_ISSUER: 'https://id.example/Realm',
    ERROR_REPORT_DSN: 'https://Key@feil.example/1',
    outside: { NICE: { url: 'https://nice.example/Sti' } },
  });
});

test('a remark after a number is said to be none', () => {
  expect(refuse({ ...least, PORT: '3000 # hemmelig-verdi' })).toBe('PORT: must be a number');
});

test('a secret may have quotes at its ends, and a database a host in its query', () => {
  const given = { OIDC_CLIENT_SECRET: '"hemmelig"', DATABASE_URL: 'postgres:///portal?host=/run/postgresql' };
  expect(readEnvironment({ ...least, ...given })).toMatchObject(given);
});

describe('in production', () => {
  test('safe settings are accepted, also a database on this machine', () => {
    expect(refuse(production)).toBe('accepted');
    const local = { DATABASE_URL: 'postgres://portal:hemmelig-verdi@127.0.0.1:6432/portal' };
    expect(refuse({ ...production, ...local })).toBe('accepted');
  });

  test.each<[name: string, value: string | undefined, line: string]>([
    ['PUBLIC_URL', 'http://a.example', 'must be https'],
    ['OIDC_ISSUER', 'http://a.example', 'must be https'],
    ['OUTSIDE_NICE_URL', 'http://a.example', 'must be https'],
    ['ERROR_REPORT_DSN', 'http://key@a.example/1', 'must be https'],
    ['ERROR_REPORT_DSN', 'https://key@localhost/1', 'no simulators'],
    ['OIDC_ISSUER', 'https://localhost:8000/identity', 'no simulators'],
    ['OUTSIDE_PARIS_URL', 'https://127.0.0.1:8000/paris', 'no simulators'],
    ['OUTSIDE_PARIS_URL', 'https://simulators.localhost/paris', 'no simulators'],
    ['OUTSIDE_PARIS_URL', 'https://[::1]/paris', 'no simulators'],
    ['OUTSIDE_PARIS_URL', 'https://[::ffff:127.0.0.1]/paris', 'no simulators'],
    ['OUTSIDE_PARIS_URL', 'https://localhost./paris', 'no simulators'],
    ['OIDC_CLIENT_SECRET', 'simulated-secret', 'its own'],
    ['OUTSIDE_NSF_TOKEN', 'simulated-token', 'its own'],
    ['OUTSIDE_SKADESAKER_TOKEN', 'simulated-token', 'its own'],
    ['OUTSIDE_SKADESAKER_TOKEN', 'kort', '32 characters'],
    ['OUTSIDE_SKADESAKER_OTHER_TOKEN', 'simulated-token', 'its own'],
    ['OUTSIDE_SKADESAKER_OTHER_TOKEN', 'kort', '32 characters'],
    ['CONSENT_LOG_KEY', Buffer.alloc(32, 'simulated').toString('base64'), 'not random'],
    ['CONSENT_LOG_OTHER_KEYS', `${random(50)},${key}`, 'not random'],
    ['TRACKING_KEY', key, 'not random'],
    ['TRACKING_KEY', random(0), 'must differ'],
    ['DATABASE_URL', undefined, 'is missing'],
    ['DATABASE_URL', 'postgres://portal:hemmelig-verdi@db.example/portal', 'sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://portal@db.example/portal?sslmode=require', 'sslmode=verify-full'],
    [
      'DATABASE_URL',
      'postgres://a@db.example/p?sslmode=verify-full&sslmode=no-verify',
      'sslmode=verify-full',
    ],
    ['DATABASE_URL', 'postgres://a@db.example/p?sslmode=no-verify&sslmode=verify-full&ssl=0', 'accepted'],
    ['DATABASE_URL', 'postgres://a@localhost/p?host=db.example', 'sslmode=verify-full'],
    ['DATABASE_URL', 'postgres://a@db.example/p?host=/run/postgresql', 'accepted'],
    ['DATABASE_URL', 'postgres://a@[::1]/p', 'accepted'],
    [
      'DATABASE_URL',
      'postgres://a@db.example/p?uselibpqcompat=true&sslmode=require&sslmode=verify-ca',
      'cannot be read',
    ],
    ['DATABASE_URL', 'postgres://a@db.example/p?sslmode=verify-full&sslrootcert=/no/such', 'cannot be read'],
    ['NODE_TLS_REJECT_UNAUTHORIZED', '0', 'must not be set'],
    ['TRUST_PROXY', undefined, 'is missing'],
  ])('%s=%s: %s', (name, value, line) => {
    const message = refuse({ ...production, [name]: value });
    expect(message).toMatch(line === 'accepted' ? /^accepted$/ : new RegExp(`^${name} .*${line}`));
  });

  test('a company need not have a register of sharings, whose address and token go together', () => {
    const { OUTSIDE_DATADELING_URL, OUTSIDE_DATADELING_TOKEN, ...others } = production;
    expect(readEnvironment(others).outside.DATADELING).toBeUndefined();
    expect(readEnvironment(production).outside.DATADELING).toBeDefined();
    expect(refuse({ ...others, OUTSIDE_DATADELING_URL })).toBe('OUTSIDE_DATADELING_TOKEN is missing');
    expect(refuse({ ...others, OUTSIDE_DATADELING_TOKEN })).toBe('OUTSIDE_DATADELING_URL is missing');
  });

  const isAddress = (schema: z.ZodType): boolean =>
    schema.safeParse('https://a.example').success && !schema.safeParse('a').success;
  const addresses = [
    ...Object.keys(environmentSchema.shape).filter((name) =>
      isAddress(environmentSchema.shape[name as keyof typeof environmentSchema.shape]),
    ),
    ...outsideNames.map((name) => `OUTSIDE_${name}_URL`),
    // Usually beside the process, and what it gets is not personal.
  ].filter((name) => name !== 'OTEL_EXPORTER_OTLP_ENDPOINT');

  test.each(addresses)('%s must be https, and elsewhere', (name) => {
    const more = name === 'ANALYTICS_URL' ? { ANALYTICS_TOKEN: 'hemmelig-verdi' } : {};
    const refused = (value: string) => refuse({ ...production, ...more, [name]: value });
    expect(refused('http://a.example')).toMatch(new RegExp(`^${name} must be https`));
    expect(refused('https://localhost:8000')).toMatch(new RegExp(`^${name} .*no simulators`));
  });

  const secrets = Object.keys(production).filter(isSecret);

  test.each(secrets)('%s is refused as the simulators or somebody’s head made it', (name) => {
    const known = name.endsWith('_KEY') ? key : 'simulated-'.repeat(4);
    expect(refuse({ ...production, [name]: known })).toMatch(new RegExp(`^${name}\\b`));
  });

  test.each(Object.keys(production))('%s cannot be left out', (name) => {
    expect(refuse({ ...production, [name]: undefined })).toBe(`${name} is missing`);
  });
});

test('previous keys and tokens are accepted too', () => {
  const before = { CONSENT_LOG_OTHER_KEYS: `${random(50)}, ${random(150)}` };
  expect(readEnvironment({ ...production, ...before }).CONSENT_LOG_OTHER_KEYS).toEqual([
    random(50),
    random(150),
  ]);
  const twice = { CONSENT_LOG_OTHER_KEYS: [random(50), production.CONSENT_LOG_KEY, random(50)].join() };
  expect(readEnvironment({ ...production, ...twice }).CONSENT_LOG_OTHER_KEYS).toEqual([random(50)]);
  expect(readEnvironment(least).CONSENT_LOG_OTHER_KEYS).toEqual([]);
  expect(refuse({ ...production, CONSENT_LOG_OTHER_KEYS: random(100) })).toContain(
    'TRACKING_KEY must differ',
  );
});

describe('client authentication at the identity provider', () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const whole = { ...privateKey.export({ format: 'jwk' }), kid: 'hemmelig-verdi', alg: 'PS256' };
  const withKey = (given: unknown) => ({
    ...least,
    OIDC_CLIENT_SECRET: undefined,
    OIDC_CLIENT_KEY: typeof given === 'string' ? given : JSON.stringify(given),
  });

  test('may use a key in place of the secret', () => {
    expect(refuse(withKey(whole))).toBe('accepted');
    expect(refuse({ ...withKey(whole), OIDC_CLIENT_SECRET: 'hemmelig-verdi' })).toMatch(
      /^OIDC_CLIENT_KEY and/,
    );
  });

  test.each([
    ['no JSON', 'hemmelig-verdi'],
    [
      'a public key',
      { ...whole, d: undefined, p: undefined, q: undefined, dp: undefined, dq: undefined, qi: undefined },
    ],
    ['no kid', { ...whole, kid: undefined }],
    ['another algorithm', { ...whole, alg: 'HS256' }],
    ['an algorithm that does not fit', { ...whole, alg: 'ES256' }],
    [
      'a short key',
      {
        ...generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({ format: 'jwk' }),
        kid: 'a',
        alg: 'PS256',
      },
    ],
  ])('and is refused with %s', (_, given) => {
    expect(refuse(withKey(given))).toMatch(/^OIDC_CLIENT_KEY: must be a private JWK/);
  });
});

test('proxies are trusted by name only', () => {
  expect(readEnvironment({ ...least, TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }).trustProxy).toEqual([
    '10.0.0.0/8',
    '127.0.0.1',
  ]);
});
