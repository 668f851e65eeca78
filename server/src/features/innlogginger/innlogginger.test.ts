import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { REQUESTED_BY, REQUESTED_BY_HEADER, XSRF_COOKIE, XSRF_HEADER } from '@portal/contract/headers.ts';
import type { Innlogginger } from '@portal/contract/innlogginger.ts';
import { INNLOGGINGER_PATH } from '@portal/contract/paths.ts';

import { createInnloggingRepository } from '../../persistence/innlogging-repository.ts';
import { createInnlogginger, FRESH_LOGIN_SECONDS } from '../../session/innlogginger.ts';
import { createKunde } from '../../testing/create-kunde.ts';
import { dumpTable } from '../../testing/database-dump.ts';
import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { startHostileProvider } from '../../testing/hostile-provider.ts';
import { startLogin } from '../../testing/log-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../../testing/test-browser.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 KFPTestAgent';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0.0.0 Safari/537.36';
const MINE = fodselsnumre.standard;
const IDLE = 900;

// This provider uses the machine's clock, so the tests may move the portal's freely.
const provider = await startHostileProvider();
const portal = await createTestApp({ OIDC_ISSUER: provider.issuer, SESSION_IDLE_SECONDS: String(IDLE) });
afterAll(async () => {
  await portal.close();
  await provider.close();
});
const { app, clock, database } = portal;
const { audit: trail } = portal.parts;

async function logIn({
  agent = WINDOWS,
  origin,
  claims = {},
  browser = createTestBrowser(app, origin),
}: {
  agent?: string;
  origin?: string;
  claims?: Record<string, unknown>;
  browser?: TestBrowser;
} = {}): Promise<TestBrowser> {
  provider.deceive({ claims });
  await browser.get(await provider.visit(await startLogin(browser)), { 'user-agent': agent });
  expect(await isLoggedIn(browser)).toBe(true);
  return browser;
}
const logInAsAnother = () =>
  logIn({ claims: { sub: 'another', pid: fodselsnumre.loMedlem, sid: 'another' } });
const isLoggedIn = async (browser: TestBrowser): Promise<boolean> =>
  (await browser.get(endpoints.getSession.path)).statusCode === 200;
const list = async (browser: TestBrowser): Promise<Innlogginger> =>
  (await browser.get(endpoints.getInnlogginger.path)).json<Innlogginger>();
const end = (browser: TestBrowser, id: unknown) =>
  browser.write('POST', endpoints.endInnlogging.path, { id });
const endOthers = (browser: TestBrowser) => browser.write('POST', endpoints.endOtherInnlogginger.path);
async function getId(browser: TestBrowser): Promise<string> {
  const { innlogginger } = await list(browser);
  return innlogginger.find(({ isDenne }) => isDenne)?.id ?? '';
}

beforeEach(() => database.deleteFrom('session').execute());

describe('GET innlogginger', () => {
  test('needs a session', async () => {
    expect((await createTestBrowser(app).get(endpoints.getInnlogginger.path)).statusCode).toBe(401);
  });

  test('is where the customer is logged in, at every distributor, and nobody else', async () => {
    const started = clock.now().toISOString();
    await logIn({
      agent: IPHONE,
      origin: 'http://sb1.localhost:3000',
      claims: { login_context: 'MOBILBANK' },
    });
    await logInAsAnother();
    clock.advance(60);
    const mine = await logIn();
    const { innlogginger, kreverNyInnlogging } = await list(mine);
    const now = clock.now().toISOString();
    expect(kreverNyInnlogging).toBe(false);
    const own = { isDenne: true, enhet: 'DATAMASKIN', distributor: 'Forsikring' };
    expect(innlogginger).toEqual([
      { id: expect.any(String), ...own, loginContext: 'FORSIKRING', startet: now, sistBrukt: now },
      {
        id: expect.any(String),
        isDenne: false,
        enhet: 'MOBIL',
        distributor: 'SpareBank 1 Forsikring',
        loginContext: 'MOBILBANK',
        startet: started,
        sistBrukt: started,
      },
    ]);
  });

  test('marks the asking browser’s own session, also when two ask at once', async () => {
    const telephone = await logIn({ agent: IPHONE });
    clock.advance(FRESH_LOGIN_SECONDS);
    const computer = await logIn();
    const getOwn = ({ innlogginger }: Innlogginger) => innlogginger.find(({ isDenne }) => isDenne)?.enhet;
    // The race does not happen in every round.
    for (let round = 0; round < 20; round += 1) {
      const [one, other] = await Promise.all([list(telephone), list(computer)]);
      expect([getOwn(one), getOwn(other)]).toEqual(['MOBIL', 'DATAMASKIN']);
      expect([one.kreverNyInnlogging, other.kreverNyInnlogging]).toEqual([true, false]);
    }
  });

  test('leaves out what has ended by itself', async () => {
    await logIn();
    clock.advance(IDLE);
    const mine = await logIn();
    expect((await list(mine)).innlogginger).toHaveLength(1);
  });

  test('a new login in the same browser is not two', async () => {
    const mine = await logIn();
    await logIn({ browser: mine });
    expect((await list(mine)).innlogginger).toHaveLength(1);
  });

  test('of the device only the kind is stored', async () => {
    const mine = await logIn({ agent: IPHONE });
    const dump = await dumpTable(database, 'session');
    expect(dump).toContain('MOBIL');
    for (const secret of ['KFPTestAgent', 'iPhone', MINE]) expect(dump).not.toContain(secret);
    const unknown = await logIn({ agent: 'curl/8' });
    expect((await list(unknown)).innlogginger.map(({ enhet }) => enhet)).toEqual([undefined, 'MOBIL']);
    expect(await isLoggedIn(mine)).toBe(true);
  });
});

describe('logging out elsewhere', () => {
  test('ends that one at once, no other, and stands in the audit trail', async () => {
    const [mine, other, third] = [await logIn(), await logIn({ agent: IPHONE }), await logIn()];
    const answer = await end(mine, await getId(other));
    expect(answer.statusCode).toBe(204);
    expect([await isLoggedIn(mine), await isLoggedIn(other), await isLoggedIn(third)]).toEqual([
      true,
      false,
      true,
    ]);
    expect((await trail.listByFodselsnummer(MINE)).at(-1)).toMatchObject({
      command: 'endInnlogging',
      reference: answer.headers['x-correlation-id'],
      outcome: 'OK',
    });
  });

  test('deletes the jump tokens of that session too', async () => {
    const [mine, other] = [await logIn(), await logIn()];
    await other.write('POST', endpoints.createJumpToken.path);
    expect(await database.selectFrom('jump_token').selectAll().execute()).toHaveLength(1);
    await end(mine, await getId(other));
    expect(await database.selectFrom('jump_token').selectAll().execute()).toEqual([]);
  });

  test('another customer’s cannot be ended, and is reported as unknown', async () => {
    const [mine, theirs] = [await logIn(), await logInAsAnother()];
    const answers = [
      await end(mine, await getId(theirs)),
      await end(mine, '0f8fad5b-d9cb-469f-a165-70867728950e'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    const [known, unknown] = answers.map((answer) => ({ ...answer.json(), correlationId: '' }));
    expect(known).toEqual(unknown);
    expect((await endOthers(mine)).statusCode).toBe(204);
    expect(await isLoggedIn(theirs)).toBe(true);
    expect(await isLoggedIn(mine)).toBe(true);
  });

  test.each([undefined, '', 'x', 7, ["0f8fad5b-d9cb-469f-a165-70867728950e' or '1'='1"], '\0'])(
    'an id that is none is refused: %j',
    async (id) => {
      expect((await end(await logIn(), id)).statusCode).toBe(400);
    },
  );

  test('everywhere ends all but this one, at every distributor', async () => {
    const [mine, other] = [await logIn(), await logIn()];
    const elsewhere = await logIn({ origin: 'http://sb1.localhost:3000' });
    expect((await endOthers(mine)).statusCode).toBe(204);
    expect([await isLoggedIn(mine), await isLoggedIn(other), await isLoggedIn(elsewhere)]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await trail.listByFodselsnummer(MINE)).at(-1)).toMatchObject({
      command: 'endOtherInnlogginger',
      outcome: 'OK',
    });
  });

  test.each(['end', 'endOthers'] as const)(
    'is not said to be done, nor to have been, where this one has ended as it began: %s',
    async (act) => {
      const [mine, other] = [await logIn(), await logIn()];
      const [publicId, otherId] = [await getId(mine), await getId(other)];
      const repository = createInnloggingRepository(database);
      // As another process may, between the two statements.
      const endMine = () => database.deleteFrom('session').where('public_id', '=', publicId).execute();
      const innlogginger = createInnlogginger({
        idleSeconds: IDLE,
        maxSeconds: 36_000,
        now: clock.now,
        repository: {
          ...repository,
          end: async (query) => {
            await endMine();
            return repository.end(query);
          },
          endOthers: async (query) => {
            await endMine();
            return repository.endOthers(query);
          },
        },
      });
      await expect(innlogginger[act]({ publicId }, otherId)).rejects.toMatchObject({
        code: 'IKKE_INNLOGGET',
      });
      expect(await isLoggedIn(other)).toBe(true);
    },
  );

  test('asks for a new login when this one is some minutes old, and works after it', async () => {
    const [mine, other] = [await logIn(), await logIn()];
    clock.advance(FRESH_LOGIN_SECONDS - 1);
    expect((await list(mine)).kreverNyInnlogging).toBe(false);
    clock.advance(1);
    expect((await list(mine)).kreverNyInnlogging).toBe(true);
    expect((await end(mine, await getId(other))).statusCode).toBe(403);
    expect((await endOthers(mine)).statusCode).toBe(403);
    expect(await isLoggedIn(other)).toBe(true);
    await logIn({ browser: mine });
    expect((await end(mine, await getId(other))).statusCode).toBe(204);
    expect(await isLoggedIn(other)).toBe(false);
  });

  test('works for a customer with more logins than are listed, used after this one', async () => {
    const mine = await logIn();
    const row = await database.selectFrom('session').selectAll().executeTakeFirstOrThrow();
    const others = Array.from({ length: 100 }, (_, index) => ({
      ...row,
      id_hash: Buffer.alloc(32, index),
      public_id: randomUUID(),
      last_active_at: new Date(row.last_active_at.getTime() + 1000),
    }));
    await database.insertInto('session').values(others).execute();
    expect((await list(mine)).innlogginger[0]?.isDenne).toBe(true);
    expect((await endOthers(mine)).statusCode).toBe(204);
    expect((await list(mine)).innlogginger).toHaveLength(1);
  });

  test('ends what it has begun too: a write whose body comes later is refused', async () => {
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { fodselsnummer } = await createKunde({ samtykker: { RESERVASJON: false } });
    const claims = { sub: fodselsnummer, pid: fodselsnummer };
    const [mine, other] = [await logIn({ claims }), await logIn({ claims })];
    const body = '{"harReservasjon":true}';
    const find = vi.spyOn(portal.parts.session.sessions, 'find');
    const socket = connect(Number(new URL(app.listeningOrigin).port), '127.0.0.1');
    const headers = {
      host: new URL(other.origin).host,
      cookie: [...other.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      [REQUESTED_BY_HEADER]: REQUESTED_BY,
      [XSRF_HEADER]: other.cookies.get(XSRF_COOKIE) ?? '',
      'content-type': 'application/json',
      'content-length': String(body.length),
      connection: 'close',
    };
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`POST ${endpoints.updateReservasjon.path} HTTP/1.1\r\n${head.join('')}\r\n`);
    await expect.poll(() => find.mock.settledResults[0]?.type).toBe('fulfilled');
    find.mockRestore();
    expect((await endOthers(mine)).statusCode).toBe(204);
    socket.write(body);
    expect(await text(socket)).toMatch(/^HTTP\/1.1 401 /);
    expect((await mine.get(endpoints.getReservasjon.path)).json()).toEqual({ hasReservasjon: false });
  });

  test('by a form of the page, without script', async () => {
    const [mine, other, third] = [await logIn(), await logIn(), await logIn()];
    const submit = (fields: Record<string, string>) =>
      mine.submit(INNLOGGINGER_PATH, { formToken: mine.cookies.get('XSRF-TOKEN') ?? '', ...fields });
    const one = await submit({ skjema: 'innlogging', id: await getId(other) });
    expect([one.statusCode, one.headers.location]).toEqual([303, `${INNLOGGINGER_PATH}?resultat=avsluttet`]);
    expect([await isLoggedIn(other), await isLoggedIn(third)]).toEqual([false, true]);
    const rest = await submit({ skjema: 'andre-innlogginger' });
    expect(rest.headers.location).toBe(`${INNLOGGINGER_PATH}?resultat=andre-avsluttet`);
    expect([await isLoggedIn(third), await isLoggedIn(mine)]).toEqual([false, true]);
  });
});
