import { afterAll, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import { BASE_PATH, JUMP_TOKEN_REDEEM_PATH } from '@portal/contract/paths.ts';

import { fodselsnumre } from './testing/fodselsnumre.ts';
import { logIn } from './testing/log-in.ts';
import { createSecondPortal } from './testing/second-portal.ts';
import { createTestApp } from './testing/test-app.ts';
import { createTestBrowser } from './testing/test-browser.ts';

const STANDARD = fodselsnumre.standard;
const first = await createTestApp();
const { environment } = first;
const secondPortal = await createSecondPortal(first);
const second = secondPortal.app;
afterAll(async () => {
  await secondPortal.close();
  await first.close();
});

/** One browser whose requests can go to either process. */
async function open() {
  const atFirst = createTestBrowser(first.app);
  await logIn(atFirst, STANDARD);
  const atSecond = createTestBrowser(second);
  for (const [name, value] of atFirst.cookies) atSecond.cookies.set(name, value);
  return { atFirst, atSecond };
}

describe('two processes on one database', () => {
  test('know the same sessions, and that one has ended', async () => {
    const { atFirst, atSecond } = await open();
    expect((await atSecond.get(endpoints.getSession.path)).statusCode).toBe(200);
    expect((await atSecond.write('POST', endpoints.logout.path, {})).statusCode).toBe(200);
    expect((await atFirst.get(endpoints.getSession.path)).statusCode).toBe(401);
  });

  test('redeem each other’s jump tokens, once', async () => {
    const { atFirst } = await open();
    const { jumpSst } = (await atFirst.write('POST', endpoints.createJumpToken.path)).json<{
      jumpSst: string;
    }>();
    const redeem = async (app: typeof second) =>
      (
        await app.inject({
          method: 'POST',
          url: JUMP_TOKEN_REDEEM_PATH,
          headers: { authorization: `Bearer ${environment.OUTSIDE_SKADESAKER_TOKEN}` },
          payload: { jumpsst: jumpSst },
        })
      ).statusCode;
    expect([await redeem(second), await redeem(first.app), await redeem(second)]).toEqual([200, 404, 404]);
  });

  test('count requests together', async () => {
    const send = (app: typeof second) =>
      createTestBrowser(app).write('POST', endpoints.createTilbakemelding.path, {
        feedbackValue: 3,
        page: BASE_PATH,
      });
    for (let sent = 0; sent < 60; sent += 1)
      expect((await send(sent % 2 === 0 ? first.app : second)).statusCode).toBe(204);
    expect((await send(first.app)).statusCode).toBe(429);
    expect((await send(second)).statusCode).toBe(429);
  });
});
