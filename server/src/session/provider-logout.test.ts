import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { fodselsnumre } from '../testing/fodselsnumre.ts';
import { startHostileProvider, type TokenTrickery, toTokenTime } from '../testing/hostile-provider.ts';
import { isLoggedIn, startLogin } from '../testing/log-in.ts';
import { sendLogoutToken } from '../testing/send-logout-token.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../testing/test-browser.ts';
import { deleteBatches } from '../jobs/delete-expired.ts';

const provider = await startHostileProvider();
const portal = await createTestApp({ OIDC_ISSUER: provider.issuer });
afterAll(async () => {
  await portal.close();
  await provider.close();
});
afterEach(() => provider.setDown(false));

let browser: TestBrowser;
beforeEach(async () => {
  browser = await logIn({});
});

async function logIn(claims: Record<string, unknown>): Promise<TestBrowser> {
  provider.deceive({ claims });
  const visitor = createTestBrowser(portal.app);
  await visitor.get(await provider.visit(await startLogin(visitor)));
  expect(await isLoggedIn(visitor)).toBe(true);
  return visitor;
}

const send = (token: string, field?: string) => sendLogoutToken(portal, token, field);

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';

const { audit } = portal.parts;
/** Logs in, and is told of the logout when the code is redeemed and nothing is written yet. */
async function logInMeanwhile(claims: Record<string, unknown>, token: string) {
  await portal.database.deleteFrom('session').execute();
  provider.deceive({ claims });
  const visitor = createTestBrowser(portal.app);
  const callback = await provider.visit(await startLogin(visitor));
  const { begin } = audit;
  let logout: Awaited<ReturnType<typeof send>> | undefined;
  const beginning = vi.spyOn(audit, 'begin').mockImplementationOnce(async (...given) => {
    portal.clock.advance(1);
    logout = await send(token);
    return begin(...given);
  });
  const answer = await visitor.get(callback);
  beginning.mockRestore();
  return { visitor, answer, logout };
}

describe('when a session ends at the identity provider', () => {
  test('ours ends with it, and no other', async () => {
    const elsewhere = await logIn({ sid: 'another-session' });
    const somebodyElse = await logIn({ sub: 'somebody-else', pid: fodselsnumre.bankkunde, sid: 'a-third' });
    const answer = await send(provider.createLogoutToken());
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(await isLoggedIn(browser)).toBe(false);
    expect(await isLoggedIn(elsewhere)).toBe(true);
    expect(await isLoggedIn(somebodyElse)).toBe(true);
  });

  test('all of the customer’s end where it names no session', async () => {
    const elsewhere = await logIn({ sid: 'another-session' });
    const somebodyElse = await logIn({ sub: 'somebody-else', pid: fodselsnumre.bankkunde, sid: 'a-third' });
    await send(provider.createLogoutToken({ claims: { sid: undefined } }));
    expect(await isLoggedIn(browser)).toBe(false);
    expect(await isLoggedIn(elsewhere)).toBe(false);
    expect(await isLoggedIn(somebodyElse)).toBe(true);
  });

  test.each(['JWT', 'application/logout+jwt', undefined])(
    'a token of the type %s is one too',
    async (typ) => {
      expect((await send(provider.createLogoutToken({ header: { typ } }))).statusCode).toBe(200);
      expect(await isLoggedIn(browser)).toBe(false);
    },
  );

  test('a token of an earlier draft, which does not say when it expires, is one too', async () => {
    expect((await send(provider.createLogoutToken({ claims: { exp: undefined } }))).statusCode).toBe(200);
    expect(await isLoggedIn(browser)).toBe(false);
  });

  test('a session named without its customer ends', async () => {
    await send(provider.createLogoutToken({ claims: { sub: undefined } }));
    expect(await isLoggedIn(browser)).toBe(false);
  });

  test('a login that was not told its session ends by its customer’s name', async () => {
    const unnamed = await logIn({ sid: undefined });
    const elsewhere = await logIn({ sid: 'another-session' });
    const somebodyElse = await logIn({ sub: 'somebody-else', pid: fodselsnumre.bankkunde, sid: undefined });
    await send(provider.createLogoutToken());
    expect(await isLoggedIn(unnamed)).toBe(false);
    expect(await isLoggedIn(elsewhere)).toBe(true);
    expect(await isLoggedIn(somebodyElse)).toBe(true);
  });

  test('another customer’s name beside the session ends nothing', async () => {
    expect((await send(provider.createLogoutToken({ claims: { sub: 'somebody-else' } }))).statusCode).toBe(
      200,
    );
    expect(await isLoggedIn(browser)).toBe(true);
  });
});

describe('while a login comes back, before there is a session to end', () => {
  test.each([
    ['its session', {}, {}],
    ['its session alone', {}, { sub: undefined }],
    ['its customer alone', {}, { sid: undefined }],
    ['its customer, and it was told no session', { sid: undefined }, {}],
  ])('a logout of %s ends it', async (_, claims, named) => {
    const { visitor, answer } = await logInMeanwhile(claims, provider.createLogoutToken({ claims: named }));
    expect(answer.headers.location).toContain('innlogging=feilet');
    expect(await isLoggedIn(visitor)).toBe(false);
    expect(await portal.database.selectFrom('session').select('public_id').execute()).toEqual([]);
    expect((await audit.listByFodselsnummer(fodselsnumre.standard)).at(-1)).toMatchObject({
      command: 'login',
      outcome: 'IKKE_INNLOGGET',
    });
    expect(await isLoggedIn(await logIn(claims)), 'the next login is another').toBe(true);
  });

  test.each([
    ['another session', { sid: 'another-session' }],
    ['another customer', { sub: 'somebody-else', sid: undefined }],
    ['a session of another customer', { sub: 'somebody-else' }],
  ])('a logout of %s does not', async (_, named) => {
    const { visitor } = await logInMeanwhile({}, provider.createLogoutToken({ claims: named }));
    expect(await isLoggedIn(visitor)).toBe(true);
  });

  test('a logout that is played again does not', async () => {
    const token = provider.createLogoutToken({ claims: { sid: undefined } });
    expect((await send(token)).statusCode).toBe(200);
    const { visitor, logout } = await logInMeanwhile({}, token);
    expect(logout?.statusCode).toBe(400);
    expect(await isLoggedIn(visitor)).toBe(true);
  });
});

describe('after a clock that was an hour ahead has been set back', () => {
  const named = { sid: undefined };
  /** What that logout named is remembered until a time that has not come yet. */
  beforeEach(async () => {
    portal.clock.advance(3600);
    await send(provider.createLogoutToken({ claims: named }));
    portal.clock.advance(-3600);
  });

  test('who was logged out can log in', async () => {
    expect(await isLoggedIn(browser)).toBe(false);
    expect(await isLoggedIn(await logIn({}))).toBe(true);
  });

  test('a logout that comes before its session is found all the same', async () => {
    const { visitor } = await logInMeanwhile({}, provider.createLogoutToken({ claims: named }));
    expect(await isLoggedIn(visitor)).toBe(false);
    portal.clock.advance(1);
    expect(await isLoggedIn(await logIn({})), 'the next login is another').toBe(true);
  });
});

describe('is refused, and ends nothing:', () => {
  const cases: [string, TokenTrickery][] = [
    ['an unsigned token', { signature: 'none' }],
    ['a token signed with our own secret', { signature: 'hs256' }],
    ['a token signed with a key nobody published', { signature: 'unknown-key' }],
    ['a token changed after it was signed', { signature: 'tampered' }],
    ['a token signed with the public key as a secret', { signature: 'hs256-public-key' }],
    ['a token with its key embedded', { signature: 'embedded-key' }],
    ['an unsigned token, spelt otherwise', { signature: 'none', header: { alg: 'nOnE' } }],
    ['a header that must be understood', { header: { crit: ['x'], x: true } }],
    [
      'an ID token',
      { header: { typ: 'JWT' }, claims: { events: undefined, nonce: 'n', pid: fodselsnumre.standard } },
    ],
    ['a token of another type', { header: { typ: 'at+jwt' } }],
    [
      'a token that brings its own key',
      { signature: 'unknown-key', header: { jku: 'https://evil.example' } },
    ],
    ['a token of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['a token of no issuer', { claims: { iss: undefined } }],
    ['a token for another client', { claims: { aud: 'another' } }],
    ['a token for nobody', { claims: { aud: undefined } }],
    ['a token that does not say when', { claims: { iat: undefined } }],
    ['an old token', { claims: { iat: toTokenTime(-600), exp: toTokenTime(600) } }],
    ['a token of tomorrow', { claims: { iat: toTokenTime(86_400), exp: toTokenTime(86_500) } }],
    ['a token that has expired', { claims: { exp: toTokenTime(-120) } }],
    [
      'an old token that does not say when it expires',
      { claims: { iat: toTokenTime(-200), exp: undefined } },
    ],
    ['a token that expires at no time', { claims: { exp: null } }],
    ['a token that is not valid yet', { claims: { nbf: toTokenTime(3600) } }],
    ['a token without a name of its own', { claims: { jti: undefined } }],
    ['a token with an empty name', { claims: { jti: '' } }],
    ['a token whose name is a number', { claims: { jti: 7 } }],
    ['a token about nothing', { claims: { events: undefined } }],
    ['a token about something else', { claims: { events: { 'https://example.com/event': {} } } }],
    ['a token whose event is no object', { claims: { events: { [EVENT]: true } } }],
    ['a token with a nonce', { claims: { nonce: 'n' } }],
    ['a token with a nonce that is nothing', { claims: { nonce: null } }],
    ['a token about nobody', { claims: { sub: undefined, sid: undefined } }],
    ['a subject that the database refuses', { claims: { sub: 'a\u0000b', sid: undefined } }],
    ['a session that is no text', { claims: { sid: 7 } }],
  ];

  test.each(cases)('%s', async (_, trick) => {
    const answer = await send(provider.createLogoutToken(trick));
    expect(answer.statusCode).toBe(400);
    expect(await isLoggedIn(browser)).toBe(true);
  });

  test.each(['iss', 'aud', 'iat', 'exp', 'events', 'nonce'])('an empty %s', async (name) => {
    const answer = await send(provider.createLogoutToken({ claims: { [name]: '' } }));
    expect(answer.statusCode).toBe(400);
    expect(await isLoggedIn(browser)).toBe(true);
  });

  test.each(['', 'x.y.z', 'a'.repeat(9000)])('what is no token (%#)', async (token) => {
    expect((await send(token)).statusCode).toBe(400);
    expect((await send(provider.createLogoutToken(), 'token')).statusCode).toBe(400);
    expect(await isLoggedIn(browser)).toBe(true);
  });

  test('a token played again, also by two at once', async () => {
    const token = provider.createLogoutToken();
    const answers = await Promise.all([send(token), send(token), send(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400, 400]);
    browser = await logIn({});
    expect((await send(token)).statusCode).toBe(400);
    expect(await isLoggedIn(browser)).toBe(true);
  });
});

describe('right after the keys were read', () => {
  let changing: Awaited<ReturnType<typeof startHostileProvider>>;
  let fresh: Awaited<ReturnType<typeof createTestApp>>;
  beforeEach(async () => {
    changing = await startHostileProvider();
    fresh = await createTestApp({ OIDC_ISSUER: changing.issuer });
    // So the keys have been read, at a moment that lasts however slow the machine is.
    vi.useFakeTimers({ toFake: ['Date'] });
    await tell();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await fresh.close();
    await changing.close();
  });
  const tell = async (trick?: TokenTrickery): Promise<number> =>
    (await sendLogoutToken(fresh, changing.createLogoutToken(trick))).statusCode;
  const countReadings = (): number => changing.paths.filter((path) => path === '/jwks').length;
  const madeUp = (kid: string): TokenTrickery => ({ signature: 'unknown-key', header: { kid } });

  test('a token of a new key is taken at once: a provider may send it only once', async () => {
    changing.rotateKey();
    expect(await Promise.all([tell(), tell(), tell()])).toEqual([200, 200, 200]);
    expect(countReadings()).toBe(2);
  });

  test('so is one of a new key under the id of the one before it', async () => {
    changing.rotateKey('same');
    expect(await tell()).toBe(200);
    vi.setSystemTime(Date.now() + 6000);
    changing.rotateKey('same');
    expect(await Promise.all([tell(), tell(), tell()])).toEqual([200, 200, 200]);
    expect(countReadings()).toBe(3);
  });

  test('a forged token has the keys read once, and is refused each time', async () => {
    const forged: TokenTrickery = { signature: 'unknown-key' };
    expect([await tell(forged), await tell(forged), await tell(forged)]).toEqual([400, 400, 400]);
    expect(countReadings()).toBe(2);
  });

  test('a key that nobody has is looked for once, and then it is for the sender to try again', async () => {
    expect(await tell(madeUp('nobody'))).toBe(400);
    expect(await tell(madeUp('nobody'))).toBe(503);
    expect(countReadings()).toBe(2);
    vi.setSystemTime(Date.now() + 6000);
    expect(await tell(madeUp('nobody'))).toBe(400);
  });

  test('made-up keys have the provider asked a few times, and new keys are found a little later', async () => {
    for (let number = 0; number < 20; number += 1) await tell(madeUp(`made-up-${number}`));
    expect(countReadings()).toBe(6);
    changing.rotateKey();
    expect(await tell()).toBe(503);
    vi.setSystemTime(Date.now() + 6000);
    expect(await tell()).toBe(200);
  });
});

test('a provider that cannot be asked for its keys is told to try again', async () => {
  const fresh = await createTestApp({ OIDC_ISSUER: provider.issuer });
  provider.setDown(true);
  const answer = await sendLogoutToken(fresh, provider.createLogoutToken());
  expect(answer.statusCode).toBe(503);
  await fresh.close();
});

test('a token that ended nothing because the database failed is not used up: sent again, it ends the session', async () => {
  const token = provider.createLogoutToken();
  await sql`alter table portal_data.session rename to lost`.execute(portal.database);
  try {
    expect((await send(token)).statusCode).toBe(503);
  } finally {
    await sql`alter table portal_data.lost rename to session`.execute(portal.database);
  }
  expect(await isLoggedIn(browser)).toBe(true);
  expect((await send(token)).statusCode).toBe(200);
  expect(await isLoggedIn(browser)).toBe(false);
});

test('used tokens are forgotten once they could not be used again', async () => {
  await portal.database.deleteFrom('logout_token').execute();
  await send(provider.createLogoutToken());
  const { endedLogins } = portal.parts.session;
  await deleteBatches(endedLogins);
  expect(await portal.database.selectFrom('logout_token').selectAll().execute()).toHaveLength(3);
  portal.clock.advance(271);
  await deleteBatches(endedLogins);
  expect(await portal.database.selectFrom('logout_token').selectAll().execute()).toEqual([]);
});

test('the log tells how many ended and why a token was refused, and nothing of the token', async () => {
  // A session that no other test has left behind.
  const claims = { sid: 'opaque-session-told-of' };
  await logIn(claims);
  await send(provider.createLogoutToken({ claims }));
  await send(provider.createLogoutToken({ claims: { aud: 'another' } }));
  expect(portal.log.listEvents('provider-logout').at(-1)).toMatchObject({ count: 1 });
  expect(portal.log.listEvents('provider-logout-refused').at(-1)).toMatchObject({
    detail: 'ERR_JWT_CLAIM_VALIDATION_FAILED aud',
  });
  await send(provider.createLogoutToken({ claims: { events: undefined } }));
  expect(portal.log.listEvents('provider-logout-refused').at(-1)).toMatchObject({ detail: 'events' });
  expect(portal.log.lines.join('')).not.toMatch(/opaque-su|opaque-se|eyJ/);
});
