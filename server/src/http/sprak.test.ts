import fastify from 'fastify';
import { expect, test } from 'vitest';

import { SPRAK_HEADER } from '@portal/contract/headers.ts';
import { getSprakCookie, type Sprak } from '@portal/contract/sprak.ts';

import { registerSprak } from './sprak.ts';

interface Asked {
  tilbys?: Sprak[];
  standard?: Sprak;
  cookie?: string;
  login?: Sprak;
  page?: string;
}

/** The language of the answer to such a request. */
async function decide({
  tilbys = ['nb', 'nn', 'en'],
  standard = 'nb',
  cookie,
  login,
  page,
}: Asked): Promise<string> {
  const app = fastify();
  registerSprak(app, { https: false });
  app.addHook('onRequest', async (request) => {
    Object.assign(request, {
      distributor: { sprak: { tilbys, standard } },
      cookies: cookie === undefined ? {} : { [getSprakCookie(false)]: cookie },
      session: login && { customer: { sprak: login } },
    });
  });
  app.get('/', (request, reply) => reply.send(request.sprak));
  const headers = page === undefined ? {} : { [SPRAK_HEADER]: page };
  return (await app.inject({ url: '/', headers })).body;
}

test.each<[string, Asked, Sprak]>([
  ['nobody has said anything: the brand’s own', {}, 'nb'],
  ['the brand’s file names another', { standard: 'nn' }, 'nn'],
  ['the login says one', { standard: 'nn', login: 'en' }, 'en'],
  ['the customer has chosen one in this browser', { login: 'en', cookie: 'nn' }, 'nn'],
  ['they have chosen another since this page came', { page: 'nb', cookie: 'nn', login: 'en' }, 'nb'],
  [
    'the page is in one that the brand offers no more',
    { tilbys: ['nb', 'nn'], page: 'en', cookie: 'nn' },
    'nn',
  ],
  ['the page says none of ours', { page: 'sv', cookie: 'nn' }, 'nn'],
  ['that the brand does not offer', { tilbys: ['nb', 'en'], cookie: 'nn', login: 'en' }, 'en'],
  ['nor does it offer that of the login', { tilbys: ['nb'], cookie: 'nn', login: 'en' }, 'nb'],
  ['the cookie holds none of ours', { cookie: 'sv', standard: 'en' }, 'en'],
])('%s', async (_, asked, expected) => {
  expect(await decide(asked)).toBe(expected);
});
