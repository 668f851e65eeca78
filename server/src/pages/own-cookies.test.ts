import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';

import { ownCookiesForm } from '@portal/contract/own-cookies.ts';
import { BASE_PATH } from '@portal/contract/paths.ts';
import { utseendeForm } from '@portal/contract/utseende.ts';

import { registerOwnCookies } from './own-cookies.ts';
import { registerUtseendeForm } from './utseende.ts';

async function post(
  payload: Record<string, string>,
  cookies: Record<string, string> = {},
  headers: Record<string, string> = {},
  url: string = ownCookiesForm.path,
) {
  const app = Fastify();
  await app.register(cookie);
  await app.register(formbody);
  registerOwnCookies(app, { https: true });
  registerUtseendeForm(app, { https: true });
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    cookies,
    payload: new URLSearchParams(payload).toString(),
  });
  await app.close();
  return answer;
}

test('the answer about cookies is kept for 120 days by the server, where neighbours’ scripts can read it', async () => {
  const record = { functional: 'accepted', statistics: 'denied', marketing: null };
  const { statusCode, cookies } = await post({ samtykke: JSON.stringify(record) });
  expect(statusCode).toBe(204);
  expect(cookies).toEqual([
    {
      name: 'kfp-cookie-consent',
      value: JSON.stringify(record),
      maxAge: 10_368_000,
      path: '/',
      sameSite: 'Lax',
      secure: true,
    },
  ]);
});

const toConsent = (functional: 'accepted' | 'denied' | null) =>
  JSON.stringify({ functional, statistics: null, marketing: null });
const NAME = '__Host-kfp-utseende';

test('light or dark is kept for a year where functional cookies are accepted', async () => {
  const { cookies } = await post({ utseende: 'dark' }, { 'kfp-cookie-consent': toConsent('accepted') });
  expect(cookies).toMatchObject([{ name: NAME, value: 'dark', maxAge: 31_536_000, secure: true }]);
  expect(cookies[0]).not.toHaveProperty('httpOnly');
});

test.each([toConsent('denied'), toConsent(null), ''])(
  'and for the visit alone where they are not: %s',
  async (consent) => {
    const { cookies } = await post({ utseende: 'dark' }, { 'kfp-cookie-consent': consent });
    expect(cookies).toEqual([{ name: NAME, value: 'dark', path: '/', sameSite: 'Lax', secure: true }]);
  },
);

test.each([ownCookiesForm.path, utseendeForm.path])(
  'at %s the last of two answers about cookies counts: a neighbour’s for a longer path stands first',
  async (url) => {
    const both = [toConsent('accepted'), toConsent('denied')]
      .map((consent) => `kfp-cookie-consent=${encodeURIComponent(consent)}`)
      .join('; ');
    const [scheme] = (await post({ utseende: 'dark' }, {}, { cookie: both }, url)).cookies;
    expect(scheme).toMatchObject({ name: NAME, value: 'dark' });
    expect(scheme).not.toHaveProperty('maxAge');
  },
);

test('a yes keeps what was chosen before it, and a no ends it with the visit', async () => {
  const answer = async (functional: 'accepted' | 'denied') =>
    (await post({ samtykke: toConsent(functional) }, { [NAME]: 'dark' })).cookies.find(
      ({ name }) => name === NAME,
    );
  expect(await answer('accepted')).toMatchObject({ value: 'dark', maxAge: 31_536_000 });
  const denied = await answer('denied');
  expect(denied).toMatchObject({ value: 'dark' });
  expect(denied).not.toHaveProperty('maxAge');
  expect((await post({ samtykke: toConsent('accepted') })).cookies).toHaveLength(1);
});

test('‘as the device’ ends a choice, also one whose cookie the answer to the press before it has set', async () => {
  for (const cookies of [{}, { [NAME]: 'dark' }])
    expect((await post({ utseende: 'enhet' }, cookies)).cookies).toMatchObject([
      { name: NAME, value: '', expires: new Date(0), path: '/', secure: true },
    ]);
});

test('unknown fields set nothing, and a damaged consent counts as no answer', async () => {
  expect((await post({ utseende: 'rosa', annet: 'x' })).cookies).toEqual([]);
  const [{ value } = { value: '' }] = (await post({ samtykke: '{"statistics":"<script>"}' })).cookies;
  expect(JSON.parse(value)).toEqual({ functional: null, statistics: null, marketing: null });
});

describe('the dialog without script', () => {
  const page = `${BASE_PATH}/klage-og-rettigheter?a=1`;
  const answer = async (payload: Record<string, string>, referer = `https://portal.example${page}`) => {
    const sent = await post(payload, {}, { host: 'portal.example', referer });
    return {
      code: sent.statusCode,
      to: sent.headers.location,
      cache: sent.headers['cache-control'],
      consent: JSON.parse(sent.cookies[0]?.value ?? 'null') as unknown,
      maxAge: sent.cookies[0]?.maxAge,
    };
  };

  test.each([
    ['alle', {}, ['accepted', 'accepted', 'accepted']],
    ['valgte', { statistics: 'on' }, ['denied', 'accepted', 'denied']],
    ['valgte', {}, ['denied', 'denied', 'denied']],
    ['ingen', { statistics: 'on' }, ['denied', 'denied', 'denied']],
  ])('%s with %o ticked is kept, and leads back to the page', async (svar, ticked, answers) => {
    const [functional, statistics, marketing] = answers;
    expect(await answer({ svar, ...ticked })).toEqual({
      code: 303,
      to: page,
      cache: 'no-store',
      consent: { functional, statistics, marketing },
      maxAge: 10_368_000,
    });
  });

  test('leads to no other site, and another button answers nothing', async () => {
    expect(await answer({ svar: 'ingen' }, 'https://annen.example/')).toMatchObject({ to: BASE_PATH });
    expect(await answer({ svar: 'kanskje' })).toMatchObject({ code: 204, consent: null });
  });
});
