import { afterEach, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';

import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { type ProviderClient, startHostileProvider, toTokenTime } from '../testing/hostile-provider.ts';
import { findWayOut, LOGIN_FAILED, startLogin } from '../testing/log-in.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../testing/test-browser.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** A provider that knows the portal as `client`, and a portal with these settings. */
async function start(settings: Record<string, string>, client?: ProviderClient) {
  const provider = await startHostileProvider(client);
  closing.push(() => provider.close());
  const portal = await createTestApp({ OIDC_ISSUER: provider.issuer, ...settings });
  closing.push(() => portal.close());
  return { provider, portal };
}

type Provider = Awaited<ReturnType<typeof start>>['provider'];

async function logIn({ app }: TestApp, provider: Provider, host?: string) {
  const browser = createTestBrowser(app, host);
  const asked = new URL(await startLogin(browser));
  const { location } = (await browser.get(await provider.visit(asked.href))).headers;
  return { browser, location, asked: asked.searchParams };
}

const LOGGED_IN = BASE_PATH;

describe('the client’s secret', () => {
  /** Basic encodes these once more, which not every provider undoes. */
  const secret = 'e+r/3:%å';
  const id = 'forsikring/prod:1';

  test.each(['client_secret_basic', 'client_secret_post'] as const)('by %s', async (method) => {
    const { portal, provider } = await start(
      { OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret, OIDC_CLIENT_SECRET_METHOD: method },
      { id, secret, method },
    );
    expect((await logIn(portal, provider)).location).toBe(LOGGED_IN);
  });

  test('in the header, unless told otherwise', async () => {
    const client: ProviderClient = {
      id: 'forsikringsoversikt',
      secret: 'simulated-secret',
      method: 'client_secret_post',
    };
    const { portal, provider } = await start({}, client);
    expect((await logIn(portal, provider)).location).toBe(LOGIN_FAILED);
  });
});

test('what is asked for without a setting', async () => {
  const { portal, provider } = await start({});
  const { asked } = await logIn(portal, provider);
  expect(Object.fromEntries(asked)).toMatchObject({ scope: 'openid profile', prompt: 'login' });
  expect(asked.has('max_age')).toBe(false);
});

test('how the customer is to identify anew, by setting', async () => {
  const { portal, provider } = await start({ OIDC_PROMPT: 'login consent' });
  expect((await logIn(portal, provider)).asked.get('prompt')).toBe('login consent');
});

describe('a provider that knows other words', () => {
  const settings = {
    OIDC_SCOPE: 'openid nnin_altsub',
    OIDC_PROMPT: 'omitted',
    OIDC_MAX_AGE_SECONDS: '60',
    OIDC_CLAIM_NATIONAL_ID: 'nnin_altsub',
    OIDC_CLAIM_NAME: 'given_name',
  };
  const claims = {
    pid: undefined,
    nnin_altsub: fodselsnumre.standard,
    name: undefined,
    given_name: 'Lun',
  };

  test('is asked in them, and understood', async () => {
    const { portal, provider } = await start(settings);
    provider.deceive({ claims: { ...claims, auth_time: toTokenTime(-5) } });
    const { asked, browser, location } = await logIn(portal, provider);
    expect(Object.fromEntries(asked)).toMatchObject({ scope: 'openid nnin_altsub', max_age: '60' });
    expect(asked.has('prompt')).toBe(false);
    expect(location).toBe(LOGGED_IN);
    expect((await browser.get(endpoints.getSession.path)).json()).toMatchObject({ navn: 'Lun' });
  });

  test.each([
    ['an older identification', toTokenTime(-200)],
    ['one that does not say when', undefined],
  ])('%s is refused, and the log says so', async (_, authTime) => {
    const { portal, provider } = await start(settings);
    provider.deceive({ claims: { ...claims, auth_time: authTime } });
    expect((await logIn(portal, provider)).location).toBe(LOGIN_FAILED);
    expect(portal.log.listEvents('login-failed').at(-1)?.detail).toBe('auth_time');
  });
});

describe('logging out, where the distributor also ends the session at the provider', () => {
  const HOST = 'http://sb1.localhost:3000';
  const after = 'http://localhost:8000/bank/sb1/logget-ut';
  const logOut = async (browser: TestBrowser) =>
    findWayOut(
      await browser.submit(`${BASE_PATH}/logg-ut`, { formToken: browser.cookies.get('XSRF-TOKEN') ?? '' }),
    );

  test('leads through the provider', async () => {
    const { portal, provider } = await start({});
    expect(await logOut((await logIn(portal, provider, HOST)).browser)).toContain(`${provider.issuer}/end?`);
  });

  test('does not where the setting says so', async () => {
    const { portal, provider } = await start({ OIDC_LOGOUT: 'portal' });
    expect(await logOut((await logIn(portal, provider, HOST)).browser)).toBe(after);
  });
});
