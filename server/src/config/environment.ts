import { isIP } from 'node:net';
import path from 'node:path';

import { z } from 'zod';

import { USUAL_IDENTITY_PROVIDER } from '@portal/contract/identity-provider.ts';
import { PAGE_STREAM_LIMIT_MS } from '@portal/contract/page.ts';
import { trafficLevels } from '@portal/contract/sporing.ts';

import {
  type ByOutsideName,
  isOptional,
  mapOutsideSystems,
  type OutsideName,
} from '../outside/outside-systems.ts';
import { clientKeySchema } from './client-key.ts';
import { findUnreadable } from './find-unreadable.ts';
import { isSecret } from './is-secret.ts';
import { findUnsafeSetting } from './production.ts';

/** What a source system may have besides agreements and offers: docs/outside/source-system.openapi.yaml. */
export const outsideParts = ['betalinger', 'pris'] as const;
export type OutsidePart = (typeof outsideParts)[number];

/** Of one outside system: OUTSIDE_<NAME>_URL, _TOKEN, _TIMEOUT_MS, _REMOVES_VERSIONS, _PARTS. */
export interface OutsideSettings {
  url: string;
  token: string;
  timeoutMs: number;
  /** The source system can remove one version of an offer; others remove all versions with the number. */
  removesVersions?: boolean;
  /** What it is asked for besides agreements and offers; nothing when left out. */
  parts?: readonly OutsidePart[];
}

const number = z.coerce.number('must be a number');
const port = number.int().min(0).max(65_535);
const DAY_SECONDS = 86_400;
/** Of a session. More than a day is a figure in ms. */
const seconds = number.int().positive().max(DAY_SECONDS);
const milliseconds = number.int().positive();
/** Within a page, in ms. */
const wait = number.int().min(0).max(PAGE_STREAM_LIMIT_MS);
const NO_ADDRESS = 'must be an http(s) address';
/** A parser also takes white space, backslashes and too many slashes, and reads them its own way. */
const httpUrl = z
  .url({ protocol: /^https?$/, error: NO_ADDRESS })
  // The same address in capitals. The provider's must be that of its tokens, byte for byte.
  .overwrite((value) => value.replace(/^https?:/i, (scheme) => scheme.toLowerCase()))
  .regex(/^https?:\/\/[^/\s\\][^\s\\]*$/i, NO_ADDRESS);
/** Paths are put at its end, so what else an address can have would be lost. */
const baseUrl = httpUrl.refine((value) => {
  const url = URL.parse(value);
  return url !== null && url.username + url.password === '' && !/[?#]/.test(value);
}, 'must be an address without user, query and fragment');
const origin = httpUrl
  .toLowerCase()
  .refine((value) => URL.parse(value)?.origin === value, 'must be an origin without path');
const key = z
  .base64()
  .refine((value) => Buffer.from(value, 'base64').length === 32, 'must be 32 bytes as base64');
/** What an `Authorization` header can hold. */
const bearerToken = z.string().regex(/^[\u0021-\u007E]+$/, 'must be printable ASCII without spaces');
const list = z.string().transform((text) => text.split(',').map((part) => part.trim()));
/** The comment of a setting is its meaning in docs/settings.md, which `npm run settings` makes. */
export const environmentSchema = z.object({
  /** Which of a distributor's hosts are its own; `prod` refuses what is unsafe. */
  APP_ENV: z.enum(['prod', 'qa', 'test', 'dev']),
  /** Address to listen on: this machine alone by default, 0.0.0.0 in a container. */
  HOST: z.string().min(1).default('127.0.0.1'),
  /** Plain HTTP; TLS ends at the proxy. */
  PORT: port.default(3000),
  /** Port for Prometheus, on the same HOST; without it no metrics are collected. */
  METRICS_PORT: port.optional(),
  /** Scheme and port that browsers use; the host depends on the distributor. */
  PUBLIC_URL: origin,
  /**
   * An address that follows the primary, with `sslmode=verify-full`. Needed in production; elsewhere the packaged
   * database runs without it.
   */
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres address' })
    // With a wrong one the driver would neither connect nor fail.
    .refine(
      (value) =>
        URL.parse(value)
          ?.searchParams.getAll('port')
          .every((each) => port.safeParse(each).success),
      'must have a port from 0 to 65535',
    )
    // With none the driver takes this machine.
    .refine((value) => {
      const url = URL.parse(value);
      return Boolean(url?.hostname || url?.searchParams.get('host'));
    }, 'must name the host')
    .optional(),
  /** Size of each process's connection pool. */
  DATABASE_CONNECTIONS: number.int().min(1).max(100).default(10),
  /** Folder of the packaged database. */
  DATA_DIR: z.string().min(1).default('.data'),
  /** Folder of the operator's content: distributors, texts, feature flags. Read again when it changes. */
  CONFIG_DIR: z
    .string()
    .min(1)
    .default(path.resolve(import.meta.dirname, '../../config')),
  /**
   * A JavaScript module whose default export makes an OpenFeature provider, which decides the feature flags; without
   * it, the files in CONFIG_DIR do.
   */
  FLAG_PROVIDER: z.string().min(1).optional(),
  /** Of the identity provider; its discovery document is below it. */
  OIDC_ISSUER: baseUrl,
  /** As the provider knows the portal. */
  OIDC_CLIENT_ID: z.string().min(1),
  /** One of the two is needed: a secret, or a private key (JWK) whose public half the provider has. */
  OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  /** How the secret is shown to the provider: in a header or in the form. A key is always `private_key_jwt`. */
  OIDC_CLIENT_SECRET_METHOD: z
    .enum(['client_secret_basic', 'client_secret_post'])
    .default('client_secret_basic'),
  /** The other way: JWK in one line, with `kid` and `alg`. */
  OIDC_CLIENT_KEY: clientKeySchema.optional(),
  /** What is asked for, separated by spaces; `openid` is part of it. */
  OIDC_SCOPE: z
    .string()
    .refine((text) => text.split(' ').includes('openid'), 'must have openid in it')
    .default('openid profile'),
  /**
   * How the provider makes the customer identify anew: `login`, or what it knows instead. `omitted` sends nothing,
   * for a provider that refuses all; then OIDC_MAX_AGE_SECONDS must be set.
   */
  OIDC_PROMPT: z
    .string()
    .regex(
      /^(?:omitted|(?:login|consent|select_account)(?: (?:login|consent|select_account))*)$/,
      'must be login, consent, select_account or omitted',
    )
    .default('login'),
  /** The identification may be so old at most (max_age); the token must say when it was (auth_time), and is held to it. */
  OIDC_MAX_AGE_SECONDS: number.int().min(0).optional(),
  /**
   * `provider`: a logout also leads through the provider's end_session_endpoint, where it announces one and the
   * distributor wants it; `portal`: never, for a provider whose logout leads nowhere.
   */
  OIDC_LOGOUT: z.enum(['provider', 'portal']).default('provider'),
  /** What customers call the provider: 'Logg inn med …'. */
  OIDC_DISPLAY_NAME: z
    .string()
    .min(1)
    .max(40)
    .refine((name) => findUnreadable(name) === undefined, 'must be a name that customers can read')
    .default(USUAL_IDENTITY_PROVIDER),
  /** Accepted levels of assurance (acr), as the provider names them, separated by spaces. A login must have one of them. */
  OIDC_ACR_VALUES: z.string().min(1).optional(),
  /** Claim with the national id. */
  OIDC_CLAIM_NATIONAL_ID: z.string().min(1).default('pid'),
  /** Claim with the name to greet the customer by. */
  OIDC_CLAIM_NAME: z.string().min(1).default('name'),
  /** Claim with where the customer came from: web bank, mobile bank or neither. */
  OIDC_CLAIM_LOGIN_CONTEXT: z.string().min(1).default('login_context'),
  /** Claim with that bank's registry number. */
  OIDC_CLAIM_BANK_REGISTRY: z.string().min(1).default('login_bank_registry'),
  /** The bearer token with which the claims system redeems a jump token. */
  OUTSIDE_SKADESAKER_TOKEN: bearerToken,
  /** Also accepted during a rotation of the token: the previous one, or the next. */
  OUTSIDE_SKADESAKER_OTHER_TOKEN: bearerToken.optional(),
  /** 32 random bytes, base64. Pseudonymizes the person in our log of consents, and encrypts what is not delivered yet. */
  CONSENT_LOG_KEY: key,
  /**
   * Further keys for reading the log, separated by commas: all previous ones and, during a rotation, the next. The log
   * is kept for ever and never rewritten, so a key that was ever used stays here (docs/operations.md).
   */
  CONSENT_LOG_OTHER_KEYS: list.pipe(z.array(key)).default([]),
  /** 32 random bytes, base64. Finds a customer's tracking id; without it nobody can tell whose an id is. */
  TRACKING_KEY: key,
  /** Where sporing events are sent for customers who consented to statistics; nothing is sent unless both are set. */
  ANALYTICS_URL: baseUrl.optional(),
  /** Of the portal there; goes together with the address. */
  ANALYTICS_TOKEN: bearerToken.optional(),
  /** Where error reports of the same customers are sent (a Sentry DSN: an address with a public key before the host). */
  ERROR_REPORT_DSN: httpUrl
    .refine((value) => /^https?:\/\/[^@/]+@[^/]+\/./.test(value), 'must have a key and a project')
    .optional(),
  /** Sent with each event: whether it counts as customers' traffic. */
  TRAFFIC_LEVEL: z.enum(trafficLevels).default('NORMAL'),
  /** A session ends after so long without a request. */
  SESSION_IDLE_SECONDS: seconds.default(900),
  /** A session ends after so long in any case. */
  SESSION_MAX_SECONDS: seconds.default(28_800),
  /** How long ratings, comments and surveys are kept: enough to compare with the year before. */
  FEEDBACK_DAYS: number.int().positive().max(3650).default(730),
  /** How long e-mail and phone of those who may be contacted are kept. */
  FEEDBACK_CONTACT_DAYS: number.int().positive().max(365).default(90),
  /** How long a page waits for outside systems before it is sent with skeletons in their place. */
  RENDER_DEADLINE_MS: wait.default(300),
  /** How long it waits for the next system when most have answered. It is then sent with the agreements that have come. */
  RENDER_PAUSE_MS: wait.default(50),
  /**
   * Pages under way at once, and five times as many reads; above that, load shedding answers 503 (docs/operations.md,
   * Overload).
   */
  PAGES_AT_ONCE: number.int().positive().default(48),
  /**
   * Rate limit on writes of one customer, across processes. Those that end logins, and ‘Dette var ikke meg’, count
   * apart, for each session.
   */
  WRITES_PER_MINUTE: number.int().positive().default(60),
  /** The same for a day. */
  WRITES_PER_DAY: number.int().positive().default(600),
  /** How long everything is still served after SIGTERM, so that the load balancer has time to see that `ready` fails. */
  DRAIN_DELAY_MS: number.int().min(0).max(15_000).default(5000),
  /** Folder shared by all processes. Each version copies its assets there, for pages that another version sent. */
  KEPT_ASSETS_DIR: z.string().min(1).optional(),
  /** Proxy addresses or ranges, with commas between, whose forwarded headers are trusted. Needed in production. */
  TRUST_PROXY: list
    .refine((addresses) => addresses.every(isProxy), 'must be addresses or ranges, with commas between')
    .refine(
      (addresses) => !addresses.some((address) => /\/0+$/.test(address)),
      'must not trust every address',
    )
    .default([]),
  /**
   * Whether a proxy of TRUST_PROXY sets `traceparent` itself or takes away what browsers send; then the trace goes on
   * with it. Otherwise every request begins a trace of its own.
   */
  TRUST_TRACEPARENT: z.enum(['true', 'false']).default('false'),
  /**
   * Of an OpenTelemetry collector, without `/v1/traces`: spans are sent there. Plain http is allowed, since a
   * collector is usually beside the process and spans hold nothing personal.
   */
  OTEL_EXPORTER_OTLP_ENDPOINT: baseUrl.optional(),
  /** The least that is logged. The line `ready` always is. */
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

/** All settings by name, except those of each outside system. */
export const settingNames = Object.keys(environmentSchema.shape);

export type Environment = Omit<z.infer<typeof environmentSchema>, 'TRUST_PROXY'> & {
  trustProxy: string[];
  outside: ByOutsideName<OutsideSettings>;
};

/** Stops the start. The message is one line that names the setting. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}

const DEFAULT_TIMEOUT_MS = 2000;

/** Of each outside system, by what follows its name: OUTSIDE_<NAME>_URL and so on. */
export const outsideSchemas = {
  /** Its address. */
  URL: baseUrl,
  /** The bearer token that the portal shows there. */
  TOKEN: bearerToken,
  /** How long a call may take. */
  TIMEOUT_MS: milliseconds.max(PAGE_STREAM_LIMIT_MS - 1).default(DEFAULT_TIMEOUT_MS),
  /** Whether a source system can remove one version of an offer; others remove all versions with the number. */
  REMOVES_VERSIONS: z.enum(['true', 'false']).default('false'),
  /** Which optional parts of the contract a source system has, with commas between: `betalinger`, `pris`. */
  PARTS: list
    .pipe(z.array(z.enum(outsideParts, { error: `must be of ${outsideParts.join(', ')}` })))
    .default([]),
};

/**
 * Reads all environment variables once. An empty one counts as missing.
 * @throws {ConfigurationError} for the first missing or invalid variable.
 */
export function readEnvironment(given: NodeJS.ProcessEnv): Environment {
  const variables = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  refuseStrayCharacters(variables);
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
  if (!asksAnew(rest))
    throw new ConfigurationError(
      'OIDC_PROMPT without login needs OIDC_MAX_AGE_SECONDS: on a shared computer, nobody may be logged in as the one before',
    );
  if (rest.SESSION_IDLE_SECONDS > rest.SESSION_MAX_SECONDS) {
    throw new ConfigurationError('SESSION_IDLE_SECONDS is longer than SESSION_MAX_SECONDS');
  }
  if ((rest.ANALYTICS_URL === undefined) !== (rest.ANALYTICS_TOKEN === undefined)) {
    throw new ConfigurationError('ANALYTICS_URL and ANALYTICS_TOKEN go together');
  }
  if (rest.METRICS_PORT === rest.PORT && rest.PORT !== 0)
    throw new ConfigurationError('METRICS_PORT must differ from PORT');
  const environment = {
    ...rest,
    // What is found under each key would else be told twice.
    CONSENT_LOG_OTHER_KEYS: [...new Set(rest.CONSENT_LOG_OTHER_KEYS)].filter(
      (other) => other !== rest.CONSENT_LOG_KEY,
    ),
    trustProxy: TRUST_PROXY,
    outside: readOutside(variables),
  };
  const unsafe = rest.APP_ENV === 'prod' ? findUnsafeSetting(environment, variables) : undefined;
  if (unsafe !== undefined) throw new ConfigurationError(unsafe);
  return environment;
}

/**
 * As a number it would be 0, and as a secret another one. In a JWK, which is JSON, space means nothing. A shell takes
 * quotes away, but the file of `docker run --env-file` does not; of others' secrets they may be a part.
 * @throws {ConfigurationError} for the first that begins or ends with white space, has several lines or stands in quotes
 */
export function refuseStrayCharacters(variables: NodeJS.ProcessEnv): void {
  for (const [name, value = ''] of Object.entries(variables).filter(([each]) => isOurs(each))) {
    if (name !== 'OIDC_CLIENT_KEY' && value !== value.trim())
      throw new ConfigurationError(`${name}: begins or ends with a space or a line break`);
    if (name !== 'OIDC_CLIENT_KEY' && /\p{Cc}/u.test(value))
      throw new ConfigurationError(`${name}: must be one line, without control characters`);
    if (!isSecret(name) && /^(["']).*\1$/s.test(value))
      throw new ConfigurationError(`${name}: stands in quotes: leave them out`);
  }
}

function isOurs(name: string): boolean {
  return name in environmentSchema.shape || name.startsWith('OUTSIDE_');
}

/** Otherwise the provider's own session, perhaps of another customer, would log in by one click. */
function asksAnew({
  OIDC_PROMPT,
  OIDC_MAX_AGE_SECONDS,
}: Pick<z.infer<typeof environmentSchema>, 'OIDC_PROMPT' | 'OIDC_MAX_AGE_SECONDS'>): boolean {
  return OIDC_MAX_AGE_SECONDS !== undefined || OIDC_PROMPT.split(' ').includes('login');
}

/** In the syntax of the proxy-addr package: an address, a range, or one of its names. */
function isProxy(address: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(address)) return true;
  const [base = '', bits, ...more] = address.split('/');
  const version = isIP(base);
  if (version === 0 || more.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

function readOutside(variables: NodeJS.ProcessEnv): ByOutsideName<OutsideSettings> {
  const read = mapOutsideSystems((name) => {
    const isLeftOut =
      isOptional(name) &&
      ['URL', 'TOKEN'].every((part) => variables[`OUTSIDE_${name}_${part}`] === undefined);
    return isLeftOut ? undefined : readOutsideSystem(name, variables);
  });
  // Only those that may be left out are undefined.
  return read as ByOutsideName<OutsideSettings>;
}

function readOutsideSystem(name: OutsideName, variables: NodeJS.ProcessEnv): OutsideSettings {
  const read = <Name extends keyof typeof outsideSchemas>(suffix: Name) => {
    const variable = `OUTSIDE_${name}_${suffix}`;
    const value = variables[variable];
    const result = outsideSchemas[suffix].safeParse(value);
    if (result.success) return result.data as z.infer<(typeof outsideSchemas)[Name]>;
    throw new ConfigurationError(
      value === undefined ? `${variable} is missing` : `${variable}: ${result.error.issues[0]?.message}`,
    );
  };
  const url = read('URL');
  const timeoutMs = read('TIMEOUT_MS');
  const token = read('TOKEN');
  const removesVersions = read('REMOVES_VERSIONS') === 'true';
  return { url: url.replace(/\/$/, ''), token, timeoutMs, removesVersions, parts: read('PARTS') };
}
