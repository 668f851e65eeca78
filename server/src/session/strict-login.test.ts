import { generateKeyPairSync, type webcrypto } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';

import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { identify } from '../testing/identify.ts';
import { logInAs, startLogin } from '../testing/log-in.ts';
import { startSimulators } from '../testing/start-simulators.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestBrowser } from '../testing/test-browser.ts';

const STANDARD = fodselsnumre.standard;

function createKey(alg: 'PS256' | 'ES256' | 'RS256'): { key: string; published: string } {
  const { privateKey, publicKey } =
    alg === 'ES256'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : generateKeyPairSync('rsa', { modulusLength: 2048 });
  const named = { kid: `nøkkel-${alg}`, alg, use: 'sig' };
  const toJson = (jwk: webcrypto.JsonWebKey) => JSON.stringify({ ...jwk, ...named });
  return {
    key: toJson(privateKey.export({ format: 'jwk' })),
    published: toJson(publicKey.export({ format: 'jwk' })),
  };
}

/** The simulators' provider with stricter settings: a client key in place of a secret, pushed requests, PS256, `iss`. */
describe.each(['PS256', 'ES256', 'RS256'] as const)('a provider that asks for a key (%s)', (alg) => {
  const { key, published } = createKey(alg);
  let portal: TestApp;
  let simulators: Awaited<ReturnType<typeof startSimulators>>;
  beforeAll(async () => {
    simulators = await startSimulators({ SIMULATORS_CLIENT_JWK: published });
    const issuer = `${simulators.address}/identity`;
    portal = await createTestApp({ OIDC_ISSUER: issuer, OIDC_CLIENT_SECRET: '', OIDC_CLIENT_KEY: key });
  });
  afterAll(async () => {
    await portal.close();
    await simulators.stop();
  });

  test('lets the customer in, and the browser carries nothing of what was asked', async () => {
    const browser = await logInAs(portal.app, STANDARD);
    expect((await browser.get(endpoints.getSession.path)).statusCode).toBe(200);
    const asked = new URL(await startLogin(createTestBrowser(portal.app)));
    expect([...asked.searchParams.keys()].toSorted()).toEqual(['client_id', 'request_uri']);
  });

  test('an answer that does not say whose it is, or names another, is refused', async () => {
    for (const change of [
      (answer: URLSearchParams) => answer.delete('iss'),
      (answer: URLSearchParams) => answer.set('iss', 'https://another.example'),
    ]) {
      const browser = createTestBrowser(portal.app);
      const back = await identify(await startLogin(browser), browser.origin, { fodselsnummer: STANDARD });
      const [path = '', query] = back.split('?');
      const answer = new URLSearchParams(query);
      expect(answer.get('iss')).toBe(`${simulators.address}/identity`);
      change(answer);
      expect((await browser.get(`${path}?${answer.toString()}`)).headers.location).toContain('innlogging=');
      expect((await browser.get(endpoints.getSession.path)).statusCode).toBe(401);
    }
  });
});

test('a key that the provider does not know opens nothing', async () => {
  const simulators = await startSimulators({ SIMULATORS_CLIENT_JWK: createKey('PS256').published });
  const portal = await createTestApp({
    OIDC_ISSUER: `${simulators.address}/identity`,
    OIDC_CLIENT_SECRET: '',
    OIDC_CLIENT_KEY: createKey('PS256').key,
  });
  const answer = await createTestBrowser(portal.app).submit('/auth/start', {});
  expect(answer.headers.location).toContain('innlogging=feilet');
  await portal.close();
  await simulators.stop();
});
