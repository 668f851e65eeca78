import { outsideNames } from '../../server/src/outside/outside-systems.ts';

const key = (first: number): string =>
  Buffer.from(Array.from({ length: 32 }, (_, index) => first + index)).toString('base64');

/** What the overlays leave to a secret store, as production accepts it. */
export const exampleSecrets: Readonly<Record<string, string>> = {
  DATABASE_URL: 'postgres://portal:x@db.example.com/portal?sslmode=verify-full',
  OIDC_CLIENT_SECRET: 'x'.repeat(32),
  OUTSIDE_SKADESAKER_TOKEN: 'x'.repeat(32),
  CONSENT_LOG_KEY: key(0),
  TRACKING_KEY: key(32),
  ...Object.fromEntries(outsideNames.map((name) => [`OUTSIDE_${name}_TOKEN`, 'x'.repeat(32)])),
};
