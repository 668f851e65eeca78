import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { JUMP_TOKEN_REDEEM_PATH } from '@portal/contract/paths.ts';

import { createJumpTokenRepository } from '../../persistence/jump-token-repository.ts';
import { deleteBatches } from '../../jobs/delete-expired.ts';
import { createJumpTokenStore } from '../../session/jump-token-store.ts';
import { createSecret } from '../../keys/secret.ts';
import { dumpTable } from '../../testing/database-dump.ts';
import { fodselsnumre } from '../../testing/fodselsnumre.ts';
import { logIn } from '../../testing/log-in.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { createTestBrowser, type TestBrowser } from '../../testing/test-browser.ts';

const STANDARD = fodselsnumre.standard;
const LO_MEDLEM = fodselsnumre.loMedlem;
const SECRET = 'the-claims-system-and-the-portal-know-this';

const OTHER_SECRET = 'the-one-before-or-the-one-to-come';

const portal = await createTestApp({
  OUTSIDE_SKADESAKER_TOKEN: SECRET,
  OUTSIDE_SKADESAKER_OTHER_TOKEN: OTHER_SECRET,
});
afterAll(() => portal.close());
const { app, clock, database, log } = portal;

let browser: TestBrowser;
beforeEach(async () => {
  browser = createTestBrowser(app);
  await logIn(browser, STANDARD);
});

async function createToken(as: TestBrowser = browser): Promise<string> {
  const answer = await as.write('POST', endpoints.createJumpToken.path);
  expect(answer.statusCode).toBe(200);
  expect(Object.keys(answer.json())).toEqual(['jumpSst']);
  return answer.json().jumpSst;
}

/** As the claims system calls: no cookie, no marker header, no CSRF token. */
const redeem = (jumpsst: unknown, authorization = `Bearer ${SECRET}`) =>
  app.inject({
    method: 'POST',
    url: JUMP_TOKEN_REDEEM_PATH,
    headers: { authorization },
    payload: { jumpsst },
  });

describe('the token', () => {
  test('requested while the session ends is either created, or refused because nobody is logged in', async () => {
    const statuses = new Set<number>();
    for (let round = 0; round < 15; round += 1) {
      const leaving = createTestBrowser(app);
      await logIn(leaving, STANDARD);
      const asked = Promise.all(
        Array.from({ length: 3 }, () => leaving.write('POST', endpoints.createJumpToken.path)),
      );
      await leaving.write('POST', endpoints.logout.path, {});
      for (const { statusCode } of await asked) statuses.add(statusCode);
    }
    expect([...statuses].filter((status) => status !== 200 && status !== 401)).toEqual([]);
  });

  test('for a session that has just ended is refused', async () => {
    const session = { publicId: crypto.randomUUID(), customer: { fodselsnummer: STANDARD } };
    const store = createJumpTokenStore({ repository: createJumpTokenRepository(database), now: clock.now });
    await expect(store.create(session)).rejects.toMatchObject({ code: 'IKKE_INNLOGGET' });
  });

  test('tells the claims system who came, once (JMP-04, API-35)', async () => {
    const token = await createToken();
    const first = await redeem(token);
    expect(first.statusCode).toBe(200);
    expect(first.json()).toEqual({ fodselsnummer: STANDARD });
    expect(first.headers['cache-control']).toBe('no-store');
    const second = await redeem(token);
    expect(second.statusCode).toBe(404);
    expect(second.json()).toMatchObject({ code: 'FINNES_IKKE' });
  });

  test('of fifty who redeem it at once, exactly one succeeds', async () => {
    const token = await createToken();
    const answers = await Promise.all(Array.from({ length: 50 }, () => redeem(token)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 404)).toHaveLength(49);
  });

  test('is each customer’s own', async () => {
    const other = createTestBrowser(app);
    await logIn(other, LO_MEDLEM);
    const [mine, theirs] = [await createToken(), await createToken(other)];
    expect(mine).not.toBe(theirs);
    expect((await redeem(theirs)).json()).toEqual({ fodselsnummer: LO_MEDLEM });
    expect((await redeem(mine)).json()).toEqual({ fodselsnummer: STANDARD });
  });

  test('lives a minute, and no longer', async () => {
    const [inTime, late] = [await createToken(), await createToken()];
    clock.advance(59.9);
    expect((await redeem(inTime)).statusCode).toBe(200);
    clock.advance(0.1);
    expect((await redeem(late)).statusCode).toBe(404);
  });

  test('is worth nothing after logout', async () => {
    const token = await createToken();
    await browser.write('POST', endpoints.logout.path);
    expect((await redeem(token)).statusCode).toBe(404);
  });

  test('is in no row and no log line, and neither is the customer', async () => {
    const token = await createToken();
    const dump = await dumpTable(database, 'jump_token');
    await redeem(token);
    for (const text of [dump, log.lines.join('')]) {
      expect(text).not.toBe('');
      for (const secret of [token, Buffer.from(token, 'base64url').toString('hex'), STANDARD, SECRET])
        expect(text).not.toContain(secret);
    }
  });

  test('is deleted when it is too old', async () => {
    const count = async () => (await database.selectFrom('jump_token').select('created_at').execute()).length;
    await database.deleteFrom('jump_token').execute();
    await createToken();
    clock.advance(30);
    await createToken();
    clock.advance(31);
    await deleteBatches(portal.parts.session.jumpTokens);
    expect(await count()).toBe(1);
  });
});

describe('who may have one', () => {
  test('nobody without a session (API-34)', async () => {
    const answer = await createTestBrowser(app).write('POST', endpoints.createJumpToken.path);
    expect(answer.statusCode).toBe(401);
  });

  test('no page of others: the marker header and the session’s token are asked for', async () => {
    for (const headers of [{ 'x-requested-by': 'somebody' }, { 'x-xsrf-token': 'guessed' }]) {
      const answer = await browser.write('POST', endpoints.createJumpToken.path, undefined, headers);
      expect(answer.statusCode).toBe(403);
    }
  });
});

describe('the back channel', () => {
  test('accepts only the claims system; a refused caller does not use up the token', async () => {
    const token = await createToken();
    for (const authorization of ['', 'Bearer ', 'Bearer guessed', SECRET, `Bearer ${SECRET}x`]) {
      const answer = await redeem(token, authorization);
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    }
    const fromBrowser = await browser.write('POST', JUMP_TOKEN_REDEEM_PATH, { jumpsst: token });
    expect(fromBrowser.statusCode).toBe(401);
    expect((await redeem(token)).statusCode).toBe(200);
  });

  test('accepts the scheme in any letters, as RFC 9110 has it (11.1)', async () => {
    for (const scheme of ['bearer', 'BEARER', 'Bearer '])
      expect((await redeem(await createToken(), `${scheme} ${SECRET}`)).statusCode, scheme).toBe(200);
    expect((await redeem(await createToken(), `Basic ${SECRET}`)).statusCode).toBe(401);
    expect((await redeem(await createToken(), `x bearer ${SECRET}`)).statusCode).toBe(401);
  });

  test('accepts either secret during a rotation', async () => {
    expect((await redeem(await createToken(), `Bearer ${OTHER_SECRET}`)).statusCode).toBe(200);
    expect((await redeem(await createToken(), `Bearer ${SECRET}`)).statusCode).toBe(200);
    expect((await redeem(await createToken(), `Bearer ${SECRET},${OTHER_SECRET}`)).statusCode).toBe(401);
  });

  test('refuses a token that it has not created', async () => {
    expect((await redeem(createSecret())).statusCode).toBe(404);
  });

  test.each([
    undefined,
    1,
    null,
    {},
    '',
    'x',
    '\u0000',
    "' or 1=1 --",
    'x'.repeat(42),
    'x'.repeat(44),
    `${'x'.repeat(42)}=`,
  ])('says of what cannot be a token that it is none, as the document has it: %j', async (jumpsst) => {
    expect((await redeem(jumpsst)).statusCode).toBe(400);
  });
});
