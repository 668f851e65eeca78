import { isIP } from 'node:net';
import path from 'node:path';

import { z } from 'zod';

import { trafficLevels } from '@portal/contract/sporing.ts';
import { systemSources } from '@portal/contract/system-sources.ts';

import { clientKeySchema } from './client-key.ts';
import { findUnsafeSetting } from './production.ts';

/** Outside systems with an address in configuration: OUTSIDE_<NAME>_URL, _TOKEN, _TIMEOUT_MS, _REMOVES_VERSIONS. */
export const outsideNames = [
  ...systemSources,
  'OPPGAVER',
  'KUNDEREGISTER',
  'LIVREGISTER',
  'SAMTYKKEREGISTER',
  'ANBEFALINGER',
  'SPAREBANK',
  'VARSLING',
] as const;
export type OutsideName = (typeof outsideNames)[number];

export interface OutsideSettings {
  url: string;
  token: string;
  timeoutMs: number;
  /** A source system that removes one version of an offer when it is named; others remove all that have the number. */
  removesVersions?: boolean;
}

const port = z.coerce.number().int().min(0).max(65_535);
const seconds = z.coerce.number().int().positive();
const milliseconds = z.coerce.number().int().positive();
const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
const origin = httpUrl.refine(
  (value) => URL.parse(value)?.origin === value,
  'must be an origin without path',
);
const key = z
  .base64()
  .refine((value) => Buffer.from(value, 'base64').length === 32, 'must be 32 bytes as base64');
const list = z.string().transform((text) => text.split(',').map((part) => part.trim()));
const environmentSchema = z.object({
  APP_ENV: z.enum(['prod', 'qa', 'test', 'dev']),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(3000),
  /** Where Prometheus reads figures, on the same HOST; without it none are kept. */
  METRICS_PORT: port.optional(),
  /** Scheme and port that browsers use; the host is each distributor's own. */
  PUBLIC_URL: origin,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres address' }).optional(),
  /** Connections of this process at most. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(1).max(100).default(10),
  DATA_DIR: z.string().min(1).default('.data'),
  CONFIG_DIR: z
    .string()
    .min(1)
    .default(path.resolve(import.meta.dirname, '../../config')),
  OIDC_ISSUER: httpUrl,
  OIDC_CLIENT_ID: z.string().min(1),
  /** One of the two: a secret, or a private key as JWK, of which the provider has the public half. */
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  OIDC_CLIENT_KEY: clientKeySchema.optional(),
  /** Levels of assurance of which a login must have one, as the provider names them, with spaces between. */
  OIDC_ACR_VALUES: z.string().min(1).optional(),
  OIDC_CLAIM_NATIONAL_ID: z.string().min(1).default('pid'),
  OIDC_CLAIM_LOGIN_CONTEXT: z.string().min(1).default('login_context'),
  OIDC_CLAIM_BANK_REGISTRY: z.string().min(1).default('login_bank_registry'),
  /** What the claims system proves itself with when it redeems a jump token. */
  OUTSIDE_SKADESAKER_TOKEN: z.string().min(1),
  /** Accepted besides while the token is changed: the one before, or the one to come. */
  OUTSIDE_SKADESAKER_OTHER_TOKEN: z.string().min(1).optional(),
  /** 32 random bytes, base64. Names the person of a consent in our log, and seals what is still to be delivered. */
  CONSENT_LOG_KEY: key,
  /**
   * Keys that the log is read with besides, with commas between: those before, and while the key is changed the one to
   * come. The log is kept for good and never rewritten, so a key that has named anybody stays here (docs/operations.md).
   */
  CONSENT_LOG_OTHER_KEYS: list.pipe(z.array(key)).default([]),
  /** 32 random bytes, base64. Finds a customer's tracking id; without it nobody can say whose an id is. */
  TRACKING_KEY: key,
  /** Where events of customers who agreed to statistics go; without both nothing is measured. */
  ANALYTICS_URL: httpUrl.optional(),
  ANALYTICS_TOKEN: z.string().min(1).optional(),
  /** Where error reports of the same customers go: an address with a public key before the host. */
  ERROR_REPORT_DSN: httpUrl.optional(),
  TRAFFIC_LEVEL: z.enum(trafficLevels).default('NORMAL'),
  SESSION_IDLE_SECONDS: seconds.default(900),
  SESSION_MAX_SECONDS: seconds.default(28_800),
  /** How long ratings, comments and surveys are kept: this year can be held against the last. */
  FEEDBACK_DAYS: z.coerce.number().int().positive().max(3650).default(730),
  /** How long e-mail and phone of those who want to be asked more are kept. */
  FEEDBACK_CONTACT_DAYS: z.coerce.number().int().positive().max(365).default(90),
  /** How long the page waits for outside systems before it sends skeletons in their place. */
  RENDER_DEADLINE_MS: z.coerce.number().int().min(0).default(300),
  /** Pages and reads that may be under way at once; beyond it they are told to come back (docs/operations.md, Overload). */
  PAGES_AT_ONCE: z.coerce.number().int().positive().default(24),
  /** Writes of one customer, across processes; beyond it they are told to wait. */
  WRITES_PER_MINUTE: z.coerce.number().int().positive().default(60),
  WRITES_PER_DAY: z.coerce.number().int().positive().default(600),
  /** How long everything is still served after SIGTERM, so that the load balancer has seen that `ready` says no. */
  DRAIN_DELAY_MS: z.coerce.number().int().min(0).max(15_000).default(5000),
  /** A folder shared by all processes, where each version leaves its assets for pages that another version sent. */
  KEPT_ASSETS_DIR: z.string().min(1).optional(),
  /** Addresses or ranges of proxies whose forwarded headers count; none by default. */
  TRUST_PROXY: list
    .refine((addresses) => addresses.every(isProxy), 'must be addresses or ranges, with commas between')
    .default([]),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** Each setting by its name, but for those that every outside system has. */
export const settingNames = Object.keys(environmentSchema.shape);

export type Environment = Omit<z.infer<typeof environmentSchema>, 'TRUST_PROXY'> & {
  trustProxy: string[];
  outside: Record<OutsideName, OutsideSettings>;
};

/** Stops the start. The message is one line that names the variable. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

/** The page's answer stream outlasts every outside call. */
export const PAGE_STREAM_LIMIT_MS = 10_000;
const DEFAULT_TIMEOUT_MS = 2000;

/**
 * Reads the whole environment once. An empty variable is a missing one.
 * @throws {ConfigurationError} for the first missing or wrong variable.
 */
export function readEnvironment(given: NodeJS.ProcessEnv): Environment {
  const variables = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(variables);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const name = String(issue?.path[0]);
    throw new ConfigurationError(
      variables[name] === undefined ? `${name} is missing` : `${name}: ${issue?.message}`,
    );
  }
  const { TRUST_PROXY, ...rest } = parsed.data;
  if (rest.OIDC_CLIENT_SECRET === undefined && rest.OIDC_CLIENT_KEY === undefined)
    throw new ConfigurationError('OIDC_CLIENT_SECRET is missing');
  if (rest.OIDC_CLIENT_SECRET !== undefined && rest.OIDC_CLIENT_KEY !== undefined)
    throw new ConfigurationError('OIDC_CLIENT_KEY and OIDC_CLIENT_SECRET are two ways: leave one out');
  if (rest.SESSION_IDLE_SECONDS > rest.SESSION_MAX_SECONDS) {
    throw new ConfigurationError('SESSION_IDLE_SECONDS is longer than SESSION_MAX_SECONDS');
  }
  if ((rest.ANALYTICS_URL === undefined) !== (rest.ANALYTICS_TOKEN === undefined)) {
    throw new ConfigurationError('ANALYTICS_URL and ANALYTICS_TOKEN go together');
  }
  if (rest.METRICS_PORT === rest.PORT && rest.PORT !== 0)
    throw new ConfigurationError('METRICS_PORT must differ from PORT');
  const environment = { ...rest, trustProxy: TRUST_PROXY, outside: readOutside(variables) };
  const unsafe = rest.APP_ENV === 'prod' ? findUnsafeSetting(environment) : undefined;
  if (unsafe !== undefined) throw new ConfigurationError(unsafe);
  return environment;
}

/** As the proxy-addr package understands them: an address, a range, or one of its names. */
function isProxy(address: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(address)) return true;
  const [base = '', bits, ...more] = address.split('/');
  const version = isIP(base);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function readOutside(variables: NodeJS.ProcessEnv): Record<OutsideName, OutsideSettings> {
  const entries = outsideNames.map((name) => {
    const read = <Value>(suffix: string, schema: z.ZodType<Value>): Value => {
      const variable = `OUTSIDE_${name}_${suffix}`;
      const value = variables[variable];
      const result = schema.safeParse(value);
      if (result.success) return result.data;
      throw new ConfigurationError(
        value === undefined ? `${variable} is missing` : `${variable}: ${result.error.issues[0]?.message}`,
      );
    };
    const url = read('URL', httpUrl);
    const timeoutMs = read(
      'TIMEOUT_MS',
      milliseconds.max(PAGE_STREAM_LIMIT_MS - 1).default(DEFAULT_TIMEOUT_MS),
    );
    const token = read('TOKEN', z.string().min(1));
    const removesVersions = read('REMOVES_VERSIONS', z.enum(['true', 'false']).default('false')) === 'true';
    return [name, { url: url.replace(/\/$/, ''), token, timeoutMs, removesVersions }] as const;
  });
  return Object.fromEntries(entries) as Record<OutsideName, OutsideSettings>;
}
