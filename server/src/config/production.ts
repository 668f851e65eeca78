import type { Environment } from './environment.ts';
import { findUncheckedCertificates } from './certificate-checks.ts';
import { isOnThisMachine } from './own-machine.ts';

/** 32 random bytes practically always have at least this many distinct ones; a key typed by hand or made of words has fewer. */
const LEAST_DISTINCT_BYTES = 16;
const LEAST_TOKEN_LENGTH = 32;

/**
 * Why these settings are unsafe in production: anything of the simulators, a known secret, or unencrypted traffic. One
 * line that names the variable and never repeats its value. Undefined: safe.
 */
export function findUnsafeSetting(
  environment: Environment,
  variables: NodeJS.ProcessEnv,
): string | undefined {
  if (environment.DATABASE_URL === undefined) return 'DATABASE_URL is missing';
  return (
    findUnsafeAddress(environment) ??
    findUnsafeSecret(environment) ??
    findUncheckedCertificates(environment.DATABASE_URL, variables) ??
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
    ...Object.fromEntries(
      Object.entries(outside).map(([name, system]) => [`OUTSIDE_${name}_URL`, system?.url]),
    ),
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
      Object.entries(outside).flatMap(([name, system]) =>
        system === undefined ? [] : [[`OUTSIDE_${name}_TOKEN`, system.token]],
      ),
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

/** TLS ends at a proxy, so production always has one. If it is not named here, all customers would seem to have its address. */
function findUnsafeProxy(proxies: readonly string[]): string | undefined {
  return proxies.length === 0 ? 'TRUST_PROXY is missing' : undefined;
}
