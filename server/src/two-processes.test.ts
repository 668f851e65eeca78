import { afterAll, describe, expect, test } from 'vitest';

import { endpoints } from '@portal/contract/endpoints.ts';
import type { RenderPage, SettledAnswer } from '@portal/contract/page.ts';
import { BASE_PATH, COMPLETE_PARAMETER, JUMP_TOKEN_REDEEM_PATH } from '@portal/contract/paths.ts';

import { deliverEndringer } from './features/samtykke/deliver-endringer.ts';
import { createKunde } from './testing/create-kunde.ts';
import { breakSystem, mendSystems } from './testing/faults.ts';
import { fodselsnumre } from './testing/fodselsnumre.ts';
import { identify } from './testing/identify.ts';
import { startLogin } from './testing/log-in.ts';
import { stubAssets, stubPage } from './testing/page-stub.ts';
import { createSecondPortal } from './testing/second-portal.ts';
import { createTestApp } from './testing/test-app.ts';
import { createTestBrowser } from './testing/test-browser.ts';

/** What the last page that the first process sent was answered. */
let shown: Promise<SettledAnswer> | undefined;
const render: RenderPage = async ({ answer, context }) => {
  const asked = answer(['getReservasjon']);
  shown = asked;
  const never = new Promise<never>(() => {});
  return { ...stubPage(), complete: context.isComplete === true ? asked.then(() => '') : never };
};

const first = await createTestApp({ RENDER_DEADLINE_MS: '1' }, { pages: { render, assets: stubAssets } });
const second = await createSecondPortal(first);
const portals = [first, second] as const;
afterAll(async () => {
  await second.close();
  await first.close();
});

/** One browser whose requests can go to either process. The login begins at the first and ends at the second. */
async function open(fodselsnummer = fodselsnumre.standard) {
  const atFirst = createTestBrowser(first.app);
  const atSecond = createTestBrowser(second.app);
  const address = await identify(await startLogin(atFirst), atFirst.origin, { fodselsnummer });
  for (const [name, value] of atFirst.cookies) atSecond.cookies.set(name, value);
  expect((await atSecond.get(address)).statusCode).toBe(303);
  for (const [name, value] of atSecond.cookies) atFirst.cookies.set(name, value);
  return { atFirst, atSecond };
}

describe('two processes on one database', () => {
  test('know the session of a login that began at one and ended at the other, and that it has ended', async () => {
    const { atFirst, atSecond } = await open();
    for (const browser of [atFirst, atSecond])
      expect((await browser.get(endpoints.getSession.path)).statusCode).toBe(200);
    expect((await atSecond.write('POST', endpoints.logout.path, {})).statusCode).toBe(200);
    expect((await atFirst.get(endpoints.getSession.path)).statusCode).toBe(401);
  });

  test('redeem each other’s jump tokens, once, though both are asked at once', async () => {
    const { atFirst } = await open();
    const redeem = async ({ app }: Pick<typeof second, 'app'>, jumpsst: string) =>
      (
        await app.inject({
          method: 'POST',
          url: JUMP_TOKEN_REDEEM_PATH,
          headers: { authorization: `Bearer ${first.environment.OUTSIDE_SKADESAKER_TOKEN}` },
          payload: { jumpsst },
        })
      ).statusCode;
    for (let round = 0; round < 20; round += 1) {
      const made = await atFirst.write('POST', endpoints.createJumpToken.path);
      const { jumpSst } = made.json<{ jumpSst: string }>();
      const statuses = await Promise.all(portals.map((portal) => redeem(portal, jumpSst)));
      expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404]);
    }
  });

  test('never show what was read before a write at the other', async () => {
    const { fodselsnummer } = await createKunde({ samtykker: { RESERVASJON: false } });
    const { atFirst, atSecond } = await open(fodselsnummer);
    const openPage = async (search: string) => {
      expect((await atFirst.get(BASE_PATH + search)).statusCode).toBe(200);
      return shown;
    };
    const late = await openPage('');
    first.clock.advance(1);
    // Nobody has written, so the complete page has the answers of the late one.
    expect(await openPage(`?${COMPLETE_PARAMETER}`)).toBe(late);
    await openPage('');
    first.clock.advance(1);
    const write = { harReservasjon: true };
    expect((await atSecond.write('POST', endpoints.updateReservasjon.path, write)).statusCode).toBe(200);
    expect(await openPage(`?${COMPLETE_PARAMETER}`)).toEqual({
      state: 'ok',
      value: { hasReservasjon: true },
    });
  });

  test('count requests together', async () => {
    const send = (number: number) =>
      createTestBrowser(portals[number % 2 === 0 ? 0 : 1].app).write(
        'POST',
        endpoints.createTilbakemelding.path,
        { feedbackValue: 3, page: BASE_PATH },
      );
    for (let sent = 0; sent < 60; sent += 1) expect((await send(sent)).statusCode).toBe(204);
    expect((await send(0)).statusCode).toBe(429);
    expect((await send(1)).statusCode).toBe(429);
  });

  test('deliver a choice that waits once, though both deliver at once', async () => {
    const { fodselsnummer } = await createKunde({ samtykker: { MARKETING: false, RESERVASJON: false } });
    const { atFirst } = await open(fodselsnummer);
    await breakSystem(fodselsnummer, { system: 'samtykkeregister', fault: 'down', path: '/endringer/meld' });
    await atFirst.get(`${endpoints.getSamtykketekster.path}?bankkunde=false`);
    const choice = await atFirst.write('POST', endpoints.updateSamtykke.path, {
      marketingConsentApproved: true,
    });
    expect(choice.json()).toEqual({ bekreftet: false });
    await mendSystems(fodselsnummer);
    first.clock.advance(60);
    const delivered = await Promise.all(portals.map(({ parts }) => deliverEndringer(parts.samtykke)));
    expect(delivered.toSorted((a, b) => a - b)).toEqual([0, 1]);
  });
});
