import type { Environment } from './environment.ts';
import { isOnThisMachine } from './own-machine.ts';

/** Distinct bytes that 32 random ones have for certain; a key typed by hand or filled with a word has fewer. */
const LEAST_DISTINCT_BYTES = 16;
const LEAST_TOKEN_LENGTH = 32;

/**
 * What makes these settings unsafe in production, in one line that names the variable and never repeats its value:
 * anything of the simulators, a secret that others know, or a way on which others can listen. Undefined: nothing.
 */
export function findUnsafeSetting(environment: Environment): string | undefined {
  return (
    findUnsafeAddress(environment) ??
    findUnsafeSecret(environment) ??
    findUnsafeDatabase(environment.DATABASE_URL) ??
    findUnsafeProxy(environment.trustProxy)
  );
}

function findUnsafeAddress(environment: Environment): string | undefined {
  const { PUBLIC_URL, OIDC_ISSUER, ANALYTICS_URL, ERROR_REPORT_DSN, outside } = environment;
  const addresses: Record<string, string | undefined> = {
    PUBLIC_URL,
    OIDC_ISSUER,
    ANALYTICS_URL,
    ERROR_REPORT_DSN,
    ...Object.fromEntries(Object.entries(outside).map(([name, { url }]) => [`OUTSIDE_${name}_URL`, url])),
  };
  for (const [name, address] of Object.entries(addresses)) {
    if (address === undefined) continue;
    if (!address.startsWith('https:')) return `${name} must be https in production`;
    if (isOnThisMachine(address)) return `${name} is on this machine: production has no simulators`;
  }
  return undefined;
}

function findUnsafeSecret(environment: Environment): string | undefined {
  const { OIDC_CLIENT_SECRET, CONSENT_LOG_KEY, CONSENT_LOG_OTHER_KEYS, TRACKING_KEY, outside } = environment;
  const wayIn = {
    OUTSIDE_SKADESAKER_TOKEN: environment.OUTSIDE_SKADESAKER_TOKEN,
    ...(environment.OUTSIDE_SKADESAKER_OTHER_TOKEN !== undefined && {
      OUTSIDE_SKADESAKER_OTHER_TOKEN: environment.OUTSIDE_SKADESAKER_OTHER_TOKEN,
    }),
  };
  const secrets = {
    ...(OIDC_CLIENT_SECRET !== undefined && { OIDC_CLIENT_SECRET }),
    ...wayIn,
    ...Object.fromEntries(
      Object.entries(outside).map(([name, { token }]) => [`OUTSIDE_${name}_TOKEN`, token]),
    ),
  };
  for (const [name, secret] of Object.entries(secrets)) {
    if (secret.includes('simulated'))
      return `${name} is known to everybody who has the simulators: production needs its own`;
  }
  for (const [name, token] of Object.entries(wayIn)) {
    if (token.length < LEAST_TOKEN_LENGTH)
      return `${name} must have ${LEAST_TOKEN_LENGTH} characters or more in production`;
  }
  const keys = { CONSENT_LOG_KEY: [CONSENT_LOG_KEY], CONSENT_LOG_OTHER_KEYS, TRACKING_KEY: [TRACKING_KEY] };
  for (const [name, values] of Object.entries(keys)) {
    if (values.some((key) => new Set(Buffer.from(key, 'base64')).size < LEAST_DISTINCT_BYTES))
      return `${name} is not random: make one with openssl rand -base64 32`;
  }
  if (CONSENT_LOG_KEY === TRACKING_KEY) return 'TRACKING_KEY must differ from CONSENT_LOG_KEY';
  if (CONSENT_LOG_OTHER_KEYS.includes(TRACKING_KEY))
    return 'TRACKING_KEY must differ from CONSENT_LOG_OTHER_KEYS';
  return undefined;
}

function findUnsafeDatabase(address: string | undefined): string | undefined {
  if (address === undefined) return 'DATABASE_URL is missing';
  const isChecked = URL.parse(address)?.searchParams.get('sslmode') === 'verify-full';
  if (isChecked || isOnThisMachine(address)) return undefined;
  return 'DATABASE_URL must say sslmode=verify-full in production, unless the database is on this machine';
}

/** TLS ends before us, so in production somebody always stands in front; unnamed, all customers would share its address. */
function findUnsafeProxy(proxies: readonly string[]): string | undefined {
  if (proxies.length === 0) return 'TRUST_PROXY is missing';
  return proxies.some((proxy) => proxy.endsWith('/0'))
    ? 'TRUST_PROXY must not trust every address in production'
    : undefined;
}
