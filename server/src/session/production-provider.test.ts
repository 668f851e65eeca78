import { fastify } from 'fastify';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

import { ingensNumre } from '../testing/fodselsnumre.ts';
import { startHostileProvider } from '../testing/hostile-provider.ts';
import { createIdentityProvider } from './oidc.ts';

const ISSUER = 'https://provider.example';
const SECRETS = { state: 'state', nonce: 'nonce', codeVerifier: 'verifier'.repeat(8) };

const provider = await startHostileProvider();
const overHttp = fetch;
// As if it had a certificate.
vi.stubGlobal('fetch', (address: URL | string, options?: RequestInit) =>
  overHttp(String(address).replace(ISSUER, provider.issuer), options),
);
afterAll(async () => {
  vi.unstubAllGlobals();
  await provider.close();
});

const published = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/authorize`,
  token_endpoint: `${ISSUER}/token`,
  jwks_uri: `${ISSUER}/jwks`,
  authorization_response_iss_parameter_supported: false,
};
beforeEach(() => provider.announce(published));

const create = (issuer = ISSUER) =>
  createIdentityProvider({
    issuer,
    clientId: 'forsikringsoversikt',
    credential: { secret: 'simulated-secret', method: 'client_secret_basic' },
    scope: 'openid',
    prompt: 'login',
    maxAge: undefined,
    endsItsSession: false,
    claims: { nationalId: 'pid', name: 'name', loginContext: 'context', bankRegistry: 'registry' },
    acrValues: [],
    production: true,
    logger: fastify().log,
    now: () => new Date(),
  });

/** The national id of who is logged in. */
async function logIn(pid?: string): Promise<string> {
  provider.deceive({ claims: { iss: ISSUER, ...(pid !== undefined && { pid }) } });
  const oidc = create();
  const back = 'https://portal.example/auth/callback';
  const wayOut = await oidc.getAuthorizationUrl(back, SECRETS, 'nb');
  const url = new URL(await provider.visit(wayOut.href), back);
  url.searchParams.delete('iss');
  return (await oidc.redeem(url, SECRETS)).customer.fodselsnummer;
}

test('in production a real customer is let in, and nobody of the test populations', async () => {
  expect(await logIn(ingensNumre.fra2032RestNull)).toBe(ingensNumre.fra2032RestNull);
  await expect(logIn()).rejects.toMatchObject({ reason: 'synthetic-refused' });
});

test('in production nothing is asked for in the clear', async () => {
  const before = provider.paths.length;
  await expect(create(provider.issuer).getPublished()).rejects.toThrow();
  expect(provider.paths.slice(before)).toEqual([]);
  provider.announce({ ...published, token_endpoint: `${provider.issuer}/token` });
  await expect(logIn(ingensNumre.fra2032RestNull)).rejects.toMatchObject({ name: 'LoginError' });
  expect(provider.paths.slice(before)).not.toContain('/token');
});

test.each([
  // Logout tokens too are verified by these keys.
  ['jwks_uri', '/jwks'],
  ['token_endpoint', '/token'],
  ['authorization_endpoint', '/authorize'],
])('in production nothing is taken that names a %s in the clear', async (name, path) => {
  provider.announce({ ...published, [name]: provider.issuer + path });
  await expect(create().getPublished()).rejects.toMatchObject({ detail: 'metadata-insecure' });
});
