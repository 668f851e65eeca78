import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import { expect, test } from 'vitest';

import { belopForm } from '@portal/contract/skjulte-belop.ts';
import { ownCookiesForm } from '@portal/contract/own-cookies.ts';
import { TILBUD_PATH } from '@portal/contract/paths.ts';

import { hidesBelop, registerBelopForm } from './skjulte-belop.ts';
import { registerOwnCookies } from './own-cookies.ts';

const https = true;
const NAME = '__Host-kfp-belop';

async function post(url: string, belop: string) {
  const app = Fastify();
  await app.register(cookie);
  await app.register(formbody);
  registerBelopForm(app, { https });
  registerOwnCookies(app, { https });
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      host: 'portal.example',
      referer: `https://portal.example${TILBUD_PATH}?a=1`,
    },
    payload: new URLSearchParams({ belop }).toString(),
  });
  await app.close();
  return answer;
}

const kept = { name: NAME, value: 'skjult', maxAge: 31_536_000, path: '/', sameSite: 'Lax', secure: true };

test('hidden amounts stay hidden for a year, and the form leads back to its page', async () => {
  const { statusCode, headers, cookies } = await post(belopForm.path, 'skjult');
  expect([statusCode, headers.location, headers['cache-control']]).toEqual([
    303,
    `${TILBUD_PATH}?a=1`,
    'no-store',
  ]);
  expect(cookies).toEqual([kept]);
});

test('the choice of the script is kept by the server too', async () => {
  expect(await post(ownCookiesForm.path, 'skjult')).toMatchObject({ statusCode: 204, cookies: [kept] });
});

test.each([belopForm.path, ownCookiesForm.path])('shown again, no cookie is left by %s', async (path) => {
  for (const value of ['vist', '<script>'])
    expect((await post(path, value)).cookies).toMatchObject([{ name: NAME, value: '', path: '/' }]);
});

test.each([
  [{ [NAME]: 'skjult' }, true],
  [{ [NAME]: 'noe annet' }, false],
  // On https a neighbouring host could plant this one.
  [{ 'kfp-belop': 'skjult' }, false],
  [{}, false],
])('%o hides: %s', (cookies, isHidden) => {
  expect(hidesBelop({ cookies }, { https })).toBe(isHidden);
});
