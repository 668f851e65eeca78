import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createHash, createPublicKey, type JsonWebKey, randomBytes, verify } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { fodselsnumre, ingensNumre } from '../customers/fodselsnumre.ts';
import { customers } from '../customers/list.ts';
import type { RunningSimulators } from '../start.ts';
import { ask, startForTest, TestBrowser, testOptions } from '../testing.ts';

const CALLBACK = 'http://eika.localhost:3000/auth/callback';

let simulators: RunningSimulators;
let issuer: string;

beforeAll(async () => {
  simulators = await startForTest();
  issuer = `${simulators.address}/identity`;
});
afterAll(() => simulators.close());

function makeRequest(extra: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: testOptions.clientId,
    response_type: 'code',
    redirect_uri: CALLBACK,
    scope: 'openid',
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...extra,
  });
  return { verifier, url: `${issuer}/auth?${query}` };
}

async function logIn(browser: TestBrowser, fodselsnummer: string, extra?: Record<string, string>) {
  const { verifier, url } = makeRequest(extra);
  const page = await browser.follow(url, simulators.address);
  expect(page.answer.status).toBe(200);
  const { leavesTo } = await browser.follow(page.url, simulators.address, { fodselsnummer });
  expect(leavesTo?.origin).toBe('http://eika.localhost:3000');
  expect(leavesTo?.searchParams.get('state')).toBe('the-state');
  return redeem(leavesTo?.searchParams.get('code') ?? '', verifier);
}

async function redeem(code: string, verifier: string) {
  const answer = await fetch(`${issuer}/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${btoa(`${testOptions.clientId}:${testOptions.clientSecret}`)}`,
    },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code,
      redirect_uri: CALLBACK,
      code_verifier: verifier,
    }),
  });
  const tokens = (await answer.json()) as { id_token?: string };
  return { status: answer.status, idToken: tokens.id_token ?? '' };
}

function readClaims(idToken: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as Record<
    string,
    unknown
  >;
}

test('names itself by the address on which it is reached', async () => {
  const configuration = await (await fetch(`${issuer}/.well-known/openid-configuration`)).json();
  expect(configuration).toMatchObject({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    end_session_endpoint: `${issuer}/session/end`,
  });
});

test('a known customer gets an ID token with every claim, signed with a published key', async () => {
  const { status, idToken } = await logIn(new TestBrowser(), fodselsnumre.sparebank);
  expect(status).toBe(200);
  const claims = readClaims(idToken);
  expect(claims).toMatchObject({
    iss: issuer,
    aud: testOptions.clientId,
    nonce: 'the-nonce',
    pid: fodselsnumre.sparebank,
    name: 'Grønn Kongle',
    login_context: 'FORSIKRING',
    login_bank_registry: '0502',
  });
  expect(claims['sub']).toMatch(/^[\w-]{43}$/);
  expect(claims['sub']).not.toContain(fodselsnumre.sparebank);

  const { keys } = (await (await fetch(`${issuer}/jwks`)).json()) as { keys: JsonWebKey[] };
  const [head, body, signature] = idToken.split('.');
  const key = createPublicKey({ key: keys[0] ?? {}, format: 'jwk' });
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    key,
    Buffer.from(signature ?? '', 'base64url'),
  );
  expect(signed).toBe(true);
});

test('the subject is the same at every login, and another for another customer', async () => {
  const first = readClaims((await logIn(new TestBrowser(), fodselsnumre.standard)).idToken);
  const again = readClaims((await logIn(new TestBrowser(), fodselsnumre.standard)).idToken);
  const other = readClaims((await logIn(new TestBrowser(), fodselsnumre.bankkunde)).idToken);
  expect(again['sub']).toBe(first['sub']);
  expect(other['sub']).not.toBe(first['sub']);
  expect(other['login_context']).toBe('NETTBANK');
  expect(first).not.toHaveProperty('login_bank_registry');
});

test('the login page offers every customer as a button and refuses to be framed', async () => {
  const { answer } = await new TestBrowser().follow(makeRequest().url, simulators.address);
  const page = await answer.text();
  for (const { navn, fodselsnummer } of customers) {
    expect(page).toContain(navn);
    expect(page).toContain(`value="${fodselsnummer}"`);
  }
  expect(page).toContain('Avbryt');
  expect(page).not.toContain('<script');
  expect(answer.headers.get('x-frame-options')).toBe('DENY');
});

test('Avbryt (cancel) returns access_denied', async () => {
  const browser = new TestBrowser();
  const page = await browser.follow(makeRequest().url, simulators.address);
  const { leavesTo } = await browser.follow(page.url, simulators.address, {
    fodselsnummer: '',
    avbryt: 'ja',
  });
  expect(leavesTo?.searchParams.get('error')).toBe('access_denied');
  expect(leavesTo?.searchParams.get('state')).toBe('the-state');
});

test('a typed synthetic number logs in as an unknown customer, a wrong one is refused on the page', async () => {
  const browser = new TestBrowser();
  const page = await browser.follow(makeRequest().url, simulators.address);
  const refused = await browser.open(page.url, { fodselsnummer: ingensNumre.feilSiste });
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain('Skriv et syntetisk fødselsnummer');

  const claims = readClaims((await logIn(browser, ingensNumre.ukjent)).idToken);
  expect(claims).toMatchObject({ pid: ingensNumre.ukjent, name: 'Blid Måne' });
});

test('prompt=login asks again, and another person can log in over the first, without script', async () => {
  const browser = new TestBrowser();
  await logIn(browser, fodselsnumre.standard);

  const silent = await browser.follow(makeRequest().url, simulators.address);
  expect(silent.leavesTo?.searchParams.has('code')).toBe(true);

  const { idToken } = await logIn(browser, fodselsnumre.loMedlem, { prompt: 'login' });
  expect(readClaims(idToken)['pid']).toBe(fodselsnumre.loMedlem);
});

test('a code without its PKCE verifier is refused', async () => {
  const browser = new TestBrowser();
  const page = await browser.follow(makeRequest().url, simulators.address);
  const { leavesTo } = await browser.follow(page.url, simulators.address, {
    fodselsnummer: fodselsnumre.standard,
  });
  const { status } = await redeem(leavesTo?.searchParams.get('code') ?? '', 'x'.repeat(43));
  expect(status).toBe(400);
});

test.each([
  'http://evil.example/auth/callback',
  'http://localhost.evil.example/auth/callback',
  'http://localhost:1/x',
])('does not redirect to %s', async (redirectUri) => {
  const { answer } = await new TestBrowser().follow(
    makeRequest({ redirect_uri: redirectUri }).url,
    simulators.address,
  );
  expect(answer.status).toBe(400);
  expect(answer.headers.get('location')).toBeNull();
});

test('logout ends the session without a question and returns with the state', async () => {
  const browser = new TestBrowser();
  const { idToken } = await logIn(browser, fodselsnumre.standard);
  const query = new URLSearchParams({
    id_token_hint: idToken,
    post_logout_redirect_uri: 'http://localhost:3000/hvor-som-helst?a=b',
    state: 'out',
  });
  const { leavesTo } = await browser.follow(`${issuer}/session/end?${query}`, simulators.address);
  expect(leavesTo?.href).toBe('http://localhost:3000/hvor-som-helst?a=b&state=out');

  const after = await browser.follow(makeRequest().url, simulators.address);
  expect(after.answer.status).toBe(200);
});

test('logout without a session also returns', async () => {
  const query = new URLSearchParams({
    client_id: testOptions.clientId,
    post_logout_redirect_uri: 'http://sb1.localhost:3000/',
  });
  const { leavesTo } = await new TestBrowser().follow(`${issuer}/session/end?${query}`, simulators.address);
  expect(leavesTo?.href).toBe('http://sb1.localhost:3000/');
});

test('the provider can be made to fail', async () => {
  const broken = await startForTest();
  try {
    await ask(broken.address, '/faults', { system: 'identity', fault: 'down' });
    const answer = await fetch(`${broken.address}/identity/.well-known/openid-configuration`);
    expect(answer.status).toBe(503);
  } finally {
    await broken.close();
  }
});

test('a portal behind the web host gets a back-channel logout when a session ends', async () => {
  const told: { path: string | undefined; body: string }[] = [];
  const portal = createServer((request, response) => {
    void text(request).then((body) => {
      told.push({ path: request.url, body });
      response.end();
    });
  });
  await once(portal.listen(0, '127.0.0.1'), 'listening');
  const { port } = portal.address() as AddressInfo;
  const own = await startForTest({ webHost: { port: 0, portalUrl: new URL(`http://127.0.0.1:${port}`) } });
  const browser = new TestBrowser();
  const { url } = makeRequest();
  const page = await browser.follow(url.replace(simulators.address, own.address), own.address);
  await browser.follow(page.url, own.address, { fodselsnummer: fodselsnumre.standard });

  await browser.follow(`${own.address}/identity/session/end?client_id=${testOptions.clientId}`, own.address);

  const token = new URLSearchParams(told[0]?.body).get('logout_token') ?? '';
  const [header, claims] = token
    .split('.')
    .slice(0, 2)
    .map((part): unknown => JSON.parse(Buffer.from(part, 'base64url').toString()));
  expect(told.map(({ path }) => path)).toEqual(['/auth/backchannel-logout']);
  expect(header).toMatchObject({ typ: 'logout+jwt', alg: 'RS256' });
  expect(claims).toMatchObject({
    iss: `${own.address}/identity`,
    aud: testOptions.clientId,
    sub: expect.any(String),
    sid: expect.any(String),
    events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
  });
  await own.close();
  portal.close();
});
